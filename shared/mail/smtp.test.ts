import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { createHash, createVerify, generateKeyPairSync } from "node:crypto";
import { afterEach, expect, it } from "vitest";
import type { OutgoingMail } from "./mail.ts";
import { closePools } from "./pool.ts";
import { smtpServer } from "./smtp.ts";

const mail: OutgoingMail = {
  from: { address: "temelia@temelia.test" },
  to: "ana@exemplu.md",
  subject: "Știri",
  text: "Bună ziua",
};

let server: Server | undefined;

afterEach(() => {
  closePools();
  server?.close();
});

/** The port of a server that treats each connection in this way. */
async function listening(accept: (socket: Socket) => void): Promise<number> {
  const open = createServer(accept);
  server = open;
  await new Promise<void>((resolve) => open.listen(0, "127.0.0.1", resolve));
  return (open.address() as AddressInfo).port;
}

interface SendOptions {
  /** `user:password@` */
  credentials?: string;
  changed?: Partial<OutgoingMail>;
  timeoutMs?: number;
}

const send = (port: number, { credentials = "", changed = {}, timeoutMs = 20_000 }: SendOptions = {}) =>
  smtpServer({ url: `smtp://${credentials}127.0.0.1:${port}`, timeoutMs }).send({ ...mail, ...changed });

/** All that a client says to a server that accepts its mail. */
async function dialogueOf(changed: Partial<OutgoingMail>): Promise<string> {
  let said = "";
  const port = await listening((socket) => {
    socket.write("220 mail\r\n");
    socket.on("data", (bytes) => {
      said += bytes.toString("latin1");
      socket.write(said.endsWith("\r\nDATA\r\n") ? "354 go on\r\n" : "250 ok\r\n");
    });
  });
  await send(port, { changed });
  return said;
}

it("a mail server out of reach may take the mail later", async () => {
  const port = await listening(() => undefined);
  server?.close();
  const outcome = await send(port);
  expect(outcome).toMatchObject({ kind: "deferred", code: "ESOCKET", responseCode: undefined });
  expect(outcome.reply).toContain("ECONNREFUSED");
});

it("a mail server that does not respond in time may take the mail later", async () => {
  const port = await listening((socket) => setTimeout(() => socket.destroy(), 2000).unref());
  expect(await send(port, { timeoutMs: 200 })).toMatchObject({
    kind: "deferred",
    code: "ETIMEDOUT",
    responseCode: undefined,
  });
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
  expect(await send(port, { credentials: "temelia:gresit@" })).toMatchObject({
    kind: "deferred",
    code: "EAUTH",
    reply: "535 not you",
    responseCode: 535,
  });
});

it("a domain in any script is said as ASCII, in the envelope and in the header", async () => {
  const said = await dialogueOf({ to: "ana@școală.md", from: { address: "registru@țară.md" } });
  expect(said).toContain("MAIL FROM:<registru@xn--ar-kla13i.md>\r\n");
  expect(said).toContain("RCPT TO:<ana@xn--coal-3sa77n.md>\r\n");
  expect(said).toContain("To: ana@xn--coal-3sa77n.md\r\n");
});

it("a mail of a signed domain has a DKIM signature that its public key verifies", async () => {
  const { publicKey, privateKey } = generateKeyPairSync("rsa", {
    modulusLength: 1024,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const said = await dialogueOf({ dkim: { domain: "temelia.test", selector: "2026", privateKey } });
  const message = said.slice(said.indexOf("DATA\r\n") + 6, said.indexOf("\r\n.\r\n") + 2);
  const { tags, isSigned, isWhole } = verify(message, publicKey);
  expect(tags).toMatchObject({ d: "temelia.test", s: "2026", a: "rsa-sha256", c: "relaxed/relaxed" });
  expect(tags.h?.split(":")).toEqual(expect.arrayContaining(["from", "to", "subject", "date", "message-id"]));
  expect([isSigned, isWhole]).toEqual([true, true]);
  expect(verify(message.replace("Subject: ", "Subject: alte "), publicKey).isSigned).toBe(false);
});

/** Checks the signature of a message as RFC 6376 describes it, relaxed for header and body. */
function verify(message: string, publicKey: string) {
  const [head = "", body = ""] = message.split(/\r\n\r\n(.*)/s);
  const headers = new Map(
    head.split(/\r\n(?![ \t])/).map((line) => [line.slice(0, line.indexOf(":")).toLowerCase(), line]),
  );
  const relaxed = (name: string) =>
    `${name}:${(headers.get(name) ?? "")
      .replace(/^[^:]*:/, "")
      .replace(/\s+/g, " ")
      .trim()}`;
  const signature = relaxed("dkim-signature");
  const tags: Record<string, string> = Object.fromEntries(
    [...signature.matchAll(/([a-z]+)=([^;]*)/g)].map(([, tag = "", value = ""]) => [
      tag,
      value.replace(/ /g, ""),
    ]),
  );
  const signed = [...(tags.h ?? "").split(":").map(relaxed), signature.replace(/(b=)[^;]*$/, "$1")].join(
    "\r\n",
  );
  const content = `${body
    .replace(/[ \t]+/g, " ")
    .replace(/ (?=\r\n)/g, "")
    .replace(/(\r\n)*$/, "")}\r\n`;
  return {
    tags,
    isSigned: createVerify("rsa-sha256")
      .update(signed, "latin1")
      .verify(publicKey, tags.b ?? "", "base64"),
    isWhole: createHash("sha256").update(content, "latin1").digest("base64") === tags.bh,
  };
}
