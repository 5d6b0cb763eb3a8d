import cfb from "cfb";
import { expect, it } from "vitest";
import { readEml, readMsg } from "./mail.ts";
import { fileType } from "../content/file-type.ts";
import { readFile, textOf } from "./text-of.ts";
import { UnreadableFile } from "./unreadable.ts";

const textOfMail = (bytes: Buffer, contentType = "message/rfc822") => textOf({ bytes, contentType });
const eml = (...lines: string[]): Buffer => Buffer.from(lines.join("\r\n"));

it("the text of a mail has subject, people, date and body, then attachments by their names: without an ending where their texts follow", async () => {
  const bytes = eml(
    "From: =?utf-8?Q?Ana_=C8=98tefan?= <ana@example.com>",
    "To: ion@example.com",
    "Subject: =?utf-8?B?Q2VyZXJl?=",
    "Date: Sun, 30 Nov 2031 10:00:00 +0200",
    "Content-Type: multipart/mixed; boundary=x",
    "",
    "--x",
    "Content-Type: text/html; charset=utf-8",
    "",
    "<p>corp<p>rând",
    "--x",
    "Content-Type: text/plain; name=nota.txt",
    "Content-Disposition: attachment; filename=nota.txt",
    "",
    "anexă",
    "--x",
    "Content-Type: image/png",
    "Content-Disposition: attachment; filename=poza.png",
    "",
    "x",
    "--x--",
  );
  expect(await textOfMail(bytes)).toBe(
    "Cerere\nAna Ștefan ana@example.com\nion@example.com\n2031-11-30T08:00:00.000Z\ncorp\nrând\nnota\nanexă\n\npoza.png",
  );
});

it("a mail with letters of an old encoding that it does not name is decoded like a text file", async () => {
  const bytes = Buffer.concat([eml("Subject: x", "", ""), Buffer.from("cff0e8eae0e7", "hex")]);
  expect(await textOfMail(bytes)).toBe("x\nПриказ");
});

it("a page that a browser saved with its pictures is read as a page: neither the browser nor the pictures say something", async () => {
  const bytes = eml(
    "From: <Saved by Blink>",
    "Snapshot-Content-Location: http://example.md/act",
    "Subject: =?utf-8?Q?Hot=C4=83r=C3=A2re?=",
    "Date: Sun, 30 Nov 2031 10:00:00 +0200",
    "MIME-Version: 1.0",
    'Content-Type: multipart/related; type="text/html"; boundary=x',
    "",
    "--x",
    "Content-Type: text/html",
    "Content-Transfer-Encoding: quoted-printable",
    "Content-Location: http://example.md/act",
    "",
    '<html><head><meta charset=3D"utf-8"><style>p{}</style></head><img src=3D"cid:a"><p>Se aprob=C4=',
    "=83 bugetul",
    "--x",
    "Content-Type: image/png",
    "Content-Location: http://example.md/stema.png",
    "Content-Transfer-Encoding: base64",
    "",
    "AAAA",
    "--x",
    "Content-Type: text/css",
    "Content-Location: http://example.md/stil.css",
    "",
    "p { color: red }",
    "--x--",
  );
  const type = await fileType({ bytes, name: "act.mhtml" });
  expect(type).toEqual({ contentType: "multipart/related", extensie: "mhtml", format: "text" });
  expect(await fileType({ bytes, claimed: "application/x-mimearchive", name: "act" })).toMatchObject({
    contentType: "multipart/related",
    extensie: "mht",
  });
  const { pages, properties } = await readFile({ bytes, contentType: "multipart/related" });
  expect(pages).toEqual([{ text: "Hotărâre\nSe aprobă bugetul", isPicture: false }]);
  expect(properties).toEqual({ title: "Hotărâre", date: "2031-11-30T08:00:00.000Z" });
});

it("a mail of parts within parts without an end is refused", async () => {
  const parts = Array.from({ length: 200 }, (_, i) => [
    `Content-Type: multipart/mixed; boundary=b${i}`,
    "",
    `--b${i}`,
  ]).flat();
  await expect(readEml(eml(...parts))).rejects.toThrow(UnreadableFile);
});

it("the text of a message of Outlook has its subject, sender, time and body", async () => {
  const file = cfb.utils.cfb_new();
  const wide = (text: string) => Buffer.from(text, "utf16le");
  const add = (name: string, content: Buffer) => cfb.utils.cfb_add(file, `/${name}`, content);
  add("__properties_version1.0", Buffer.alloc(32));
  add("__substg1.0_0037001F", wide("Cerere"));
  add("__substg1.0_0C1A001F", wide("Ana"));
  add("__substg1.0_1000001F", wide("Corpul scrisorii"));
  const bytes = Buffer.from(cfb.write(file, { type: "buffer" }) as Uint8Array);
  expect(await textOfMail(bytes, "application/vnd.ms-outlook")).toBe("Cerere\nAna\nCorpul scrisorii");
});

it("what is no message of Outlook is refused", async () => {
  await expect(readMsg(Buffer.from("x"))).rejects.toThrow(UnreadableFile);
});
