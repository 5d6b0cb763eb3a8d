import { appendFileSync, mkdtempSync, rmSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { createTransport } from "nodemailer";
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

const send = (subject: string) =>
  createTransport({ host: "127.0.0.1", port: sink.port }).sendMail({
    from: "Temelia <temelia@localhost.test>",
    to: "ana@demo.test",
    subject,
    text: "un rând\nși altul",
  });

async function restart(): Promise<void> {
  await sink.stop();
  sink = await startMailSink({ port: 0, directory });
}

const subjects = () => sink.mails().map(({ subject }) => subject);

describe("the mail sink", () => {
  it("keeps its mails over a restart, in their order, and those that follow", async () => {
    await send("întâi");
    await send("apoi");
    const before = sink.mails();
    await restart();
    expect(sink.mails()).toEqual(before);
    await send("la urmă");
    await restart();
    expect(subjects()).toEqual(["întâi", "apoi", "la urmă"]);
  });

  it("keeps the newest 500, and leaves out a line that a kill cut off", async () => {
    const line = (n: number) => `${JSON.stringify({ subject: String(n) })}\n`;
    const lines = Array.from({ length: 501 }, (_, n) => line(n));
    appendFileSync(join(directory, "mails.jsonl"), `${lines.join("")}{"subject":"tăi`);
    await restart();
    expect([subjects().length, subjects()[0], subjects().at(-1)]).toEqual([500, "1", "500"]);
    await send("după");
    await restart();
    expect([subjects().length, subjects()[0], subjects().at(-1)]).toEqual([500, "2", "după"]);
  });

  it("has none after it was cleared, over a restart too", async () => {
    await send("întâi");
    sink.clear();
    await restart();
    expect(subjects()).toEqual([]);
  });
});
