import { createCitizen, sendTo } from "./testing.ts";
import { createSystem, administrator, call } from "../testing.ts";
import { expect, it } from "vitest";
import { remove } from "../../../shared/content/objects.ts";
import { sha256 } from "../../../shared/content/hash.ts";
import { refusal } from "../../../shared/testing/caller.ts";
import { eicar } from "../../../shared/testing/eicar.ts";
import { config } from "../delivering/delivery/config.ts";
import { store } from "../state/content/store.ts";
import type { MessageView } from "./message.ts";

const at = (id: number, part: string) => `GET /api/v1/citizen/notifications/${id}/${part}`;
const file = { name: "aviz.txt", type: "text/plain", base64: Buffer.from("conținutul").toString("base64") };

it("a citizen reads the whole text of a message as they got it, with its files, sender and channels", async () => {
  const citizen = await createCitizen({ nume: "Ana Rusu", limba: "ru" });
  const sender = {
    cod: `S${citizen.id}`,
    denumire: "Avize",
    from: "Fiscul <no-reply@exemplu.md>",
    replyTo: "fisc@exemplu.md",
  };
  const { json: made } = await call<{ id: number }>(
    "POST /api/v1/admin/mail-senders",
    await administrator(),
    sender,
  );
  const system = await createSystem({ denumire: "Taxe" });
  const { notification } = await sendTo(citizen.id, {
    system,
    content: {
      texts: {
        subject: { ro: "Aviz" },
        body: { ro: "<p>Bună, {{RecipientName}}!</p><p>Taxa: {{suma}} lei</p>" },
      },
      variables: { suma: "100" },
      attachments: [file],
    },
    notification: { expeditorId: made.id },
  });
  const { status, json, text } = await citizen.ask<MessageView>(at(notification.id, "content"));
  expect([status, json]).toMatchObject([
    200,
    {
      ...{ sistem: "Taxe", expeditor: "Fiscul", adresaRaspuns: "fisc@exemplu.md" },
      text: "Bună, Ana Rusu!\n\nTaxa: 100 lei",
      fisiere: [{ numar: 1, nume: "aviz.txt", tip: "text/plain", dimensiune: 11 }],
      livrari: [{ canal: "Email", status: "Sent" }],
    },
  ]);
  expect(text).not.toContain("no-reply");
});

it("a citizen downloads a file of a message byte for byte, also in parts", async () => {
  const citizen = await createCitizen();
  const { notification } = await sendTo(citizen.id, { content: { attachments: [file] } });
  const whole = await citizen.ask(at(notification.id, "attachments?numar=1"));
  expect([whole.status, whole.text, whole.headers.etag]).toEqual([
    200,
    "conținutul",
    `"${sha256(Buffer.from("conținutul"))}"`,
  ]);
  const part = await citizen.ask(at(notification.id, "attachments"), undefined, { range: "bytes=0-2" });
  expect([part.status, part.text]).toEqual([206, "con"]);
  for (const numar of [2, 0])
    expect((await citizen.ask(at(notification.id, `attachments?numar=${numar}`))).status).toBe(
      numar === 2 ? 404 : 400,
    );
});

it("a file of a message that is too large for one answer is asked for in parts", async () => {
  const citizen = await createCitizen();
  const large = { ...file, base64: Buffer.alloc(1_000_001, "a").toString("base64") };
  const { notification } = await sendTo(citizen.id, { content: { attachments: [large] } });
  expect((await citizen.ask(at(notification.id, "attachments"))).status).toBe(413);
  const last = await citizen.ask(at(notification.id, "attachments"), undefined, {
    range: "bytes=1000000-1000000",
  });
  expect([last.status, last.text]).toEqual([206, "a"]);
});

it("a file of a message without a verdict is not given out where one is required", async () => {
  const citizen = await createCitizen();
  const infected = { ...file, base64: Buffer.from(eicar).toString("base64") };
  const { notification } = await sendTo(citizen.id, { content: { attachments: [infected] } });
  config.scanAttachments = "required";
  try {
    expect(refusal(await citizen.ask(at(notification.id, "attachments")))).toEqual([
      423,
      "error.continutNescanat",
    ]);
  } finally {
    config.scanAttachments = "off";
  }
});

it("a message is its recipient's alone, and keeps no text once its content has ended", async () => {
  const [citizen, other] = [await createCitizen(), await createCitizen()];
  const { notification } = await sendTo(citizen.id, { content: { attachments: [file] } });
  for (const part of ["content", "attachments"])
    expect((await other.ask(at(notification.id, part))).status).toBe(404);
  await remove(store(), [notification.objectKey]);
  const { json } = await citizen.ask<MessageView>(at(notification.id, "content"));
  expect([json.fisiere, "text" in json]).toEqual([[], false]);
  expect((await citizen.ask(at(notification.id, "attachments"))).status).toBe(404);
});
