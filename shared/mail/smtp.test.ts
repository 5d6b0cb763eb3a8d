import { createServer, type AddressInfo, type Server, type Socket } from "node:net";
import { dkimVerify } from "mailauth/lib/dkim/verify.js";
import { createHash, createVerify, generateKeyPairSync } from "node:crypto";
import { afterEach, describe, expect, it } from "vitest";
import { mailSink } from "../testing/local-mail.ts";
import type { OutgoingMail } from "./mail.ts";
import { closePools } from "./pool.ts";
import { smtpServer } from "./smtp.ts";

type Stage = Parameters<typeof mailSink.fail>[0];

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
  timeoutMs?: number | undefined;
}

const send = (port: number, { credentials = "", changed = {}, timeoutMs = 20_000 }: SendOptions = {}) =>
  smtpServer({ url: `smtp://${credentials}127.0.0.1:${port}`, timeoutMs }).send({ ...mail, ...changed });

const rsaKeys = () =>
  generateKeyPairSync("rsa", {
    modulusLength: 1024,
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });

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

it("a mail server out of reach takes no mail: the provider's fault", async () => {
  const port = await listening(() => undefined);
  server?.close();
  const outcome = await send(port);
  expect(outcome).toMatchObject({ kind: "provider", code: "ESOCKET", responseCode: undefined });
  expect(outcome.reply).toContain("ECONNREFUSED");
});

it("a mail server that does not respond in time takes no mail: the provider's fault", async () => {
  const port = await listening((socket) => setTimeout(() => socket.destroy(), 2000).unref());
  expect(await send(port, { timeoutMs: 200 })).toMatchObject({
    kind: "provider",
    code: "ETIMEDOUT",
    responseCode: undefined,
  });
});

it("a mail server that closes the connection takes no mail: the provider's fault", async () => {
  const port = await listening((socket) => socket.end("421 closing down\r\n"));
  expect(await send(port)).toMatchObject({ kind: "provider", responseCode: 421 });
});

it("a refused login says nothing about the mail", async () => {
  const port = await listening((socket) => {
    socket.write("220 mail\r\n");
    socket.on("data", (sent) => {
      socket.write(String(sent).startsWith("EHLO") ? "250-mail\r\n250 AUTH PLAIN\r\n" : "535 not you\r\n");
    });
  });
  expect(await send(port, { credentials: "temelia:gresit@" })).toMatchObject({
    kind: "provider",
    code: "EAUTH",
    reply: "535 not you",
    responseCode: 535,
  });
});

describe("a server that hangs up", () => {
  afterEach(() => {
    mailSink.recover();
    mailSink.clear();
  });

  const cut = (stage: Stage, changed: Partial<OutgoingMail> = {}, timeoutMs?: number) => {
    mailSink.fail(stage, timeoutMs === undefined ? "hangup" : "silence");
    return send(mailSink.port, { credentials: "ana:parola@", changed, timeoutMs });
  };

  it.each<Stage>(["connect", "login", "sender", "recipient", "data"])(
    "a server that hangs up at the stage %s has not got the mail: the provider's fault",
    async (stage) => {
      expect(await cut(stage)).toMatchObject({ kind: "provider", responseCode: undefined });
      expect(mailSink.mails()).toEqual([]);
    },
  );

  it("amid a message has not got the mail: the provider's fault", async () => {
    const content = Buffer.alloc(20_000_000, "a");
    const attachments = [{ name: "a.bin", type: "application/octet-stream", content }];
    expect(await cut("message", { attachments })).toMatchObject({ kind: "provider" });
  });

  it.each<Stage>(["end", "taken"])(
    "a server that hangs up at the stage %s may have the mail: ambiguous",
    async (stage) => {
      expect(await cut(stage)).toMatchObject({ kind: "ambiguous", responseCode: undefined });
    },
  );

  it("a server that hangs up after it took a signed mail or a second one over the same connection is ambiguous, too", async () => {
    await send(mailSink.port, { credentials: "ana:parola@" });
    const { privateKey } = rsaKeys();
    const dkim = { domain: "temelia.test", selector: "2026", privateKey };
    expect(await cut("taken", { dkim })).toMatchObject({ kind: "ambiguous" });
    expect(mailSink.mails()).toHaveLength(2);
  });

  it("a server that hangs up before it read a signed mail has not got it, also if the mail was signed in advance", async () => {
    const { privateKey } = rsaKeys();
    const dkim = { domain: "temelia.test", selector: "2026", privateKey };
    await send(mailSink.port, { credentials: "ana:parola@" });
    expect(await cut("sender", { dkim })).toMatchObject({ kind: "provider" });
  });

  it.each<[Stage, string, number]>([
    ["sender", "provider", 200],
    ["taken", "ambiguous", 3000],
  ])(
    "a server that hangs up and one that keeps silent at the stage %s are the same: %s",
    async (stage, kind, timeoutMs) => {
      expect(await cut(stage, {}, timeoutMs)).toMatchObject({ kind, code: "ETIMEDOUT" });
    },
  );
});

it("a domain in any script is said as ASCII, in the envelope and in the header", async () => {
  const said = await dialogueOf({ to: "ana@școală.md", from: { address: "registru@țară.md" } });
  expect(said).toContain("MAIL FROM:<registru@xn--ar-kla13i.md>\r\n");
  expect(said).toContain("RCPT TO:<ana@xn--coal-3sa77n.md>\r\n");
  expect(said).toContain("To: ana@xn--coal-3sa77n.md\r\n");
});

it("a mail of a signed domain has a DKIM signature that its public key verifies", async () => {
  const { publicKey, privateKey } = rsaKeys();
  const said = await dialogueOf({ dkim: { domain: "temelia.test", selector: "2026", privateKey } });
  const message = said.slice(said.indexOf("DATA\r\n") + 6, said.indexOf("\r\n.\r\n") + 2);
  const { tags, isSigned, isWhole } = verify(message, publicKey);
  expect(tags).toMatchObject({ d: "temelia.test", s: "2026", a: "rsa-sha256", c: "relaxed/relaxed" });
  expect(tags.h?.split(":")).toEqual(expect.arrayContaining(["from", "to", "subject", "date", "message-id"]));
  expect([isSigned, isWhole]).toEqual([true, true]);
  expect(verify(message.replace("Subject: ", "Subject: alte "), publicKey).isSigned).toBe(false);
});

it("the headers by which a recipient unsubscribes are among those that a signature covers", async () => {
  const { publicKey, privateKey } = rsaKeys();
  const headers = {
    "List-Unsubscribe": "<https://temelia.test/a>",
    "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
  };
  const dkim = { domain: "temelia.test", selector: "2026", privateKey };
  const said = await dialogueOf({ headers, dkim });
  const message = said.slice(said.indexOf("DATA\r\n") + 6, said.indexOf("\r\n.\r\n") + 2);
  const record = `v=DKIM1; k=rsa; p=${publicKey.replace(/-----[^-]+-----|\n/g, "")}`;
  const { results } = await dkimVerify(Buffer.from(message, "latin1"), {
    resolver: (name) => Promise.resolve(name === "2026._domainkey.temelia.test" ? [[record]] : []),
    minBitLength: 1024,
  });
  expect(results.map(({ status }) => status.result)).toEqual(["pass"]);
  expect(verify(message, publicKey).isSigned).toBe(true);
  for (const [from, to] of [
    ["temelia.test/a", "altundeva.test/a"],
    ["=One-Click", "=Alta"],
  ] as const)
    expect(verify(message.replace(from, to), publicKey).isSigned).toBe(false);
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
