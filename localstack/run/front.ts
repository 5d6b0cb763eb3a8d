import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { once } from "node:events";
import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { demoPassword, documents, people } from "../demo/data.ts";
import type { MailSink } from "../cloud/mail-sink.ts";
import { deployedServices } from "../serverless/functions.ts";
import type { HttpApi } from "./http-api.ts";
import type { Ports } from "./ports.ts";

export interface Front {
  url: string;
  stop(): Promise<void>;
}

/** API Gateway's limit of a request's line and headers. */
const MOST_HEADER_BYTES = 10_240;

const site = join(import.meta.dirname, "../demo/site");

/** Every file of the landing page. */
const pages: Record<string, { file: string; type: string }> = {
  "/": { file: "index.html", type: "text/html; charset=utf-8" },
  "/mail": { file: "mail.html", type: "text/html; charset=utf-8" },
  "/site/style.css": { file: "style.css", type: "text/css; charset=utf-8" },
  ...Object.fromEntries(
    ["page.js", "api.js", "words.js", "elements.js", "documents.js", "mail.js"].map((file) => [
      `/site/${file}`,
      { file, type: "text/javascript; charset=utf-8" },
    ]),
  ),
};

export interface FrontOptions {
  ports: Ports;
  mail: MailSink;
  /** Every service, under its own prefix. */
  api: HttpApi;
}

/** Serves the address that people open: the landing page, the caught mails, and every service. */
export async function startFront({ ports, mail, api }: FrontOptions): Promise<Front> {
  const services = deployedServices();
  const facts = { services, password: demoPassword, people, protected: protectedDocuments(), ports };
  const values: Record<string, () => unknown> = {
    "/site/facts.json": () => facts,
    "/mail/all.json": () => mail.mails(),
  };

  async function answer(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const path = (incoming.url ?? "/").split("?")[0] ?? "/";
    if (api.serves(path)) return api.answer(incoming, reply);
    const page = pages[path];
    if (page) return send(reply, 200, page.type, await readFile(join(site, page.file)));
    const value = values[path];
    if (value) return send(reply, 200, "application/json; charset=utf-8", JSON.stringify(value()));
    send(reply, 404, "text/plain; charset=utf-8", `Aici nu este nimic: ${path}\n`);
  }

  const server = createServer({ maxHeaderSize: MOST_HEADER_BYTES }, (incoming, reply) => {
    answer(incoming, reply).catch((error: unknown) => {
      reply.destroy(error instanceof Error ? error : undefined);
    });
  });
  server.listen(ports.front, "127.0.0.1");
  await once(server, "listening");
  return {
    url: `http://localhost:${String(ports.front)}`,
    stop: async () => {
      const closed = once(server, "close");
      server.close();
      server.closeAllConnections();
      await closed;
    },
  };
}

const protectedDocuments = () =>
  documents.flatMap(({ id, denumire, password }) => (password ? [{ id, denumire, password }] : []));

function send(reply: ServerResponse, status: number, type: string, body: string | Buffer): void {
  reply.writeHead(status, {
    "content-type": type,
    "cache-control": "no-store",
    "x-content-type-options": "nosniff",
  });
  reply.end(body);
}
