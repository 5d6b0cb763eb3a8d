import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { mailSink } from "../testing/local-mail.ts";
import { withContext } from "../context.ts";
import { sendMail } from "./send-mail.ts";

beforeEach(() => mailSink.clear());

const mail = { to: "ana@exemplu.md", subject: "Știri – Новости", text: "Bună ziua,\nțară și Ёж\n" };

describe("a mail", () => {
  it("arrives with its letters, its sender and the correlation id of the request", async () => {
    await withContext({ correlationId: "proba-1", service: "test" }, () => sendMail(mail));
    const [caught] = mailSink.mails();
    expect(caught).toMatchObject({ ...mail, to: ["ana@exemplu.md"], from: "temelia@temelia.test" });
    expect(caught?.headers["x-correlation-id"]).toBe("proba-1");
  });

  it.each(["Salut\r\nBcc: rau@exemplu.md", "Salut\nBcc: rau@exemplu.md", "Salut\u2028Bcc: rau@exemplu.md"])(
    "gains no header and no reader by a line break in its subject",
    async (subject) => {
      await sendMail({ ...mail, subject });
      const [caught] = mailSink.mails();
      expect(caught).toMatchObject({ to: ["ana@exemplu.md"], subject: "Salut Bcc: rau@exemplu.md" });
      expect(caught?.headers).not.toHaveProperty("bcc");
    },
  );

  it.each([
    "ana@exemplu.md\r\nBcc: rau@exemplu.md",
    "ana@exemplu.md, rau@exemplu.md",
    "ana@exemplu.md>\r\nRCPT TO:<rau@exemplu.md",
  ])("goes to one address and to nobody that is smuggled in with it: %j", async (to) => {
    await sendMail({ ...mail, to });
    expect(mailSink.mails().flatMap((caught) => caught.to)).not.toContain("rau@exemplu.md");
  });

  it("has the sender, the HTML, the headers and the attachments that it is given", async () => {
    await sendMail({
      ...mail,
      from: { name: "Registrul, secția 2", address: "registru@temelia.test" },
      html: "<p>Bună ziua</p>",
      headers: { "List-Unsubscribe": "<https://temelia.test/retragere>\r\nBcc: rau@exemplu.md" },
      attachments: [{ name: "Extras – Ёж.txt", type: "text/plain", content: Buffer.from("conținut") }],
    });
    const [caught] = mailSink.mails();
    expect(caught).toMatchObject({ text: mail.text, html: "<p>Bună ziua</p>", to: ["ana@exemplu.md"] });
    expect(caught?.from).toBe('"Registrul, secția 2" <registru@temelia.test>');
    expect(caught?.headers["list-unsubscribe"]).toMatch(/^<https:\/\/temelia\.test\/retragere> Bcc:/);
    expect(caught?.headers).not.toHaveProperty("bcc");
    expect(caught?.attachments).toEqual([
      { name: "Extras – Ёж.txt", type: "text/plain", content: Buffer.from("conținut").toString("base64") },
    ]);
  });
});

describe("the outcome of a mail", () => {
  afterEach(() => mailSink.refuse(false));

  it("says that the server took it, in the server's words", async () => {
    expect(await sendMail(mail)).toEqual({
      kind: "accepted",
      reply: expect.stringMatching(/^250 /) as string,
    });
  });

  it("says that a later attempt may succeed, with a code and a status that the log may show", async () => {
    mailSink.refuse(true);
    expect(await sendMail(mail)).toEqual({
      kind: "deferred",
      reply: "451 try again later",
      code: "EENVELOPE",
      responseCode: 451,
    });
  });

  it("says that the server refuses it for good", async () => {
    mailSink.refuse(true, 550);
    expect(await sendMail(mail)).toMatchObject({ kind: "refused", reply: "550 not here", responseCode: 550 });
  });

  it.each(["", "ana", "ana@", "ana exemplu.md"])("says that %j is no address", async (to) => {
    expect(await sendMail({ ...mail, to })).toMatchObject({ kind: "refused", code: "EENVELOPE" });
    expect(mailSink.mails()).toEqual([]);
  });
});
