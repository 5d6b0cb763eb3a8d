import { once } from "node:events";
import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { connect } from "node:net";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport, type SendMailOptions } from "nodemailer";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { startMailSink, type MailSink } from "./mail-sink.ts";

let directory: string;
let sink: MailSink;

beforeEach(async () => {
  directory = mkdtempSync(join(tmpdir(), "temelia-mail-"));
  sink = await startMailSink({ port: 0, directory });
});

afterEach(async () => {
  await sink.stop();
  rmSync(directory, { recursive: true });
});

const send = (subject: string, { to = "ana@demo.test", ...changed }: SendMailOptions = {}) =>
  createTransport({ host: "127.0.0.1", port: sink.port }).sendMail({
    ...changed,
    from: "Temelia <temelia@localhost.test>",
    to,
    subject,
    text: "un rând\nși altul",
  });

async function restart(): Promise<void> {
  await sink.stop();
  sink = await startMailSink({ port: 0, directory });
}

const subjects = () => sink.mails().map(({ subject }) => subject);

it("the mail sink keeps its mails over a restart, in their order, and those that follow", async () => {
  await send("întâi");
  await send("apoi");
  const before = sink.mails();
  await restart();
  expect(sink.mails()).toEqual(before);
  await send("la urmă");
  await restart();
  expect(subjects()).toEqual(["întâi", "apoi", "la urmă"]);
});

it("the mail sink keeps the newest 500, and leaves out a line that a kill cut off", async () => {
  const line = (n: number) => `${JSON.stringify({ subject: String(n) })}\n`;
  const lines = Array.from({ length: 501 }, (_, n) => line(n));
  appendFileSync(join(directory, "mails.jsonl"), `${lines.join("")}{"subject":"tăi`);
  await restart();
  expect([subjects().length, subjects()[0], subjects().at(-1)]).toEqual([500, "1", "500"]);
  await send("după");
  await restart();
  expect([subjects().length, subjects()[0], subjects().at(-1)]).toEqual([500, "2", "după"]);
});

it("the mail sink has none after it was cleared, over a restart too", async () => {
  await send("întâi");
  sink.clear();
  await restart();
  expect(subjects()).toEqual([]);
});

it("the mail sink counts each mail by its Message-ID, also those that it no longer keeps", async () => {
  const messageId = "<livrare-1@temelia.test>";
  await send("o dată", { messageId });
  await send("încă o dată", { messageId });
  expect(sink.counts()).toEqual({ [messageId]: 2 });
  sink.clear();
  expect(sink.counts()).toEqual({});
});

it("the mail sink answers with its own id of the mail", async () => {
  const { response } = await send("întâi");
  expect(response).toMatch(/^250 .*queued as 1$/);
});

describe("the mail sink refuses, hangs up and keeps silent by the address of a mail", () => {
  it.each([
    ["fault-recipient-550.ana@demo.test", 550],
    ["fault-recipient-450@demo.test", 450],
    ["fault-data-451@demo.test", 451],
    ["fault-message-452@demo.test", 452],
    ["fault-end-554@demo.test", 554],
  ])("%s is refused, and the next mail is taken", async (to, responseCode) => {
    await expect(send("refuzat", { to })).rejects.toMatchObject({ responseCode });
    await send("apoi");
    expect(subjects()).toEqual(["apoi"]);
  });

  it.each(["recipient", "data", "message", "end"])("hangs up at %s without the mail", async (stage) => {
    await expect(send("pierdut", { to: `fault-${stage}-hangup@demo.test` })).rejects.toMatchObject({
      code: "ECONNECTION",
    });
    expect(subjects()).toEqual([]);
  });

  it("the mail sink refuses, hangs up and keeps silent by the address of a mail takes a mail and hangs up before the answer", async () => {
    const messageId = "<livrare-1@temelia.test>";
    await expect(send("luat", { to: "fault-taken-hangup@demo.test", messageId })).rejects.toMatchObject({
      code: "ECONNECTION",
    });
    expect([subjects(), sink.counts()]).toEqual([["luat"], { [messageId]: 1 }]);
  });

  it("the mail sink refuses, hangs up and keeps silent by the address of a mail takes a mail and answers late", async () => {
    await send("târziu", { to: "fault-taken-20ms@demo.test" });
    expect(subjects()).toEqual(["târziu"]);
  });

  it("the mail sink refuses, hangs up and keeps silent by the address of a mail fails at the stages that a test sets, until it recovers", async () => {
    sink.fail("connect", 421);
    await expect(send("nu")).rejects.toMatchObject({ responseCode: 421 });
    sink.fail("connect", { delayMs: 1 });
    sink.fail("sender", "hangup");
    await expect(send("nu")).rejects.toMatchObject({ code: "ECONNECTION" });
    sink.recover();
    await send("da");
    expect(subjects()).toEqual(["da"]);
  });

  it("the mail sink refuses, hangs up and keeps silent by the address of a mail goes on after a client that resets its connection within a dialogue", async () => {
    const socket = connect(sink.port, "127.0.0.1");
    for (const line of ["", "EHLO client", "MAIL FROM:<ana@demo.test>"]) {
      if (line !== "") socket.write(`${line}\r\n`);
      await once(socket, "data");
    }
    socket.resetAndDestroy();
    await send("apoi");
    expect(subjects()).toEqual(["apoi"]);
  });

  it("the mail sink refuses, hangs up and keeps silent by the address of a mail fails only the dialogues that a test draws", async () => {
    let dialogues = 0;
    sink.fail("sender", 451, () => (dialogues += 1) % 2 === 0);
    await send("unu");
    await expect(send("doi")).rejects.toMatchObject({ responseCode: 451 });
    await send("trei");
    expect(subjects()).toEqual(["unu", "trei"]);
  });
});
