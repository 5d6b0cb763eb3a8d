import { createServer as createTlsServer, type Server as TlsServer } from "node:https";
import {
  createServer,
  isIP,
  type AddressInfo,
  type LookupFunction,
  type Server,
  type Socket,
} from "node:net";
import { once } from "node:events";
import { afterEach, describe, expect, it } from "vitest";
import "../testing/environment.ts";
import { issue } from "../../localstack/signing-service/certificates.ts";
import { CallFailed } from "./call-failed.ts";
import { guardedFetch } from "./guarded-fetch.ts";

/** A stub resolver that returns these addresses for every name. */
const resolverOf =
  (...addresses: string[]): LookupFunction =>
  (_name, _options, answer) =>
    answer(
      null,
      addresses.map((address) => ({ address, family: isIP(address) })),
    );

const local = guardedFetch(["127.0.0.1"], { lookup: resolverOf("127.0.0.1") });

const servers: (Server | TlsServer)[] = [];
const sockets = new Set<Socket>();
afterEach(() => {
  for (const socket of sockets) socket.destroy();
  for (const server of servers.splice(0)) server.close();
});

async function addressOf(server: Server | TlsServer, scheme = "http"): Promise<URL> {
  servers.push(server);
  server.on("connection", (socket: Socket) => sockets.add(socket.on("error", () => undefined)));
  server.listen(0, "127.0.0.1");
  await once(server, "listening");
  return new URL(`${scheme}://exemplu.md:${String((server.address() as AddressInfo).port)}/`);
}

/** A server that answers each connection by `serve` once a request has arrived. */
const speaks = (serve: (socket: Socket) => void) =>
  addressOf(createServer((socket) => socket.once("data", () => serve(socket))));

/** Writes a piece again and again until the connection has ended. */
function forever(socket: Socket, piece: string): void {
  const write = () => {
    while (!socket.destroyed && socket.write(piece));
  };
  socket.on("drain", write);
  write();
}

const failureOf = async (address: URL, call = {}, outgoing = local) => {
  const failure: unknown = await outgoing.fetchWhole(address, call).catch((error: unknown) => error);
  if (!(failure instanceof CallFailed)) throw new Error("the call has not failed", { cause: failure });
  return [failure.kind, failure.mayHaveArrived];
};

describe("before a request is sent", () => {
  it.each(["10.0.0.1", "127.0.0.2", "169.254.169.254", "::1", "fd00:ec2::254"])(
    "a name that means %s is a refused address",
    async (address) => {
      const outgoing = guardedFetch(["127.0.0.1"], { lookup: resolverOf(address) });
      expect(await failureOf(new URL("http://exemplu.md"), {}, outgoing)).toEqual(["addressRefused", false]);
      expect(await failureOf(new URL("https://exemplu.md"), {}, outgoing)).toEqual(["addressRefused", false]);
    },
  );

  it("a name that means loopback is a refused address for calls without an allow-list", async () => {
    let connections = 0;
    const address = await addressOf(createServer(() => (connections += 1)));
    const outgoing = guardedFetch([], { lookup: resolverOf("127.0.0.1") });
    expect(await failureOf(address, {}, outgoing)).toEqual(["addressRefused", false]);
    expect(connections).toBe(0);
  });

  it("a name without an address is no connection", async () => {
    const lookup: LookupFunction = (_name, _options, answer) =>
      answer(Object.assign(new Error("queryA ENOTFOUND"), { code: "ENOTFOUND" }), []);
    const outgoing = guardedFetch([], { lookup });
    expect(await failureOf(new URL("http://exemplu.md"), {}, outgoing)).toEqual(["noConnection", false]);
  });

  it("a resolver that never answers takes the time of the call", async () => {
    const outgoing = guardedFetch([], { lookup: () => undefined });
    const call = { timeMs: 50 };
    expect(await failureOf(new URL("http://exemplu.md"), call, outgoing)).toEqual(["timeout", false]);
  });

  it("a closed port is no connection", async () => {
    const server = createServer();
    const address = await addressOf(server);
    server.close();
    expect(await failureOf(address, { method: "POST" })).toEqual(["noConnection", false]);
  });

  it("a certificate that no authority has issued is a failure of TLS", async () => {
    const { key, certificate } = issue({
      name: "exemplu.md",
      from: new Date(Date.now() - 60_000),
      until: new Date(Date.now() + 3_600_000),
      use: "signing",
    });
    const identity = { key: key.export({ format: "pem", type: "pkcs8" }), cert: certificate.toString() };
    let requests = 0;
    const address = await addressOf(
      createTlsServer(identity, () => (requests += 1)),
      "https",
    );
    expect(await failureOf(address, { method: "POST", body: "secret" })).toEqual(["tls", false]);
    expect(requests).toBe(0);
  });

  it("a server that does not speak TLS is a failure of TLS", async () => {
    const address = await speaks((socket) => socket.end("HTTP/1.1 200 OK\r\n\r\n"));
    address.protocol = "https:";
    expect(await failureOf(address)).toEqual(["tls", false]);
  });

  it("a connection that ends during the TLS handshake is no connection", async () => {
    const address = await speaks((socket) => socket.destroy());
    address.protocol = "https:";
    expect(await failureOf(address)).toEqual(["noConnection", false]);
  });

  it("a scheme other than http and https is an error of the caller", async () => {
    await expect(local.fetchWhole(new URL("ftp://exemplu.md"))).rejects.toThrow(TypeError);
  });
});

describe("once a request may have arrived", () => {
  it.each([
    ["silence", () => undefined],
    ["headers in drips", (socket: Socket) => socket.write("HTTP/1.1 200 OK\r\nx-a: ")],
    ["a body in drips", (socket: Socket) => socket.write("HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nda")],
    ["interim answers without end", (socket: Socket) => forever(socket, "HTTP/1.1 103 Early Hints\r\n\r\n")],
  ])("%s takes the time of the call", async (_, serve) => {
    const address = await speaks(serve);
    const [kind] = await failureOf(address, { method: "POST", timeMs: 200 });
    expect(kind).toBe("timeout");
  });

  it("a signal of the caller that times out is a timeout, and another reason is thrown as it is", async () => {
    const timer = new AbortController();
    const address = await speaks(() => timer.abort(new DOMException("late", "TimeoutError")));
    expect(await failureOf(address, { signal: timer.signal })).toEqual(["timeout", true]);
    const stopped = new Error("stopped");
    const call = { signal: AbortSignal.abort(stopped) };
    await expect(local.fetchWhole(address, call)).rejects.toBe(stopped);
  });

  it("headers without end are too large", async () => {
    const address = await speaks((socket) => {
      socket.write("HTTP/1.1 200 OK\r\n");
      forever(socket, `x-${"a".repeat(1000)}: b\r\n`);
    });
    expect(await failureOf(address)).toEqual(["tooLarge", true]);
  });

  it("trailers without end are too large", async () => {
    const address = await speaks((socket) => {
      socket.write("HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\n0\r\n");
      forever(socket, `x-${"a".repeat(1000)}: b\r\n`);
    });
    expect(await failureOf(address)).toEqual(["tooLarge", true]);
  });

  it.each([
    ["no HTTP", "SSH-2.0-OpenSSH_9.9\r\n"],
    ["an unknown chunk size", "HTTP/1.1 200 OK\r\ntransfer-encoding: chunked\r\n\r\nzz\r\n"],
    ["two lengths", "HTTP/1.1 200 OK\r\ncontent-length: 1\r\ncontent-length: 2\r\n\r\nda"],
  ])("an answer with %s is malformed", async (_, text) => {
    expect(await failureOf(await speaks((socket) => socket.write(text)))).toEqual(["malformed", true]);
  });

  it.each([
    ["before", ""],
    ["in the middle of", "HTTP/1.1 200 OK\r\ncontent-length: 9\r\n\r\nda"],
    ["instead of", "HTTP/1.1 101 Switching Protocols\r\nconnection: upgrade\r\nupgrade: x\r\n\r\n"],
  ])("a connection that ends %s the answer may have delivered the request", async (_, text) => {
    const address = await speaks((socket) => socket.end(text));
    expect(await failureOf(address, { method: "POST" })).toEqual(["noConnection", true]);
  });

  it("a status that HTTP does not know is an answer", async () => {
    const address = await speaks((socket) => socket.end("HTTP/1.1 999 Nu\r\ncontent-length: 0\r\n\r\n"));
    expect((await local.fetchWhole(address)).status).toBe(999);
  });
});
