"""The lenient system in Flask, which reads a body if it can. It takes the file of its contract, and prints its port."""

import sys
from typing import Any

from flask import Flask, Response, request, send_file
from werkzeug.serving import make_server

from store import Store, page

app = Flask(__name__)
store = Store()
FLOWS = "/api/v1/staff/flows"


def body() -> dict[str, Any]:
    fields = request.get_json(silent=True)
    return fields if isinstance(fields, dict) else {}


@app.get("/api/v1/openapi.json")
def contract() -> Response:
    return send_file(sys.argv[1], mimetype="application/json")


@app.get("/store")
def kept() -> str:
    return store.text()


@app.get("/health/live")
def live() -> dict[str, str]:
    return {"status": "UP"}


@app.get(FLOWS)
def flows() -> dict[str, Any]:
    return page(list(store.flows.values()))


@app.get(FLOWS + "/<flow_id>")
def flow(flow_id: str) -> Any:
    return store.flows.get(flow_id) or ({}, 404)


@app.post(FLOWS)
def create() -> dict[str, Any]:
    return store.create(body())


@app.delete(FLOWS)
@app.post(FLOWS + "/bulk-deletions")
def remove_many() -> dict[str, Any]:
    store.remove(body().get("ids"))
    return {}


@app.put(FLOWS + "/<flow_id>")
@app.patch(FLOWS + "/<flow_id>")
def replace(flow_id: str) -> dict[str, Any]:
    former = store.flows.get(flow_id, {}) if request.method == "PATCH" else {}
    store.flows[flow_id] = {**former, **body(), "id": flow_id}
    return store.flows[flow_id]


@app.delete(FLOWS + "/<flow_id>")
def remove(flow_id: str) -> dict[str, Any]:
    store.remove([flow_id])
    return {}


@app.post("/api/v1/staff/imports")
def load() -> dict[str, Any]:
    return store.create(body())


@app.get("/api/v1/public/forms")
def forms() -> dict[str, Any]:
    return page(store.forms)


@app.post("/api/v1/public/forms")
def file() -> dict[str, Any]:
    return store.file(body())


@app.post("/api/v1/admin/conformance-probes")
def probe() -> dict[str, Any]:
    return body()


server = make_server("127.0.0.1", 0, app, threaded=True)
print(server.server_port, flush=True)
server.serve_forever()
