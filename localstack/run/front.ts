import { once } from "node:events";
import { createServer, type IncomingMessage, type Server, type ServerResponse } from "node:http";
import { createServer as createTlsServer } from "node:https";
import type { Socket } from "node:net";
import { text as readText } from "node:stream/consumers";
import type { MailSink } from "../cloud/mail-sink.ts";
import { isOfConsole } from "../../functions/console/addresses.ts";
import { consoleFiles } from "../../functions/console/answer.ts";
import { demoValues, pageAsking } from "../demo/reference.ts";
import { pageHeaders } from "../pages/page.ts";
import { missingPage, pageAt, RELOAD_SCRIPT } from "../pages/pages.ts";
import type { BuiltConsole } from "./console.ts";
import type { ServerIdentity } from "./development-certificates.ts";
import type { PushService } from "../providers/push-service.ts";
import type { SmsGateway } from "../providers/sms-gateway.ts";
import type { HttpApi } from "./http-api.ts";
import type { Ports } from "./ports.ts";

interface FrontOptions {
  ports: Ports;
  mail: MailSink;
  sms: SmsGateway;
  push: PushService;
  /** Every service, under its own prefix. */
  api: HttpApi;
  /** Its files are read again after each build. */
  pages: Pick<BuiltConsole, "folder" | "onBuilt">;
  /** The root of the local signing service, PEM. */
  root: string;
  /** The folder of the development certificates, for the samples of API pages. */
  certificates?: string;
  /** The identity of the front over TLS. */
  identity: ServerIdentity;
}

export interface Front {
  url: string;
  /** The same services over mutual TLS. */
  mutualTlsUrl: string;
  stop(): Promise<void>;
}

/** API Gateway's limit of a request's line and headers. */
const MOST_HEADER_BYTES = 10_240;

/** The server names no issuer, because many clients send only certificates of the issuers that a server names. */
const ANY_CLIENT_CERTIFICATE = { requestCert: true, rejectUnauthorized: false, ca: [] };

const JSON_TYPE = "application/json; charset=utf-8";
const TEXT_TYPE = "text/plain; charset=utf-8";

/**
 * Serves the public address: the console, the pages of the local system, and every service; and the services again at an address
 * that asks for a client certificate. It refuses none and passes on the one that it gets, so that functions decide.
 */
export async function startFront(options: FrontOptions): Promise<Front> {
  const { ports, mail, sms, push, api, pages, root, certificates = "", identity } = options;
  const mutualTlsUrl = `https://localhost:${String(ports.mutualTls)}`;
  const headers = new Headers(pageHeaders);
  const origins = {
    own: `http://localhost:${String(ports.front)}`,
    stores: [`http://localhost:${String(ports.cloud)}`],
  };
  const outbox = { mails: mail.mails, texts: sms.texts, pushes: push.pushes };
  const values: Record<string, () => unknown> = {
    "/demo/ports.json": () => ports,
    "/mail/all.json": () => mail.mails(),
    "/mail/counts.json": () => mail.counts(),
    "/sms/all.json": () => sms.texts(),
    "/sms/counts.json": () => sms.counts(),
    "/push/all.json": () => push.pushes(),
    "/push/counts.json": () => push.counts(),
  };

  /** The demo values of a service's API page; POST makes the records that they lack. */
  function demoAt(path: string, method?: string): (() => Promise<object>) | undefined {
    const service = pageAsking(path);
    const url = `http://127.0.0.1:${String(ports.front)}`;
    return service !== undefined && api.serves(path)
      ? () => demoValues({ url, mutualTlsUrl, certificates }, service, { makesRecords: method === "POST" })
      : undefined;
  }

  async function answer(incoming: IncomingMessage, reply: ServerResponse): Promise<void> {
    const [path = "/", query = ""] = (incoming.url ?? "/").split("?");
    if (isOfConsole(path) && path !== RELOAD_SCRIPT)
      return sendFile(consoleFiles(pages.folder, origins), {
        incoming,
        path,
        query: new URLSearchParams(query),
        reply,
      });
    const demo = demoAt(path, incoming.method);
    if (api.serves(path) && !demo) return api.answer(incoming, reply);
    reply.setHeaders(headers);
    if (path === "/demo/reload" && pages.onBuilt) return tellBuilds(reply, pages.onBuilt);
    const { cookie, "accept-language": wanted } = incoming.headers;
    const asked = { query: new URLSearchParams(query), headers: { cookie, "accept-language": wanted } };
    const page = await pageAt({ path, ...asked }, outbox);
    if (page) return send(reply, 200, page.type, page.body);
    if (path === "/semnare/radacina.pem") return send(reply, 200, "application/x-pem-file", root);
    if (incoming.method === "POST" && path === "/sms/reply") return takeReply(incoming, reply, sms);
    const value = values[path];
    if (value) return send(reply, 200, JSON_TYPE, JSON.stringify(value()));
    // HEAD only checks for demo values, without signing in.
    if (demo)
      return send(reply, 200, JSON_TYPE, incoming.method === "HEAD" ? "" : JSON.stringify(await demo()));
    const nothing = missingPage({ path, ...asked });
    send(reply, 404, nothing.type, nothing.body);
  }

  const plain = createServer({ maxHeaderSize: MOST_HEADER_BYTES }, handling(answer));
  const tls = createTlsServer(
    { maxHeaderSize: MOST_HEADER_BYTES, ...identity, ...ANY_CLIENT_CERTIFICATE },
    handling((incoming, reply) => api.answer(incoming, reply)),
  );
  const closers = await Promise.all([listen(plain, ports.front), listen(tls, ports.mutualTls)]);
  return {
    url: origins.own,
    mutualTlsUrl,
    stop: async () => {
      await Promise.all(closers.map((close) => close()));
    },
  };
}

/** Tells a page of the last build and those that follow, as server-sent events. */
function tellBuilds(reply: ServerResponse, onBuilt: NonNullable<BuiltConsole["onBuilt"]>): void {
  reply.writeHead(200, { "content-type": "text/event-stream" });
  reply.on(
    "close",
    onBuilt((build) => reply.write(`data: ${build}\n\n`)),
  );
}

interface Asked {
  incoming: IncomingMessage;
  path: string;
  query: URLSearchParams;
  reply: ServerResponse;
}

/** Answers as the console's function does on AWS. */
async function sendFile(
  files: ReturnType<typeof consoleFiles>,
  { incoming, path, query, reply }: Asked,
): Promise<void> {
  const entries = Object.entries(incoming.headers).map(([name, value]) => [name, String(value)]);
  const request = {
    method: incoming.method ?? "GET",
    path,
    query,
    headers: Object.fromEntries(entries) as Record<string, string>,
  };
  const { status, headers, body } = await files(request);
  reply.writeHead(status, headers);
  reply.end(body);
}

/**
 * Sends an SMS back in the name of a number, from the page of the messages. Another site's page cannot send JSON here without being
 * asked, and is not.
 */
async function takeReply(incoming: IncomingMessage, reply: ServerResponse, sms: SmsGateway): Promise<void> {
  if (incoming.headers["content-type"] !== "application/json")
    return send(reply, 415, TEXT_TYPE, "JSON is needed.\n");
  const { from, text } = JSON.parse(await readText(incoming)) as { from: string; text: string };
  const status = await sms.reply({ from, text });
  send(reply, status, JSON_TYPE, "{}");
}

/** Starts a server. The result stops it with all connections, also those that `closeAllConnections` omits: in a handshake. */
async function listen(server: Server, port: number): Promise<() => Promise<void>> {
  const connections = new Set<Socket>();
  server.on("connection", (socket: Socket) => {
    connections.add(socket);
    socket.once("close", () => connections.delete(socket));
  });
  server.listen(port, "127.0.0.1");
  await once(server, "listening");
  return async () => {
    const closed = once(server, "close");
    server.close();
    for (const socket of connections) socket.destroy();
    await closed;
  };
}

type Answer = (incoming: IncomingMessage, reply: ServerResponse) => Promise<void>;

/** The listener of a server for an asynchronous answer. */
const handling =
  (answer: Answer) =>
  (incoming: IncomingMessage, reply: ServerResponse): void => {
    answer(incoming, reply).catch((fault: unknown) => {
      endFaulty(incoming, reply, fault);
    });
  };

/** Logs a fault and answers it; an answer that has begun can only be cut off. Clients that hung up get nothing. */
function endFaulty({ method = "", url = "/" }: IncomingMessage, reply: ServerResponse, fault: unknown): void {
  if (reply.destroyed) return;
  console.error(`front: ${method} ${url.split("?")[0] ?? ""}`, fault);
  if (reply.headersSent) reply.destroy();
  else send(reply, 500, TEXT_TYPE, "Error in the local front; see its log.\n");
}

function send(reply: ServerResponse, status: number, type: string, body: string | Buffer): void {
  reply.writeHead(status, { "content-type": type });
  reply.end(body);
}
