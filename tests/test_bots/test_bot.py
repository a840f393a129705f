import pytest

from settebello.bots import BadLimit, Limit, Unit, parse_limit


@pytest.mark.parametrize(
    ("text", "limit"),
    [
        ("50ms", Limit(50, Unit.MILLISECONDS)),
        ("4000n", Limit(4000, Unit.NODES)),
        ("400w", Limit(400, Unit.WORLDS)),
        (" 1W ", Limit(1, Unit.WORLDS)),
    ],
)
def test_a_limit_is_a_number_and_a_unit(text: str, limit: Limit) -> None:
    assert parse_limit(text) == limit


@pytest.mark.parametrize("text", ["50ms", "4000n", "400w", "999999999n"])
def test_a_limit_is_written_as_it_is_read(text: str) -> None:
    assert str(parse_limit(text)) == text


@pytest.mark.parametrize(
    "text", ["", "50", "ms", "0ms", "007n", "-5n", "1.5w", "50 ms", "5s", "1000000000n", "٣n", "50ms50ms"]
)
def test_anything_else_is_no_limit(text: str) -> None:
    with pytest.raises(BadLimit) as caught:
        parse_limit(text)
    assert caught.value.code == "bad_limit"
    assert caught.value.text == text
