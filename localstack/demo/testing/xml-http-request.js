import { request } from "node:http";

/**
 * XMLHttpRequest as browsers send uploads: with the length of the body, for which the store's addresses are signed, and
 * with progress. The test document's own XMLHttpRequest sends neither.
 */
export class BrowserRequest extends EventTarget {
  upload = new EventTarget();
  status = 0;
  responseText = "";
  #headers = {};

  open(method, url) {
    this.#headers = {};
    this.method = method;
    this.url = new URL(url, location.href);
  }

  setRequestHeader(name, value) {
    this.#headers[name] = value;
  }

  async send(body) {
    const encoded = new Response(body);
    const bytes = Buffer.from(await encoded.arrayBuffer());
    const type = body instanceof FormData ? { "content-type": encoded.headers.get("content-type") } : {};
    if (this.isAborted) return;
    const headers = { ...type, ...this.#headers, origin: location.origin, "content-length": bytes.length };
    this.sent = request(this.url, { method: this.method, headers }, async (answer) => {
      this.status = answer.statusCode;
      this.responseText = Buffer.concat(await answer.toArray()).toString();
      this.#tell(this, "load");
    });
    this.sent.on("error", () => this.#tell(this, this.isAborted ? "abort" : "error"));
    this.sent.end(bytes, () => {
      this.#tell(this.upload, "progress", bytes.length);
      this.#tell(this.upload, "load");
    });
  }

  abort() {
    this.isAborted = true;
    if (this.sent) this.sent.destroy();
    else this.#tell(this, "abort");
  }

  #tell(target, name, loaded = 0) {
    target.dispatchEvent(Object.assign(new Event(name), { loaded }));
    if (target === this) target.dispatchEvent(new Event("loadend"));
  }
}
