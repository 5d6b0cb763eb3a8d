import { accept, deliverBy, deliveryOf, later, mailsTo } from "./testing.ts";
import { afterEach, beforeAll, beforeEach, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { config as scanner } from "../../../../shared/scan/config.ts";
import { config as limits } from "../../../../shared/scan/limits/config.ts";
import { type ClamdDouble, startClamdDouble } from "../../../../shared/testing/clamd-double.ts";
import { eicar } from "../../../../shared/testing/eicar.ts";
import { logEntriesOf } from "../../../../shared/testing/log-lines.ts";
import { sinkProvider } from "../channels/testing/messages.ts";
import { channels } from "./channels.ts";
import { config } from "./config.ts";

let clamd: ClamdDouble;
const { clamd: noClamd } = scanner;
const { clamdSeconds } = limits;

beforeAll(() => sinkProvider({ peSecunda: 10_000 }));
beforeEach(async () => {
  clamd = await startClamdDouble();
  scanner.clamd = clamd.address;
  config.scanAttachments = "required";
});
afterEach(async () => {
  scanner.clamd = noClamd;
  limits.clamdSeconds = clamdSeconds;
  config.scanAttachments = "off";
  clock.resume();
  await clamd.stop();
});

/** Sends a mail with an attachment. @returns its delivery afterwards, and how many mails arrived */
async function mailWith(content: string | Buffer) {
  const file = { name: "aviz.txt", type: "text/plain", base64: Buffer.from(content).toString("base64") };
  const { id, adresa } = await accept({ content: { attachments: [file] } });
  const failed = await deliverBy(channels, id).then(
    () => false,
    () => true,
  );
  return { id, adresa, failed, delivery: await deliveryOf(id), arrived: mailsTo(adresa).length };
}

it("an attachment in which nothing was found is sent", async () => {
  const { delivery, arrived } = await mailWith("curat");
  expect([delivery.status, arrived, clamd.received.map(String)]).toEqual(["Sent", 1, ["curat"]]);
});

it("an infected attachment is never sent: its delivery ends, and says why", async () => {
  let sent: Awaited<ReturnType<typeof mailWith>> | undefined;
  const lines = await logEntriesOf(async () => {
    sent = await mailWith(eicar);
  });
  expect([sent?.delivery.status, sent?.delivery.motiv, sent?.arrived]).toEqual([
    "Failed",
    "continut-refuzat",
    0,
  ]);
  expect(lines).toEqual(
    expect.arrayContaining([
      expect.objectContaining({ security: "scan", level: "warn" }),
      expect.objectContaining({ InfectedContents: 1 }),
    ]),
  );
});

it.each(["down", "slow", "lying about size"] as const)(
  "an attachment waits if one must be scanned and the scanner is %s, and is sent once it answers",
  async (manner) => {
    clamd.manner = manner;
    limits.clamdSeconds = 0.5;
    const { id, adresa, delivery, arrived, failed } = await mailWith("se așteaptă");
    expect([delivery.status, arrived, failed]).toEqual(["Sending", 0, true]);
    clamd.manner = "honest";
    limits.clamdSeconds = clamdSeconds;
    later(60);
    await deliverBy(channels, id);
    expect([(await deliveryOf(id)).status, mailsTo(adresa).length]).toEqual(["Sent", 1]);
  },
);

it.each(["down", "slow", "lying about size"] as const)(
  "an attachment without a verdict is sent with SCAN_ATTACHMENTS=offered while the scanner is %s",
  async (manner) => {
    config.scanAttachments = "offered";
    clamd.manner = manner;
    limits.clamdSeconds = 0.5;
    const { delivery, arrived } = await mailWith("oricum");
    expect([delivery.status, arrived]).toEqual(["Sent", 1]);
  },
);

it("a mail without attachments asks no scanner", async () => {
  clamd.manner = "down";
  const { id, adresa } = await accept();
  await deliverBy(channels, id);
  expect([(await deliveryOf(id)).status, mailsTo(adresa).length, clamd.received]).toEqual(["Sent", 1, []]);
});
