import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { afterEach, expect, it } from "vitest";
import { smtpServer } from "./smtp.ts";

const mail = { from: "temelia@temelia.test", to: "ana@exemplu.md", subject: "Știri", text: "Bună ziua" };

let server: Server | undefined;

afterEach(() => server?.close());

/** The port of a server that treats each connection in this way. */
async function listening(accept: (socket: Socket) => void): Promise<number> {
  const open = createServer(accept);
  server = open;
  await new Promise<void>((resolve) => open.listen(0, "127.0.0.1", resolve));
  return (open.address() as AddressInfo).port;
}

const send = (port: number, credentials = "") =>
  smtpServer({ url: `smtp://${credentials}127.0.0.1:${port}`, timeoutMs: 200 }).send(mail);

it("a mail server out of reach may take the mail later", async () => {
  const port = await listening(() => undefined);
  server?.close();
  const outcome = await send(port);
  expect(outcome).toMatchObject({ kind: "deferred", code: "ESOCKET", responseCode: undefined });
  expect(outcome.reply).toContain("ECONNREFUSED");
});

it("a mail server that does not respond in time may take the mail later", async () => {
  const port = await listening((socket) => setTimeout(() => socket.destroy(), 2000).unref());
  expect(await send(port)).toMatchObject({ kind: "deferred", code: "ETIMEDOUT", responseCode: undefined });
});

it("a mail server that closes the connection may take the mail later", async () => {
  const port = await listening((socket) => socket.end("421 closing down\r\n"));
  expect(await send(port)).toMatchObject({ kind: "deferred", responseCode: 421 });
});

it("a refused login says nothing about the mail", async () => {
  const port = await listening((socket) => {
    socket.write("220 mail\r\n");
    socket.on("data", (sent) => {
      socket.write(String(sent).startsWith("EHLO") ? "250-mail\r\n250 AUTH PLAIN\r\n" : "535 not you\r\n");
    });
  });
  expect(await send(port, "temelia:gresit@")).toMatchObject({
    kind: "deferred",
    code: "EAUTH",
    reply: "535 not you",
    responseCode: 535,
  });
});
