import { beforeEach, describe, expect, it } from "vitest";
import { mailSink } from "../testing/local-mail.ts";
import { withContext } from "../context.ts";
import { mailFault, sendMail } from "./mail.ts";

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
    await sendMail({ ...mail, to }).catch(() => undefined);
    expect(mailSink.mails().flatMap((caught) => caught.to)).not.toContain("rau@exemplu.md");
  });

  it("that the server refuses is an error, of which the log may say the code and not the address", async () => {
    mailSink.refuse(true);
    const error = await sendMail(mail).catch((cause: unknown) => cause);
    mailSink.refuse(false);
    expect(error).toBeInstanceOf(Error);
    expect(mailFault(error)).toEqual({ code: "EENVELOPE", responseCode: 451 });
  });
});
