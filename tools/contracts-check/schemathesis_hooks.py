"""What schemathesis does not send: requests whose answers no contract can tell."""

from typing import Any
from urllib.parse import urlencode

import schemathesis

# Above 10,240 bytes of address and headers the gateway answers 431 itself, as AWS does (docs/operations.md); what the
# client adds by itself has room in the rest.
MOST_BYTES = 9_000

# The bound that a client sees; a greater size is not refused but answered as this one.
MOST_ROWS = 200


def bytes_of(case: Any) -> int:
    headers = sum(len(str(name)) + len(str(value)) + 4 for name, value in (case.headers or {}).items())
    return len(case.path) + len(urlencode(case.query or {}, doseq=True)) + headers


def is_clamped(case: Any) -> bool:
    query = case.query or {}
    size = query.get("size", query.get("per-page"))
    try:
        return float(size) > MOST_ROWS
    except (TypeError, ValueError):
        return False


def has_empty_field(case: Any) -> bool:
    """A form sends fields that were not filled in: empty ones count as absent."""
    fields = case.body if case.media_type == "multipart/form-data" and isinstance(case.body, dict) else {}
    return "" in fields.values()


def is_bare_address(case: Any) -> bool:
    """The address for a new password may be just a JSON text; the contract shows the object that clients send."""
    return case.path.endswith("/reset-password/init") and isinstance(case.body, str)


@schemathesis.hook
def filter_case(context: Any, case: Any) -> bool:
    is_unlike = is_clamped(case) or has_empty_field(case) or is_bare_address(case)
    return bytes_of(case) < MOST_BYTES and not is_unlike
