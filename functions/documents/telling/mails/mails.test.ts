import { as, type Person, person, serviceAdmin, textFile } from "../../testing.ts";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { readDue } from "../../../../shared/data/due.ts";
import type { Approval } from "../../../../shared/features/approvals/approval.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { DIGESTS_DUE, inboxOf, InboxMessages, MAILS_DUE } from "../../records/inbox.ts";
import type { InboxMessageView } from "../inbox/list-inbox.ts";
import { config } from "../inbox/config.ts";
import { told } from "../news/testing.ts";
import { sendMails } from "./send-mails.ts";

interface Sent {
  trackingId: string;
  categorie: string;
  subject: { ro: string; ru?: string };
  body: { ro: string };
  recipients: { type: string; value: string; limba: string }[];
}

/** A notification service that keeps what it is sent, and answers as a test says. */
const service = { sent: [] as Sent[], tokens: 0, status: 202, tokenStatus: 200 };

async function bodyOf(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = [];
  for await (const chunk of request) chunks.push(chunk as Buffer);
  return Buffer.concat(chunks).toString();
}

async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
  const body = await bodyOf(request);
  const isToken = request.url?.endsWith("/app/tokens") === true;
  const status = isToken ? service.tokenStatus : service.status;
  response.writeHead(status, { "content-type": "application/json" });
  if (isToken && status === 200) {
    service.tokens += 1;
    response.end(JSON.stringify({ access_token: `token-${service.tokens}`, expires_in: 3600 }));
    return;
  }
  if (!isToken && status < 300) service.sent.push(JSON.parse(body) as Sent);
  response.end("{}");
}

const server = createServer((request, response) => void answer(request, response));
const { notificationsUrl } = config;

beforeAll(async () => {
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const address = server.address();
  const port = typeof address === "object" && address ? address.port : 0;
  config.notificationsUrl = `http://127.0.0.1:${port}/notifications`;
});
afterAll(() => {
  config.notificationsUrl = notificationsUrl;
  server.close();
});
beforeEach(async () => {
  await told();
  await sendMails();
  Object.assign(service, { sent: [], status: 202, tokenStatus: 200 });
});
afterEach(() => {
  clock.resume();
});

async function shareWith(ion: Person, fields: { denumire?: string; mesaj?: string } = {}) {
  const ana = await person({ firstName: "Ana", lastName: "Rusu" });
  const { denumire = "Plan", ...more } = fields;
  const { json } = await as(ana).upload<{ id: number }>("/api/documents/upload", {
    file: textFile("conținut"),
    denumire,
  });
  const grant = await as(ana).post<{ id: number }>(`/api/documents/${json.id}/partajeaza`, {
    ...{ drept: "CITIRE", beneficiarOperatorId: ion.id, ...more },
  });
  await told();
  return { ana, documentId: json.id, grantId: grant.json.id };
}

/** Waits until the index, which is eventually consistent, has a mail to a person. */
const untilDue = (somebody: Person, partition: string = MAILS_DUE) =>
  vi.waitFor(async () => {
    const asked = { partition, until: clock.iso(), limit: 1000 };
    const { keys } = await readDue(InboxMessages.table, asked);
    expect(keys.map(({ pk }) => pk)).toContain(inboxOf(somebody.id));
  });

const sentTo = ({ email }: Person) => service.sent.filter(({ recipients: [to] }) => to?.value === email);

const choose = (somebody: Person, body: object) => as(somebody).put("/api/inbox/preferences", body);

/** Eight in the morning of the next day, when the mail of the day is due. */
const nextMorning = () => clock.freeze(new Date(Date.now() + 24 * 3600_000));

describe("a mail at once", () => {
  it("says who did what, with their message and the page, in the person's language, and is sent once", async () => {
    const ion = await person({ langKey: "ru" });
    const { documentId } = await shareWith(ion, { denumire: "Plan {{{nume}}}", mesaj: "Vă rog." });
    await untilDue(ion);
    expect(await sendMails()).toEqual({ trimise: 1, refuzate: 0, terminat: true });
    expect(await sendMails()).toEqual({ trimise: 0, refuzate: 0, terminat: true });
    const [mail] = sentTo(ion);
    expect(mail?.recipients).toEqual([{ type: "Email", value: ion.email, limba: "ru" }]);
    expect(mail?.subject.ru).toBe(mail?.subject.ro);
    expect(mail?.subject.ro).toMatch(/^Вам открыт доступ к документу «Plan \{.\{.\{nume\}\}\}»$/u);
    expect(mail?.body.ro).toContain("От: Ana Rusu");
    expect(mail?.body.ro).toContain("Vă rog.");
    expect(mail?.body.ro).toContain(`http://temelia.test/app/acte/${documentId}`);
    expect(mail?.categorie).toBe("documente-partajari");
  });

  it("about an approval says what is asked for, in the language of who decides", async () => {
    const subject = (name: string) => ({ subject: `https://login.invalid#${name}` });
    const asking = as(await serviceAdmin(subject("asking")));
    const deciding = await serviceAdmin({ ...subject("deciding"), langKey: "ru" });
    const { json } = await asking.post<{ id: number }>("/api/documents", { denumire: "Plan" });
    await asking.delete(`/api/documents/${json.id}`);
    const { json: asked } = await asking.post<Approval>(`/api/v1/admin/documents/${json.id}/purge`);
    await told();
    await untilDue(deciding);
    await sendMails();
    expect(sentTo(deciding).map(({ body }) => body.ro)).toEqual([
      expect.stringContaining(asked.rezumat.ru) as string,
    ]);
  });

  it("follows the language and the way that the person has chosen", async () => {
    const [ion, eva] = [await person({ langKey: "ru" }), await person()];
    await choose(ion, { limba: "ro", implicit: "MAIL" });
    await choose(eva, { implicit: "CLOPOTEL" });
    await shareWith(ion);
    await shareWith(eva);
    await untilDue(ion);
    await sendMails();
    expect(sentTo(ion).map(({ subject }) => subject.ro)).toEqual(["Aveți acces la „Plan”"]);
    expect(sentTo(eva)).toEqual([]);
    const { json } = await as(eva).get<PageOf<InboxMessageView>>("/api/inbox");
    expect(json.total).toBe(1);
  });

  it("waits while the service is away, and is sent under the same name after a crash", async () => {
    const ion = await person();
    await shareWith(ion);
    await untilDue(ion);
    service.status = 503;
    expect(await sendMails()).toEqual({ trimise: 0, refuzate: 0, terminat: false });
    service.status = 409;
    expect(await sendMails()).toEqual({ trimise: 1, refuzate: 0, terminat: true });
    expect((await sendMails()).trimise).toBe(0);
  });

  it("that the service will never take is given up, and stands in the inbox", async () => {
    const ion = await person();
    await shareWith(ion);
    await untilDue(ion);
    service.status = 400;
    expect(await sendMails()).toEqual({ trimise: 0, refuzate: 1, terminat: true });
    service.status = 202;
    expect((await sendMails()).trimise).toBe(0);
  });

  it("asks for another token if the service does not know its own any more", async () => {
    const ion = await person();
    await shareWith(ion);
    await untilDue(ion);
    service.status = 401;
    const { tokens } = service;
    expect(await sendMails()).toMatchObject({ trimise: 0, terminat: false });
    expect(service.tokens).toBeGreaterThan(tokens);
    service.tokenStatus = 401;
    expect(await sendMails()).toMatchObject({ trimise: 0, terminat: false });
    Object.assign(service, { status: 202, tokenStatus: 200 });
    expect(await sendMails()).toMatchObject({ trimise: 1, terminat: true });
  });

  it("is not sent to officials without an address of their own, who read that the bell is all", async () => {
    const ion = await person({ email: "ion@login.invalid" });
    await shareWith(ion);
    await untilDue(ion);
    expect(await sendMails()).toEqual({ trimise: 0, refuzate: 0, terminat: true });
    expect((await as(ion).get<PageOf<InboxMessageView>>("/api/inbox")).json.total).toBe(1);
    expect((await as(ion).get<{ cuMail: boolean }>("/api/inbox/preferences")).json.cuMail).toBe(false);
  });

  it("is not sent about what the person may no longer read", async () => {
    const ion = await person();
    const { ana, grantId } = await shareWith(ion);
    await untilDue(ion);
    await as(ana).delete(`/api/partajare-documents/${grantId}`);
    expect(await sendMails()).toEqual({ trimise: 0, refuzate: 0, terminat: true });
    expect(sentTo(ion)).toEqual([]);
  });
});

describe("the mail of the day", () => {
  it("has everything that was not read, once, and waits for its hour", async () => {
    const ion = await person();
    await choose(ion, { moduri: { PARTAJARI: "REZUMAT" } });
    await shareWith(ion, { denumire: "Unu" });
    await shareWith(ion, { denumire: "Doi" });
    await shareWith(ion, { denumire: "Trei" });
    const { json } = await as(ion).get<PageOf<InboxMessageView>>("/api/inbox");
    const read = json.items.find(({ titlu }) => titlu.includes("Doi"));
    await as(ion).post(`/api/inbox/${read?.id}/read`);
    expect((await sendMails()).trimise).toBe(0);
    nextMorning();
    await untilDue(ion, DIGESTS_DUE);
    expect((await sendMails()).trimise).toBe(1);
    expect((await sendMails()).trimise).toBe(0);
    const [mail] = sentTo(ion);
    expect(mail?.subject.ro).toBe("Rezumatul zilei: 2 mesaje");
    expect(mail?.body.ro).toMatch(/„Unu”[\s\S]*„Trei”/);
    expect(mail?.body.ro).not.toContain("„Doi”");
  });
});

describe("without a notification service", () => {
  it("people are told by the bell alone, and their page says so", async () => {
    const deployed = config.notificationsUrl;
    config.notificationsUrl = "none";
    try {
      const ion = await person();
      await shareWith(ion);
      expect(await sendMails()).toEqual({ trimise: 0, refuzate: 0, terminat: true });
      const { json } = await as(ion).get<PageOf<InboxMessageView>>("/api/inbox?filter[citit]=false");
      expect(json.total).toBe(1);
      expect((await as(ion).get<{ cuMail: boolean }>("/api/inbox/preferences")).json.cuMail).toBe(false);
    } finally {
      config.notificationsUrl = deployed;
    }
    expect((await sendMails()).trimise).toBe(0);
  });
});
