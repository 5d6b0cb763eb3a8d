import { readFileSync } from "node:fs";
import { createServer, type RequestListener } from "node:http";
import { join } from "node:path";
import express from "express";
import fastify from "fastify";
import { Hono } from "hono";
import { getRequestListener } from "@hono/node-server";
import Koa from "koa";
import { listenOnLoopback } from "../../../../../shared/testing/loopback.ts";
import { answerTo, type Call, Store } from "./system.ts";

export interface LenientServer {
  name: string;
  version: string;
  /** A running server with a store of its own. */
  start: () => Promise<Running>;
}

export interface Running {
  url: string;
  /** Its store, to the byte. */
  bytes: () => Promise<Buffer>;
  stop: () => Promise<void>;
}

const { devDependencies } = JSON.parse(
  readFileSync(join(import.meta.dirname, "../../../../../package.json"), "utf8"),
) as { devDependencies: Record<string, string> };

const serverOf = (
  name: string,
  listenerOf: (store: Store) => RequestListener | Promise<RequestListener>,
  version = devDependencies[name.split(" ")[0]?.toLowerCase() ?? ""] ?? "",
): LenientServer => ({
  name,
  version,
  async start() {
    const store = new Store();
    const { url, stop } = await listenOnLoopback(createServer(await listenerOf(store)));
    return { url, stop, bytes: () => Promise.resolve(store.bytes()) };
  },
});

/** Express looks at tokens, so that its acts are those of a signed-in caller. */
const ofExpress = (store: Store, parsesJson: boolean): RequestListener => {
  const app = express();
  // It prints what it could not parse in every other environment.
  app.set("env", "test");
  if (parsesJson) app.use(express.json());
  app.use((request, response) => {
    const { method, path } = request;
    const { authorization } = request.headers;
    const call: Call = { method, path, authorization, body: request.body };
    const { status, json } = answerTo(store, call, { asksForTokens: true });
    response.status(status).json(json);
  });
  return app;
};

async function ofFastify(store: Store): Promise<RequestListener> {
  const app = fastify();
  app.addContentTypeParser("*", { parseAs: "string" }, (_, __, done) => done(null, undefined));
  app.all("/*", (request, reply) => {
    const { method, body } = request;
    const { status, json } = answerTo(store, { method, path: request.url.split("?")[0] ?? "", body });
    return reply.status(status).send(json);
  });
  await app.ready();
  return (request, response) => app.routing(request, response);
}

/** Koa reads no body unless somebody asks for it. */
const ofKoa = (store: Store): RequestListener => {
  const app = new Koa();
  app.use((context) => {
    const { status, json } = answerTo(store, { method: context.method, path: context.path });
    Object.assign(context, { status, body: json });
  });
  const listener = app.callback();
  return (request, response) => void listener(request, response);
};

const ofHono = (store: Store): RequestListener => {
  const app = new Hono();
  app.all("*", async (context) => {
    const body: unknown = await context.req.json().catch(() => undefined);
    const { method, path } = context.req;
    const { status, json } = answerTo(store, { method, path, body });
    return new Response(JSON.stringify(json), { status, headers: { "content-type": "application/json" } });
  });
  const listener = getRequestListener((request) => app.fetch(request));
  return (request, response) => void listener(request, response);
};

/** Keeps every body, at every address. */
const ofAnything =
  (store: Store): RequestListener =>
  (request, response) => {
    const { method = "GET", url = "/" } = request;
    const pieces: Buffer[] = [];
    request.on("data", (piece: Buffer) => pieces.push(piece));
    request.on("end", () => {
      const path = url.split("?")[0] ?? "/";
      const isRead = ["GET", "HEAD", "OPTIONS"].includes(method);
      // The address that does nothing is the one that the owner names.
      if (!isRead && !path.endsWith("/conformance-probes"))
        store.anything.set(`${method} ${path}`, Buffer.concat(pieces).toString());
      const { json } = isRead ? answerTo(store, { method, path }) : { json: { acceptat: true } };
      response.writeHead(200, { "content-type": "application/json" }).end(JSON.stringify(json));
    });
  };

export const lenientServers: readonly LenientServer[] = [
  serverOf("Express with express.json()", (store) => ofExpress(store, true)),
  serverOf("Express without express.json()", (store) => ofExpress(store, false)),
  serverOf("Fastify", ofFastify),
  serverOf("Koa", ofKoa),
  serverOf("hono", ofHono),
  serverOf("node:http that takes anything", ofAnything, "of Node"),
];
