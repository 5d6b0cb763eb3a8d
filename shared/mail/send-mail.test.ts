import { beforeEach, describe, expect, it } from "vitest";
import { mailSink } from "../testing/local-mail.ts";
import { withContext } from "../context.ts";
import { InvalidMail } from "./check-mail.ts";
import type { Accepted, Mail } from "./mail.ts";
import { sendMail } from "./send-mail.ts";

beforeEach(() => mailSink.clear());

const mail = { to: "ana@exemplu.md", subject: "Știri – Новости", text: "Bună ziua,\nțară și Ёж\n" };

it("a mail arrives with its letters, its sender and the correlation id of the request", async () => {
  await withContext({ correlationId: "proba-1", service: "test" }, () => sendMail(mail));
  const [caught] = mailSink.mails();
  expect(caught).toMatchObject({ ...mail, to: ["ana@exemplu.md"], from: "temelia@temelia.test" });
  expect(caught?.headers["x-correlation-id"]).toBe("proba-1");
});

it("a mail is marked as sent by a program, so that no program answers it", async () => {
  await sendMail(mail);
  expect(mailSink.mails()[0]?.headers["auto-submitted"]).toBe("auto-generated");
});

it.each<Partial<Mail>>([
  { subject: "Salut\r\nBcc: rau@exemplu.md" },
  { subject: "Salut\u2028Bcc: rau@exemplu.md" },
  { to: "ana@exemplu.md\r\nBcc: rau@exemplu.md" },
  { to: "ana@exemplu.md, rau@exemplu.md" },
  { to: "ana@exemplu.md>\r\nRCPT TO:<rau@exemplu.md" },
  { from: { name: "Registrul\r\nBcc: rau@exemplu.md", address: "registru@temelia.test" } },
  { headers: { "X-Nota": "a\r\nBcc: rau@exemplu.md" } },
  { headers: { Bcc: "rau@exemplu.md" } },
])("a mail that would reach another reader is refused before it is sent: %j", async (changed) => {
  await expect(sendMail({ ...mail, ...changed })).rejects.toThrow(InvalidMail);
  expect(mailSink.mails()).toEqual([]);
});

it("a mail has the sender, the HTML, the Message-ID, the headers and the mailbox for answers that it is given", async () => {
  await sendMail({
    ...mail,
    from: { name: "Registrul, secția 2", address: "registru@temelia.test" },
    replyTo: { name: "Întrebări", address: "intrebari@temelia.test" },
    html: "<p>Bună ziua</p>",
    messageId: "livrare-1@temelia.test",
    headers: { "List-Unsubscribe": "<https://temelia.test/retragere>" },
  });
  const [caught] = mailSink.mails();
  expect(caught).toMatchObject({
    text: mail.text,
    html: "<p>Bună ziua</p>",
    to: ["ana@exemplu.md"],
    from: '"Registrul, secția 2" <registru@temelia.test>',
    headers: {
      "message-id": "<livrare-1@temelia.test>",
      "list-unsubscribe": "<https://temelia.test/retragere>",
      "reply-to": expect.stringContaining("<intrebari@temelia.test>") as string,
    },
  });
});

it.each(["text/plain", "application/pdf", "message/rfc822", "image/png"])(
  "a mail brings attachments of the type %s byte for byte, under their names",
  async (type) => {
    const content = Buffer.from("rând\nrând\r\nrând\r.\r\n\0\xff", "latin1");
    await sendMail({ ...mail, attachments: [{ name: "Extras – Ёж.bin", type, content }] });
    expect(mailSink.mails()[0]?.attachments).toEqual([
      { name: "Extras – Ёж.bin", type, content: content.toString("base64") },
    ]);
  },
);

/** The registered codes of each subject, without their class (IANA, SMTP Enhanced Status Codes; RFC 3463, RFC 5248). */
const registered: [subject: number, last: number][] = [
  [0, 0],
  [1, 10],
  [2, 4],
  [3, 6],
  [4, 8],
  [5, 6],
  [6, 10],
  [7, 32],
];
const codes = registered.flatMap(([subject, last]) =>
  Array.from({ length: last + 1 }, (_, detail): [string, boolean] => [
    `${subject}.${detail}`,
    ["1.1", "1.2", "1.3", "1.6", "1.10"].includes(`${subject}.${detail}`),
  ]),
);

describe("the outcome of a mail", () => {
  it("the outcome of a mail says that the server took it, in the server's words and with its id", async () => {
    const { kind, reply, serverId } = (await sendMail(mail)) as Accepted;
    expect([kind, reply]).toEqual(["accepted", expect.stringMatching(/^250 /)]);
    expect(reply.endsWith(`queued as ${serverId ?? "nothing"}`)).toBe(true);
  });

  it.each([
    ["fault-recipient-450", "deferred", 450],
    ["fault-recipient-550", "recipient", 550],
    ["fault-end-421", "provider", 421],
    ["fault-end-451", "provider", 451],
    ["fault-end-554", "recipient", 554],
    ["fault-data-hangup", "provider", undefined],
    ["fault-taken-hangup", "ambiguous", undefined],
  ])(
    "the outcome of a mail says whose fault it is, with a code and a status that the log may show: %s",
    async (name, kind, status) => {
      const outcome = await sendMail({ ...mail, to: `${name}@exemplu.md` });
      expect(outcome).toMatchObject({
        kind,
        responseCode: status,
        code: expect.stringMatching(/^E[A-Z]+$/) as string,
      });
    },
  );

  it("the outcome of a mail says that a server that refuses the sender is at fault", async () => {
    mailSink.fail("sender", 550);
    const outcome = await sendMail(mail);
    mailSink.recover();
    expect(outcome).toMatchObject({ kind: "provider", reply: "550 not here", responseCode: 550 });
  });

  it.each(codes)(
    "X.%s: 4yz is for now, 5yz for good, whatever the code; the address is gone: %s",
    async (code, isGone) => {
      const to = (status: string) =>
        sendMail({ ...mail, to: `fault-recipient-${status}.${code}@exemplu.md` });
      expect([await to("450-4"), await to("550-5")]).toMatchObject([
        { kind: "deferred", isAddressGone: false, enhancedCode: `4.${code}` },
        { kind: "recipient", isAddressGone: isGone, enhancedCode: `5.${code}` },
      ]);
    },
  );

  it("the outcome of a mail that a server refuses after it read it says the same of the address by its code, and nothing by its status", async () => {
    const refused = (status: string) => sendMail({ ...mail, to: `fault-end-${status}@exemplu.md` });
    expect([
      await refused("550-5.1.1"),
      await refused("550-5.7.1"),
      await refused("550"),
      await refused("451-4.7.1"),
      await refused("451-4.3.0"),
    ]).toMatchObject([
      { kind: "recipient", isAddressGone: true },
      { kind: "recipient", isAddressGone: false },
      { kind: "recipient", isAddressGone: false },
      { kind: "deferred", isAddressGone: false },
      { kind: "provider", isAddressGone: false },
    ]);
  });
});
