"""What the lenient servers keep: the same as those in functions/platform/audit/testing/lenient/system.ts."""

import json
from typing import Any


class Store:
    def __init__(self) -> None:
        self.flows: dict[str, dict[str, Any]] = {
            "1": {"id": "1", "nume": "Eliberarea certificatelor"},
            "2": {"id": "2", "nume": "Audiențe"},
        }
        self.forms: list[dict[str, Any]] = [{"id": "1", "text": "Cerere"}]
        self.made = 2

    def next_id(self) -> str:
        self.made += 1
        return str(self.made)

    def create(self, fields: dict[str, Any]) -> dict[str, Any]:
        flow = {**fields, "id": self.next_id()}
        self.flows[flow["id"]] = flow
        return flow

    def remove(self, ids: list[str] | None) -> None:
        for one in list(self.flows) if ids is None else ids:
            self.flows.pop(one, None)

    def file(self, fields: dict[str, Any]) -> dict[str, Any]:
        form = {**fields, "id": self.next_id()}
        self.forms.append(form)
        return form

    def text(self) -> str:
        return json.dumps([self.flows, self.forms, self.made])


def page(items: list[dict[str, Any]]) -> dict[str, Any]:
    return {"items": items, "page": 0, "size": len(items), "total": len(items)}
