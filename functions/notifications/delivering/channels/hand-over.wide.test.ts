import "../../testing.ts";
import { createServer, type AddressInfo, type Server } from "node:net";
import { once } from "node:events";
import { afterAll, afterEach, beforeAll, describe, expect, it } from "vitest";
import { startSmsGateway, type SmsGateway } from "../../../../localstack/providers/sms-gateway.ts";
import { clock } from "../../../../shared/clock.ts";
import { nextId } from "../../../../shared/ids.ts";
import { closePools } from "../../../../shared/mail/pool.ts";
import { mailSink } from "../../../../shared/testing/local-mail.ts";
import { createProvider, createSender, newRsaKey } from "../providers/testing.ts";
import { handOver } from "../push/hand-over.ts";
import { deliveryOf, messageIdOf, referenceOf } from "./reference.ts";
import { sealSecretOf, sealSigningKey } from "./secrets.ts";
import { simulatorOf } from "./simulator.ts";
import { gatewayProvider, mailTo, sinkProvider, textTo } from "./testing/messages.ts";

let server: Server | undefined;
afterEach(() => {
  clock.resume();
  closePools();
  mailSink.recover();
  mailSink.clear();
  server?.close();
});

/** A mail server that offers AUTH, and what a client says to it. */
async function speakingServer(): Promise<{ port: number; said: () => string }> {
  let said = "";
  const listening = createServer((socket) => {
    socket.write("220 mail\r\n");
    socket.on("data", (bytes) => {
      const words = bytes.toString("latin1");
      said += words;
      if (/^EHLO/.test(words)) socket.write("250-mail\r\n250 AUTH PLAIN\r\n");
      else if (/^AUTH/.test(words)) socket.write("235 ok\r\n");
      else socket.write(/^DATA\r\n$/.test(words) ? "354 go on\r\n" : "250 ok\r\n");
    });
  });
  server = listening;
  listening.listen(0, "127.0.0.1");
  await once(listening, "listening");
  return { port: (listening.address() as AddressInfo).port, said: () => said };
}

describe("mail", () => {
  it("mail arrives with its texts, attachments, sender and the marks of its delivery", async () => {
    const message = mailTo("ana@exemplu.md", {
      html: "<p>Bună ziua</p>",
      attachments: [{ name: "listă.txt", type: "text/plain", content: Buffer.from("unu\ndoi") }],
      sender: await createSender({
        from: "Registrul, secția 2 <r@exemplu.md>",
        replyTo: "Ana <a@exemplu.md>",
      }),
    });
    const outcome = await handOver(message, await sinkProvider());
    expect(outcome).toEqual({ kind: "accepted", messageId: expect.stringMatching(/^\d+$/) as string });
    const [mail] = mailSink.mails();
    expect(mail).toMatchObject({
      to: ["ana@exemplu.md"],
      from: '"Registrul, secția 2" <r@exemplu.md>',
      subject: "Știri",
      html: "<p>Bună ziua</p>",
      headers: {
        "message-id": `<${messageIdOf(message.livrareId)}>`,
        "x-temelia-livrare": String(message.livrareId),
        "reply-to": "Ana <a@exemplu.md>",
      },
      attachments: [{ name: "listă.txt", content: Buffer.from("unu\ndoi").toString("base64") }],
    });
    expect(mail?.text.trim()).toBe("Bună ziua");
  });

  it("mail has the same Message-ID in every attempt, through any provider", async () => {
    const message = mailTo("ana@exemplu.md");
    await handOver(message, await sinkProvider());
    await handOver(message, await sinkProvider({ prioritate: 2 }));
    expect(mailSink.counts()).toEqual({ [`<livrare-${message.livrareId}@temelia.test>`]: 2 });
  });

  it("mail without a sender comes from the provider's mailbox, else from the system's", async () => {
    const { configuratie } = await sinkProvider();
    await handOver(
      mailTo("ana@exemplu.md"),
      await createProvider({ configuratie: { ...configuratie, from: "Releu <releu@exemplu.md>" } }),
    );
    await handOver(mailTo("ana@exemplu.md"), await sinkProvider());
    expect(mailSink.mails().map(({ from }) => from)).toEqual([
      '"Releu" <releu@exemplu.md>',
      "temelia@temelia.test",
    ]);
  });

  it("mail is signed with the key of its sender", async () => {
    const pem = newRsaKey();
    const id = nextId();
    const dkim = { domeniu: "exemplu.md", selector: "temelia" };
    const sender = await createSender({ id, dkim, dkimSigilat: await sealSigningKey(id, pem) });
    await handOver(mailTo("ana@exemplu.md", { sender }), await sinkProvider());
    const signature = mailSink.mails()[0]?.headers["dkim-signature"] ?? "";
    expect(signature).toMatch(/a=rsa-sha256.*d=exemplu\.md.*s=temelia/s);
  });

  it("mail has the headers of one-click unsubscribe among the signed ones, and neither without an address", async () => {
    const pem = newRsaKey();
    const id = nextId();
    const dkim = { domeniu: "exemplu.md", selector: "temelia" };
    const sender = await createSender({ id, dkim, dkimSigilat: await sealSigningKey(id, pem) });
    const unsubscribe = `https://temelia.md/notifications/api/v1/public/unsubscribe/${"a".repeat(150)}`;
    const provider = await sinkProvider();
    await handOver(mailTo("ana@exemplu.md", { sender, unsubscribe }), provider);
    await handOver(mailTo("ion@exemplu.md", { sender }), provider);
    const headersTo = (address: string) => mailSink.mails().find(({ to }) => to.includes(address))?.headers;
    const [declinable, official] = [headersTo("ana@exemplu.md"), headersTo("ion@exemplu.md")];
    expect(declinable).toMatchObject({
      "list-unsubscribe": `<${unsubscribe}>`,
      "list-unsubscribe-post": "List-Unsubscribe=One-Click",
    });
    const signed = /\bh=([^;]+);/
      .exec(declinable?.["dkim-signature"] ?? "")?.[1]
      ?.replace(/\s/g, "")
      .toLowerCase();
    expect(signed?.split(":")).toEqual(
      expect.arrayContaining(["from", "to", "subject", "list-unsubscribe", "list-unsubscribe-post"]),
    );
    expect(Object.keys(official ?? {})).not.toContain("list-unsubscribe");
    expect(Object.keys(official ?? {})).not.toContain("list-unsubscribe-post");
  });

  it("logs in with its own password, whatever characters it has", async () => {
    const { port, said } = await speakingServer();
    const id = nextId();
    const password = "p@ss:w/o%r d?&#";
    const provider = await createProvider({
      id,
      configuratie: { host: "127.0.0.1", port, secure: false, user: "ana@releu:1" },
      sigilate: { password: await sealSecretOf(id, "password", password) },
    });
    expect((await handOver(mailTo("ana@exemplu.md"), provider)).kind).not.toBe("recipient");
    const [, sent = ""] = /AUTH PLAIN (\S+)/.exec(said()) ?? [];
    expect(Buffer.from(sent, "base64").toString().split("\0")).toEqual(["", "ana@releu:1", password]);
  });

  it("mail is not sent to a server that offers no TLS, if its provider requires it", async () => {
    const { configuratie } = await sinkProvider();
    const provider = await createProvider({ configuratie: { ...configuratie, requireTls: true } });
    expect(await handOver(mailTo("ana@exemplu.md"), provider)).toMatchObject({ kind: "provider" });
    expect(mailSink.mails()).toEqual([]);
  });

  it.each([
    [
      "a refused recipient",
      "fault-recipient-550",
      { kind: "recipient", reason: "adresa-refuzata", isAddressGone: true, code: "550" },
    ],
    [
      "a recipient whom a policy refuses",
      "fault-recipient-550-5.7.1",
      { kind: "recipient", reason: "adresa-refuzata", isAddressGone: false, code: "550 5.7.1" },
    ],
    [
      "a recipient that is refused for now",
      "fault-recipient-450-4.2.0",
      { kind: "deferred", code: "450 4.2.0" },
    ],
    ["a refused content", "fault-end-554", { kind: "recipient", reason: "continut-refuzat", code: "554" }],
    ["a server that is busy", "fault-end-451", { kind: "provider", code: "451" }],
    ["a server that closes", "fault-recipient-421", { kind: "provider", code: "421" }],
    ["a connection that ends before the message", "fault-data-hangup", { kind: "provider" }],
    ["a connection that ends after it", "fault-taken-hangup", { kind: "ambiguous" }],
  ])("%s is told apart, without the address", async (_, name, expected) => {
    const outcome = await handOver(mailTo(`${name}.ana@exemplu.md`), await sinkProvider());
    expect(outcome).toMatchObject(expected);
    expect(JSON.stringify(outcome)).not.toContain("exemplu");
  });

  it("a wrong password of ours, a refused sender and a server that is not there are the provider's fault", async () => {
    const { port } = mailSink;
    mailSink.fail("login", 535);
    const settings = { host: "127.0.0.1", port, secure: false, user: "temelia" };
    const login = await handOver(mailTo("ana@exemplu.md"), await createProvider({ configuratie: settings }));
    mailSink.recover();
    mailSink.fail("sender", 553);
    const sender = await handOver(mailTo("ana@exemplu.md"), await sinkProvider());
    mailSink.recover();
    const nowhere = await createProvider({ configuratie: { ...settings, port: 1 } });
    const missing = await handOver(mailTo("ana@exemplu.md"), nowhere);
    expect([login, sender, missing].map(({ kind }) => kind)).toEqual(["provider", "provider", "provider"]);
  });

  it.each([
    ["ana@exemplu.md\r\nRCPT TO:<b@exemplu.md>", { kind: "recipient", reason: "adresa-refuzata" }],
    ["ana@exemplu.md,b@exemplu.md", { kind: "recipient", reason: "adresa-refuzata" }],
  ])("an address that is none opens no connection: %j", async (to, expected) => {
    const before = mailSink.connections();
    expect(await handOver(mailTo(to), await sinkProvider())).toMatchObject(expected);
    expect(mailSink.connections()).toBe(before);
  });

  it("a header in a subject is refused as content, and a wrong sender is a mistake of ours", async () => {
    const provider = await sinkProvider();
    const subject = "Știri\r\nBcc: b@exemplu.md";
    expect(await handOver(mailTo("ana@exemplu.md", { subject }), provider)).toMatchObject({
      kind: "recipient",
      reason: "continut-refuzat",
    });
    const sender = await createSender({ from: "nimeni" });
    expect(await handOver(mailTo("ana@exemplu.md", { sender }), provider)).toMatchObject({
      kind: "provider",
    });
    expect(mailSink.mails()).toEqual([]);
  });

  it("a secret of another provider opens nothing, and is the provider's fault", async () => {
    const sigilate = { password: await sealSecretOf(nextId(), "password", "p") };
    const { configuratie } = await sinkProvider();
    const provider = await createProvider({ configuratie: { ...configuratie, user: "u" }, sigilate });
    expect(await handOver(mailTo("ana@exemplu.md"), provider)).toEqual({ kind: "provider", code: "secret" });
  });
});

describe("SMS", () => {
  let gateway: SmsGateway;
  beforeAll(async () => {
    gateway = await startSmsGateway({ token: "secretul-gateway" });
  });
  afterEach(() => {
    gateway.recover();
    gateway.clear();
  });
  afterAll(() => gateway.stop());

  const provider = (fields: Parameters<typeof gatewayProvider>[2] = {}) =>
    gatewayProvider(gateway.url, { token: "secretul-gateway" }, fields);

  it("SMS arrives with its reference; the gateway's id and the segments come back", async () => {
    const message = textTo("+37369123456");
    const way = await provider({ configuratie: { from: "Temelia" } });
    const outcome = await handOver(message, way);
    const [caught] = gateway.texts();
    expect(caught).toMatchObject({
      to: "+37369123456",
      from: "Temelia",
      text: "Suma este scadentă",
      reference: `livrare-${message.livrareId}`,
    });
    expect(outcome).toEqual({ kind: "accepted", messageId: caught?.id, segments: 1 });
  });

  it("SMS without diacritics is GSM-7, and counts its segments so", async () => {
    const text = "ă".repeat(100);
    const full = await handOver(textTo("+37369123456", { text }), await provider());
    const plain = await handOver(
      textTo("+37369123456", { text }),
      await provider({ configuratie: { faraDiacritice: true } }),
    );
    expect([full, plain]).toMatchObject([{ segments: 2 }, { segments: 1 }]);
    expect(gateway.texts().map((one) => one.text)).toEqual([text, "a".repeat(100)]);
  });

  it("SMS that is sent again is one message: its key is the delivery's", async () => {
    const message = textTo("+37369000002");
    const way = await provider();
    expect(await handOver(message, way)).toEqual({ kind: "ambiguous", code: "noConnection" });
    await handOver(message, way);
    expect([gateway.texts().length, gateway.counts()]).toEqual([1, { [referenceOf(message.livrareId)]: 2 }]);
  });

  it.each([
    [400, { kind: "recipient", reason: "continut-refuzat", isAddressGone: false, code: "400" }],
    [404, { kind: "recipient", reason: "adresa-refuzata", isAddressGone: true, code: "404" }],
    [410, { kind: "recipient", reason: "adresa-refuzata", isAddressGone: true, code: "410" }],
    [422, { kind: "recipient", reason: "continut-refuzat", isAddressGone: false, code: "422" }],
    [401, { kind: "provider", code: "401" }],
    [403, { kind: "provider", code: "403" }],
    [429, { kind: "provider", code: "429" }],
    [500, { kind: "provider", code: "500" }],
    [503, { kind: "provider", code: "503" }],
    [302, { kind: "provider", code: "302" }],
  ])("status %i of a gateway is %j", async (status, expected) => {
    gateway.fail(status);
    expect(await handOver(textTo("+37369123456"), await provider())).toEqual(expected);
  });

  it("a connection that ends before the answer is ambiguous, a gateway that is not there the provider's fault", async () => {
    const [ended, missing] = [
      await handOver(textTo("+37369000001"), await provider()),
      await handOver(textTo("+37369123456"), await gatewayProvider("http://127.0.0.1:1/messages")),
    ];
    expect([ended, missing]).toEqual([
      { kind: "ambiguous", code: "noConnection" },
      { kind: "provider", code: "noConnection" },
    ]);
  });

  it("a gateway that keeps silent is given up after 5 s", async () => {
    const began = performance.now();
    const outcome = await handOver(textTo("+37369000003"), await provider());
    expect(outcome).toEqual({ kind: "ambiguous", code: "timeout" });
    expect(performance.now() - began).toBeLessThan(15_000);
  });

  it.each([
    ["120", 120],
    ["999999999", 86_400],
    ["Thu, 26 Nov 2026 10:01:30 GMT", 90],
    ["Thu, 26 Nov 2026 09:00:00 GMT", undefined],
    ["soon", undefined],
    ["0", undefined],
  ])("Retry-After %s is handed on", async (retryAfter, seconds) => {
    clock.freeze("2026-11-26T10:00:00Z");
    gateway.fail({ status: 429, retryAfter });
    const outcome = await handOver(textTo("+37369123456"), await provider());
    expect("retryAfterSeconds" in outcome ? outcome.retryAfterSeconds : undefined).toEqual(seconds);
  });

  it("SMS is not sent to a private address that the configuration does not name", async () => {
    const way = await gatewayProvider("https://10.1.2.3/messages");
    expect(await handOver(textTo("+37369123456"), way)).toEqual({ kind: "provider", code: "addressRefused" });
  });
});

describe("the simulator", () => {
  it.each([
    ["livrat@simulator.test", { kind: "accepted", receipt: { status: "Delivered" } }],
    ["ana@exemplu.md", { kind: "accepted", receipt: { status: "Delivered" } }],
    ["permanent@simulator.test", { kind: "recipient", reason: "adresa-refuzata" }],
    ["temporar@simulator.test", { kind: "accepted", receipt: { status: "Failed", cauza: "temporary" } }],
  ])("mail to %s has the outcome of its name, and opens no connection", async (to, expected) => {
    const before = mailSink.connections();
    expect(await handOver(mailTo(to), simulatorOf("Email"))).toMatchObject(expected);
    expect(mailSink.connections()).toBe(before);
  });

  it.each([
    ["+37300000001", { kind: "accepted", receipt: { status: "Delivered" }, segments: 1 }],
    ["+37300000002", { kind: "recipient", reason: "adresa-refuzata" }],
    ["+37300000003", { kind: "accepted", receipt: { status: "Failed", cauza: "temporary" } }],
    ["+37369123456", { kind: "accepted", receipt: { status: "Delivered" } }],
  ])("an SMS to %s has the outcome of its number", async (to, expected) => {
    expect(await handOver(textTo(to), simulatorOf("SMS"))).toMatchObject(expected);
  });

  it.each([
    ["lent@simulator.test", "Email"],
    ["+37300000004", "SMS"],
  ] as const)("%s takes its time", async (to, canal) => {
    const began = performance.now();
    const message = canal === "SMS" ? textTo(to) : mailTo(to);
    expect(await handOver(message, simulatorOf(canal))).toMatchObject({ kind: "accepted" });
    expect(performance.now() - began).toBeGreaterThan(2000);
  });
});

it("a reference leads back to its delivery, and nothing else does", () => {
  const id = nextId();
  expect(deliveryOf(referenceOf(id))).toBe(id);
  const others = [
    "",
    "livrare-",
    "livrare-0",
    "livrare-01",
    "livrare-1x",
    "x livrare-1",
    `livrare-${"9".repeat(16)}`,
  ];
  expect(others.map(deliveryOf)).toEqual(others.map(() => undefined));
});
