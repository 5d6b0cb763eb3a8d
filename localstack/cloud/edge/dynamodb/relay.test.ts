import { once } from "node:events";
import { connect, createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { text } from "node:stream/consumers";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { relay, type Relay } from "./relay.ts";

const accepted: string[] = [];
let isDiskFull = false;
const refused = new Set<string>();
/** What the engine has received, by connection. */
let received: string[];
/** Answers what the engine receives. */
let engine: (socket: Socket) => void;
/** What a connection had brought when it was handed over. */
let handedOver: string[];
let servers: Server[];
let lane: Relay;
let port: number;

const answer = (status: string, body: string) =>
  `HTTP/1.1 ${status}\r\nx-amz-crc32: 1\r\ncontent-length: ${String(body.length)}\r\n\r\n${body}`;

async function listening(serve: (socket: Socket) => void): Promise<number> {
  const server = createServer({ allowHalfOpen: true }, serve).listen(0, "127.0.0.1");
  servers.push(server);
  await once(server, "listening");
  return (server.address() as AddressInfo).port;
}

beforeEach(async () => {
  [received, handedOver, servers, accepted.length] = [[], [], [], 0];
  refused.clear();
  engine = (socket) => socket.write(answer("200 OK", "{}"));
  const enginePort = await listening((socket) => {
    const own = received.push("") - 1;
    socket.on("data", (chunk) => {
      received[own] += chunk.toString();
      engine(socket);
    });
    socket.on("error", () => undefined);
  });
  lane = relay({
    port: enginePort,
    takes: (operation) => !refused.has(operation),
    accepted: (operation, body) => {
      if (isDiskFull) throw new Error("the disk is full");
      accepted.push(`${operation} ${body.toString()}`);
    },
  });
  port = await listening((socket) => {
    lane.serve(socket, (client, brought) => {
      handedOver.push(brought.toString());
      client.end("handed over");
    });
  });
});
afterEach(() => {
  lane.close();
  for (const server of servers) server.close();
});

const call = (operation: string, body = "{}", more = "") =>
  `POST / HTTP/1.1\r\nHost: here\r\nX-Amz-Target: DynamoDB_20120810.${operation}\r\nauthorization: AWS4\r\n${more}Content-Length: ${String(body.length)}\r\n\r\n${body}`;

/** The first line, the headers of the connection, and the body of an answer, as the client gets it. */
const relayed = (status: string, body: string) =>
  answer(status, body).replace("\r\n", "\r\nconnection: keep-alive\r\nkeep-alive: timeout=60\r\n");

/** Sends pieces over one connection, each after the answer to the one before has begun. */
async function exchange(...pieces: string[]): Promise<string[]> {
  const client = connect({ host: "127.0.0.1", port, noDelay: true });
  const answers: string[] = [];
  for (const piece of pieces) {
    client.write(piece);
    const [chunk] = (await Promise.race([once(client, "data"), once(client, "close")])) as [unknown];
    answers.push(Buffer.isBuffer(chunk) ? chunk.toString() : "closed");
  }
  client.destroy();
  return answers;
}

it("the relay passes a request to the engine as it came, and the answer back with the life of the connection", async () => {
  const sent = call("GetItem", `{"a":1}`);
  expect(await exchange(sent, sent)).toEqual([relayed("200 OK", "{}"), relayed("200 OK", "{}")]);
  // One connection to the engine serves one request after the other.
  expect(received).toEqual([sent + sent]);
});

it("the relay puts a request together from any pieces, and keeps two that come at once apart", async () => {
  const sent = call("GetItem", `{"a":1}`);
  const client = connect({ host: "127.0.0.1", port, noDelay: true });
  for (const sign of sent) {
    client.write(sign);
    await new Promise(setImmediate);
  }
  client.write(call("Query") + call("Scan"));
  const all = relayed("200 OK", "{}").repeat(3);
  let got = "";
  for await (const chunk of client) if ((got += String(chunk)).length >= all.length) break;
  expect(got).toBe(all);
  expect(received.join("")).toBe(sent + call("Query") + call("Scan"));
});

it("the relay tells of a request that the engine accepted before the client has the answer, and of no other", async () => {
  await exchange(call("PutItem", `{"a":1}`));
  expect(accepted).toEqual([`PutItem {"a":1}`]);
  engine = (socket) => socket.write(answer("400 Bad Request", "{}"));
  expect(await exchange(call("PutItem"))).toEqual([relayed("400 Bad Request", "{}")]);
  expect(accepted).toHaveLength(1);
});

it("the relay ends the connection of a client whose write could not be told, and serves the next one", async () => {
  isDiskFull = true;
  expect(await exchange(call("PutItem"))).toEqual(["closed"]);
  isDiskFull = false;
  expect(await exchange(call("PutItem"))).toEqual([relayed("200 OK", "{}")]);
});

it("the relay waits for the rest of an answer", async () => {
  const [whole, cut] = [answer("200 OK", `{"Items":[]}`), 60];
  engine = (socket) => {
    socket.write(whole.slice(0, cut));
    setTimeout(() => socket.write(whole.slice(cut)), 20);
  };
  expect(await exchange(call("Query"))).toEqual([relayed("200 OK", `{"Items":[]}`)]);
});

describe("the relay hands a connection over, with all that it has brought, at", () => {
  it.each([
    ["a request to another address", "PUT /bucket/key HTTP/1.1\r\nContent-Length: 1000000\r\n\r\nabc"],
    ["a request of another service", call("GetItem").replace("DynamoDB_20120810", "AmazonSQS")],
    ["a request without credentials", call("GetItem").replace("authorization", "x-none")],
    ["a body in chunks", call("GetItem", "{}", "Transfer-Encoding: chunked\r\n")],
    ["a client that waits to be asked for the body", call("GetItem", "{}", "Expect: 100-continue\r\n")],
    ["the last request of a connection", call("GetItem", "{}", "Connection: close\r\n")],
    ["a body beyond the limit of DynamoDB", call("GetItem").replace(/Length: \d+/, "Length: 16777217")],
    ["a request without a length", call("GetItem").replace("Content-Length", "X-Length")],
    ["headers without an end", `POST / HTTP/1.1\r\nx: ${"x".repeat(20_000)}`],
  ])("%s", async (_, sent) => {
    expect(await exchange(call("GetItem"), sent)).toEqual([relayed("200 OK", "{}"), "handed over"]);
    expect(handedOver.join("")).toBe(sent);
    expect(received).toEqual([call("GetItem")]);
  });

  it("an operation that it does not take now", async () => {
    refused.add("PutItem");
    expect(await exchange(call("GetItem"), call("PutItem"))).toEqual([
      relayed("200 OK", "{}"),
      "handed over",
    ]);
    expect(handedOver).toEqual([call("PutItem")]);
  });
});

it.each([
  ["ends", (socket: Socket) => void socket.destroy()],
  ["answers without a length", (socket: Socket) => void socket.write("HTTP/1.1 200 OK\r\n\r\n")],
])("the relay ends the connection of a client whose engine %s, and serves the next one", async (_, fails) => {
  const works = engine;
  engine = fails;
  expect(await exchange(call("GetItem"))).toEqual(["closed"]);
  engine = works;
  expect(await exchange(call("GetItem"))).toEqual([relayed("200 OK", "{}")]);
});

it("the relay uses a connection to the engine again when its client has gone before the answer", async () => {
  const { promise: asked, resolve } = Promise.withResolvers<Socket>();
  const works = engine;
  engine = resolve;
  const client = connect({ host: "127.0.0.1", port });
  client.write(call("GetItem"));
  const socket = await asked;
  client.destroy();
  await once(client, "close");
  works(socket);
  engine = works;
  await expect.poll(() => exchange(call("Query")).then(() => received.length)).toBe(1);
});

it("the relay ends a connection that its client ends", async () => {
  const client = connect({ host: "127.0.0.1", port });
  client.end();
  expect(await text(client)).toBe("");
});
