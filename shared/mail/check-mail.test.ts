import { generateKeyPairSync } from "node:crypto";
import { expect, it } from "vitest";
import { checkMail, InvalidMail } from "./check-mail.ts";
import type { OutgoingMail } from "./mail.ts";

const mail: OutgoingMail = {
  from: { name: "Registrul – Ёж", address: "registru@temelia.test" },
  to: "ana@exemplu.md",
  replyTo: { name: "Întrebări", address: "intrebari@temelia.test" },
  subject: "Știri – Новости",
  text: "Bună ziua,\r\nțară",
  html: "<p>Bună\nziua</p>",
  messageId: "livrare-1@temelia.test",
  headers: { "List-Unsubscribe": "<https://temelia.test/retragere>" },
  attachments: [{ name: "Extras – Ёж.txt", type: "text/plain", content: Buffer.from("a\r\nb\0") }],
};

const keys = generateKeyPairSync("rsa", {
  modulusLength: 1024,
  publicKeyEncoding: { type: "spki", format: "pem" },
  privateKeyEncoding: { type: "pkcs8", format: "pem" },
});
const dkim = { domain: "temelia.test", selector: "2026", privateKey: keys.privateKey };

/** The field that a mail is refused for. */
function refusedField(changed: Partial<OutgoingMail>): string | undefined {
  try {
    checkMail({ ...mail, ...changed });
    return undefined;
  } catch (error) {
    if (error instanceof InvalidMail) return error.field;
    throw error;
  }
}

it("a mail may have letters of any script, line breaks in its content and any bytes in an attachment", () => {
  expect(refusedField({ dkim })).toBeUndefined();
});

it.each(["\r\n", "\n", "\r", "\0", "\t", "\x7f", "\x85", "\u2028", "\u2029"])(
  "a mail has no control character in any line: %j",
  (control) => {
    const line = `a${control}Bcc: rau@exemplu.md`;
    const address = `ana@exemplu.md${control}`;
    const attachment = { name: "a.txt", type: "text/plain", content: Buffer.from("a") };
    const changes: Partial<OutgoingMail>[] = [
      { from: { name: line, address: "a@b.md" } },
      { from: { address } },
      { to: address },
      { replyTo: { name: line, address: "a@b.md" } },
      { replyTo: { address } },
      { subject: line },
      { messageId: address },
      { headers: { "X-Nota": line } },
      { headers: { [`X-Nota${control}`]: "a" } },
      { attachments: [{ ...attachment, name: line }] },
      { attachments: [{ ...attachment, type: line }] },
    ];
    expect(changes.map(refusedField)).toEqual(changes.flatMap(Object.keys));
  },
);

it.each([
  "",
  "ana",
  "ana@",
  "@exemplu.md",
  "ana exemplu.md",
  "ana@exemplu.md, rau@exemplu.md",
  "ana@exemplu.md;rau@exemplu.md",
  "ana@exemplu.md>",
  "ana@rau.md@exemplu.md",
  '"ana"@exemplu.md',
])("a mail has one address in each of its mailboxes, not %j", (address) => {
  expect([
    refusedField({ to: address }),
    refusedField({ from: { address } }),
    refusedField({ replyTo: { address } }),
  ]).toEqual(["to", "from", "replyTo"]);
});

it.each([
  "Bcc",
  "cc",
  "TO",
  "From",
  "Sender",
  "Subject",
  "Content-Type",
  "Resent-To",
  "X Nota",
  "X:Nota",
  "Ёж",
  "",
])("a mail gains no recipient and loses no header of its own by a header named %j", (name) => {
  expect(refusedField({ headers: { [name]: "rau@exemplu.md" } })).toBe("headers");
});

it.each(["livrare-1", "<livrare-1@temelia.test>", "livrare 1@temelia.test"])(
  "a mail has a Message-ID of the form left@right, not %j",
  (messageId) => {
    expect(refusedField({ messageId })).toBe("messageId");
  },
);

it("a mail is refused with a signature that could not be made", () => {
  const { privateKey } = generateKeyPairSync("ed25519", {
    publicKeyEncoding: { type: "spki", format: "pem" },
    privateKeyEncoding: { type: "pkcs8", format: "pem" },
  });
  const wrong = [
    { ...dkim, privateKey: "nicio cheie" },
    { ...dkim, privateKey },
    { ...dkim, domain: "temelia.test; l=0" },
    { ...dkim, selector: "" },
  ];
  expect(wrong.map((one) => refusedField({ dkim: one }))).toEqual(wrong.map(() => "dkim"));
});

it("a mail is refused by an error that does not repeat the refused value", () => {
  expect(() => {
    checkMail({ ...mail, to: "ana@exemplu.md\r\nrau" });
  }).toThrow("mail: to contains a control character");
});
