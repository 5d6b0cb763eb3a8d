import { afterEach, beforeEach, expect, it } from "vitest";
import { clock } from "../clock.ts";
import { mailSink } from "../testing/local-mail.ts";
import type { OutgoingMail } from "./mail.ts";
import { closePools, demandsTls } from "./pool.ts";
import { smtpServer } from "./smtp.ts";

const mail: OutgoingMail = {
  from: { address: "temelia@temelia.test" },
  to: "ana@exemplu.md",
  subject: "Știri",
  text: "Bună ziua",
};

let before: number;

beforeEach(() => {
  mailSink.clear();
  before = mailSink.connections();
});

afterEach(() => {
  closePools();
  clock.resume();
});

/** The connections that the sink got in this test. */
const opened = () => mailSink.connections() - before;

const serverOf = (credentials = "") =>
  smtpServer({ url: `smtp://${credentials}127.0.0.1:${mailSink.port}`, timeoutMs: 20_000 });

const sendTen = () =>
  Promise.all(Array.from({ length: 10 }, (_, n) => serverOf().send({ ...mail, subject: String(n) })));

it("ten mails at once share five connections, and so do the next ten", async () => {
  const outcomes = [...(await sendTen()), ...(await sendTen())];
  expect(outcomes.map(({ kind }) => kind)).toEqual(Array(20).fill("accepted"));
  expect(mailSink.mails()).toHaveLength(20);
  expect(opened()).toBe(5);
});

it("a connection is not shared with another user or another password", async () => {
  await serverOf("ana:parola@").send(mail);
  await serverOf("ana:alta@").send(mail);
  await serverOf("ion:alta@").send(mail);
  expect(opened()).toBe(3);
  await serverOf("ana:parola@").send(mail);
  expect(opened()).toBe(3);
});

it("a connection that was not used for a while is not used again, also if the process stood still", async () => {
  clock.freeze("2026-11-26T10:00:00Z");
  await serverOf().send(mail);
  clock.freeze("2026-11-26T10:00:10Z");
  await serverOf().send(mail);
  expect(opened()).toBe(1);
  clock.freeze("2026-11-26T10:00:21Z");
  await serverOf().send(mail);
  expect(opened()).toBe(2);
});

it("a mail whose connection ends is not sent again by the library", async () => {
  await serverOf().send({
    ...mail,
    to: "fault-taken-hangup@exemplu.md",
    messageId: "livrare-1@temelia.test",
  });
  await serverOf().send(mail);
  expect(mailSink.counts()["<livrare-1@temelia.test>"]).toBe(1);
});

it.each([
  ["smtp://mail.exemplu.md:587", true],
  ["smtp://ana:parola@10.0.0.7:25", true],
  ["smtp://127.0.0.1.exemplu.md", true],
  ["smtp://mail.exemplu.md:25?requireTLS=false", false],
  ["smtp://localhost:1025", false],
  ["smtp://127.0.0.1:1025", false],
  ["smtp://[::1]:1025", false],
  ["smtp://127.0.0.1:1025?requireTLS=true", true],
])(
  "a mail server is asked for TLS, unless it is on this machine or its address says otherwise: %s",
  (url, isAsked) => {
    expect(demandsTls(url)).toBe(isAsked);
  },
);

it("a mail server elsewhere that offers no TLS gets no mail", async () => {
  // This machine, by an address that does not say so.
  const url = `smtp://[::ffff:127.0.0.1]:${mailSink.port}`;
  expect(await smtpServer({ url, timeoutMs: 20_000 }).send(mail)).toMatchObject({ kind: "provider" });
  expect(opened()).toBe(1);
  expect(mailSink.mails()).toEqual([]);
});
