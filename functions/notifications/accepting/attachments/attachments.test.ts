import { callWith, createMachine } from "../../testing.ts";
import { afterEach, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import { beforeCalls } from "../../../../shared/testing/before-calls.ts";
import { elf, pdf } from "../../../../shared/testing/file-samples.ts";
import { contentOf, type Machine, noticeOf, notificationOf, notify, stored } from "../sending/testing.ts";
import type { OpenedUpload } from "./uploads.ts";

let machine: Machine;
beforeAll(async () => {
  machine = await createMachine();
});
afterEach(() => clock.resume());

const open = (fields: object = {}, { certificate }: Machine = machine) =>
  callWith<OpenedUpload>(certificate, "POST /api/v1/attachments", {
    fileName: "aviz.pdf",
    dimensiune: pdf.length,
    ...fields,
  });

const upload = async ({ url }: OpenedUpload, bytes: Buffer) =>
  (await fetch(url, { method: "PUT", body: new Uint8Array(bytes) })).status;

async function uploaded(bytes: Buffer, fields: object = {}): Promise<OpenedUpload> {
  const { json } = await open({ dimensiune: bytes.length, ...fields });
  expect(await upload(json, bytes)).toBe(200);
  return json;
}

const attach = ({ uploadId }: OpenedUpload, trackingId?: string, by: Machine = machine) =>
  notify(by, noticeOf({ attachments: [{ uploadId }] }), trackingId);

describe("POST /api/v1/attachments", () => {
  it("announces a file, which one notification attaches byte for byte", async () => {
    const file = await uploaded(pdf, { hashSha256: sha256(pdf).toUpperCase() });
    expect((await attach(file, "cu-fisier")).status).toBe(202);
    const { attachments } = await contentOf(await notificationOf(machine.system, "cu-fisier"));
    expect(attachments).toEqual([
      { name: "aviz.pdf", type: "application/pdf", base64: pdf.toString("base64") },
    ]);
    expect((await attach(file, "cu-fisier")).status).toBe(202);
    expect((await attach(file, "alta")).status).toBe(400);
  });

  it("POST /api/v1/attachments of eight notifications at once one takes the file", async () => {
    const file = await uploaded(pdf);
    const answers = await Promise.all(Array.from({ length: 8 }, () => attach(file)));
    expect(answers.map(({ status }) => status).sort()).toEqual([202, ...Array<number>(7).fill(400)]);
  });

  it("the same notification twice at once gets the same answer, although the file is taken", async () => {
    const file = await uploaded(pdf);
    const statuses: number[] = [];
    const send = async () => void statuses.push((await attach(file, "de-doua-ori")).status);
    const moment = { command: "GetItemCommand", about: file.uploadId, most: 1 };
    expect(await beforeCalls(moment, send, send)).toBe(1);
    expect(statuses).toEqual([202, 202]);
  });

  it("POST /api/v1/attachments belongs to its system", async () => {
    const file = await uploaded(pdf);
    expect((await attach(file, undefined, await createMachine())).status).toBe(400);
    expect((await attach(file)).status).toBe(202);
  });

  it("POST /api/v1/attachments counts for a day", async () => {
    const file = await uploaded(pdf);
    clock.freeze(new Date(new Date(file.expiresAt).getTime() + 1000));
    expect((await attach(file)).status).toBe(400);
  });

  it.each([
    ["that was not uploaded", async () => (await open()).json],
    ["with other content than announced", () => uploaded(pdf, { hashSha256: "0".repeat(64) })],
    ["that is a program", () => uploaded(elf)],
  ])("a file %s is refused, and nothing is left behind", async (_, made) => {
    const file = await made();
    const before = await stored();
    const { status, json } = await attach(file);
    expect([status, json.message]).toEqual([400, expect.stringContaining("attachments.0")]);
    expect(await stored()).toEqual(before);
  });

  it.each([
    ["10 MB and a byte", { dimensiune: 10 * 1024 ** 2 + 1 }],
    ["no bytes", { dimensiune: 0 }],
    ["another kind of file", { fileName: "aviz.exe" }],
    ["a path in its name", { fileName: "a/aviz.pdf" }],
    ["a hash that is none", { hashSha256: "abc" }],
  ])("%s is 400", async (_, fields) => {
    expect((await open(fields)).status).toBe(400);
  });

  it("attachments of more than 10 MB together are refused", async () => {
    const large = Buffer.alloc(6 * 1024 ** 2, "a\n");
    const files = [
      await uploaded(large, { fileName: "a.txt" }),
      await uploaded(large, { fileName: "b.txt" }),
    ];
    const attachments = files.map(({ uploadId }) => ({ uploadId }));
    const { status, json } = await notify(machine, noticeOf({ attachments }));
    expect([status, json.message]).toEqual([400, expect.stringContaining("attachments")]);
  });
});
