"""The lenient system in FastAPI, whose bodies are optional and whose contract is its own. It prints its port."""

import socket
from typing import Any

import uvicorn
from fastapi import FastAPI, HTTPException, Request
from fastapi.responses import PlainTextResponse
from pydantic import BaseModel

from store import Store, page

app = FastAPI(title="Sistem de probă", version="1.0.0", openapi_url="/api/v1/openapi.json")
store = Store()
FLOWS = "/api/v1/staff/flows"


class Flow(BaseModel):
    nume: str = "nou"


class Selection(BaseModel):
    ids: list[str] | None = None


class Form(BaseModel):
    text: str = ""


@app.get("/store", include_in_schema=False)
def kept() -> PlainTextResponse:
    return PlainTextResponse(store.text())


@app.get("/health/live")
def live() -> dict[str, str]:
    return {"status": "UP"}


@app.get(FLOWS)
def flows() -> dict[str, Any]:
    return page(list(store.flows.values()))


@app.get(FLOWS + "/{flow_id}")
def flow(flow_id: str) -> dict[str, Any]:
    if flow_id not in store.flows:
        raise HTTPException(404)
    return store.flows[flow_id]


@app.post(FLOWS, status_code=201)
def create(flow: Flow = Flow()) -> dict[str, Any]:
    return store.create(flow.model_dump())


@app.delete(FLOWS)
def remove_all(selection: Selection = Selection()) -> dict[str, Any]:
    store.remove(selection.ids)
    return {}


@app.post(FLOWS + "/bulk-deletions")
def remove_many(selection: Selection = Selection()) -> dict[str, Any]:
    store.remove(selection.ids)
    return {}


@app.put(FLOWS + "/{flow_id}")
def replace(flow_id: str, flow: Flow = Flow()) -> dict[str, Any]:
    store.flows[flow_id] = {**flow.model_dump(), "id": flow_id}
    return store.flows[flow_id]


@app.delete(FLOWS + "/{flow_id}")
def remove(flow_id: str) -> dict[str, Any]:
    store.remove([flow_id])
    return {}


@app.post(
    "/api/v1/staff/imports",
    status_code=201,
    openapi_extra={"requestBody": {"content": {"application/vnd.api+json": {}, "application/json": {}}}},
)
async def load(request: Request) -> dict[str, Any]:
    await request.body()
    return store.create({"nume": "nou"})


@app.get("/api/v1/public/forms")
def forms() -> dict[str, Any]:
    return page(store.forms)


@app.post("/api/v1/public/forms", status_code=201)
def file(form: Form = Form()) -> dict[str, Any]:
    return store.file(form.model_dump())


@app.post("/api/v1/admin/conformance-probes", status_code=201)
def probe(form: Form = Form()) -> dict[str, Any]:
    return form.model_dump()


listening = socket.create_server(("127.0.0.1", 0))
print(listening.getsockname()[1], flush=True)
uvicorn.Server(uvicorn.Config(app, log_level="error")).run(sockets=[listening])
