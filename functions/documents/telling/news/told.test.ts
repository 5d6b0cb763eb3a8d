import {
  as,
  bucketOf,
  client,
  type Person,
  member,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  textFile,
} from "../../testing.ts";
import { afterEach, beforeEach, describe, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { create, update } from "../../../../shared/data/repository.ts";
import { nextId } from "../../../../shared/ids.ts";
import type { Approval } from "../../../../shared/features/approvals/approval.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { Accounts } from "../../access/account.ts";
import { Conversions, listedWith } from "../../records/conversion.ts";
import { Documents } from "../../records/document.ts";
import { headOf } from "../../records/event.ts";
import { forgottenAt, Imports } from "../../records/import.ts";
import { appending } from "../../records/event.ts";
import { headAt } from "../../records/event.ts";
import { readTogether, recordAt } from "../../../../shared/data/read-together.ts";
import { transact } from "../../../../shared/data/transaction.ts";
import { callsOf } from "../../../../shared/testing/aws-calls.ts";
import { described } from "../../../../shared/testing/costs.ts";
import { citizen } from "../../doors/zones/testing.ts";
import type { InboxMessageView } from "../inbox/list-inbox.ts";
import { changes, told } from "./testing.ts";
import { handler } from "./teller.ts";

afterEach(() => {
  clock.resume();
});
beforeEach(async () => {
  await told();
});

type Inbox = PageOf<InboxMessageView>;

type Asked = Pick<Approval, "id" | "rezumat">;

/** What a person was told, oldest first. */
async function inboxOf(somebody: Person): Promise<InboxMessageView[]> {
  const { json } = await as(somebody).get<Inbox>("/api/inbox?size=100");
  return json.items.toReversed();
}

const kindsOf = async (somebody: Person) => (await inboxOf(somebody)).map(({ fel }) => fel);

async function upload(owner: Person, fields: Record<string, string> = {}) {
  const sent = { file: textFile("conținut"), denumire: "Plan urbanistic", ...fields };
  const { json } = await as(owner).upload<{ id: number; cod: string }>("/api/documents/upload", sent);
  return json;
}

const share = (giver: Person, id: number, body: object) =>
  as(giver).post(`/api/documents/${id}/partajeaza`, { drept: "CITIRE", ...body });

/** A container with its head, an operator, and the administrator of its organization. */
async function office() {
  const org = await organization();
  const bucket = await bucketOf(org);
  return {
    bucket,
    head: await member(bucket, "ADMIN"),
    operator: await member(bucket, "OPERATOR"),
    administrator: await organizationAdmin(org),
  };
}

describe("who is told", () => {
  it("of a share, the beneficiary is told with the message, and its giver is not", async () => {
    const [ana, ion] = [await person({ firstName: "Ana", lastName: "Rusu" }), await person()];
    const { id } = await upload(ana);
    await share(ana, id, { beneficiarOperatorId: ion.id, mesaj: "Vă rog să citiți până vineri." });
    await told();
    expect(await inboxOf(ion)).toMatchObject([
      {
        fel: "PARTAJAT",
        titlu: "Aveți acces la „Plan urbanistic”",
        de: "Ana Rusu",
        mesaj: "Vă rog să citiți până vineri.",
        adresa: `/app/acte/${id}`,
        documentId: id,
        citit: false,
      },
    ]);
    expect(await kindsOf(ana)).toEqual([]);
  });

  it("a share without a message does not tell that of an earlier one again", async () => {
    const [ana, ion] = [await person(), await person()];
    const { id } = await upload(ana);
    await share(ana, id, { beneficiarOperatorId: ion.id, mesaj: "Până vineri." });
    await told();
    await share(ana, id, { beneficiarOperatorId: ion.id, drept: "SCRIERE" });
    await told();
    expect((await inboxOf(ion)).map(({ mesaj }) => mesaj)).toEqual(["Până vineri.", undefined]);
  });

  it("of a hold that is undone at once, both are told as they were", async () => {
    const { bucket, operator, administrator } = await office();
    const { id } = await upload(operator, { bucketId: String(bucket.id) });
    for (const retinereLegala of [true, false])
      await as(administrator).patch(`/api/documents/${id}`, { retinereLegala });
    await told();
    expect(await kindsOf(operator)).toEqual(["RETINUT", "NERETINUT"]);
  });

  it("of a share with a client, every account is told that is this client", async () => {
    const [ana, firma] = [await person(), await client()];
    const people = [await person({ clientId: firma.id }), await person({ clientId: firma.id })];
    const { id } = await upload(ana);
    await share(ana, id, { beneficiarClientId: firma.id });
    await told();
    expect(await Promise.all(people.map(kindsOf))).toEqual([["PARTAJAT"], ["PARTAJAT"]]);
  });

  it("of a request, those are told who may decide it; of the decision, the requester, once", async () => {
    const { bucket, operator, administrator } = await office();
    const ion = await person();
    const { id, cod } = await upload(operator, { bucketId: String(bucket.id) });
    const asked = await as(ion).post<{ id: number }>("/api/documents/cerere", {
      cod,
      drept: "CITIRE",
      motivare: "Pregătesc un răspuns",
    });
    await told();
    const [message] = await inboxOf(administrator);
    expect(message).toMatchObject({ fel: "CERUT", mesaj: "Pregătesc un răspuns", adresa: "/app/cereri" });
    const mesaj = "Până la sfârșitul lunii.";
    await as(administrator).post(`/api/cereri/${asked.json.id}/aproba`, { mesaj });
    await told();
    expect(await inboxOf(ion)).toMatchObject([{ fel: "APROBAT", mesaj, documentId: id }]);
  });

  it("of a request of a citizen, it is said by the name of the client that they are", async () => {
    const { operator, bucket, administrator } = await office();
    const asking = await citizen();
    const { cod } = await upload(operator, { bucketId: String(bucket.id) });
    await asking.calls.post("/api/v1/citizen/access-requests", { cod, drept: "CITIRE", motivare: "x" });
    await told();
    expect(await inboxOf(administrator)).toMatchObject([{ fel: "CERUT", de: asking.client.denumire }]);
  });

  it("of a request, only those are told who may decide it", async () => {
    const { bucket, head, operator, administrator } = await office();
    const ion = await person();
    const { cod } = await upload(operator, { bucketId: String(bucket.id) });
    await as(ion).post("/api/documents/cerere", { cod, drept: "CITIRE", motivare: "x" });
    await told();
    const people = [head, operator, administrator, ion];
    const { json } = await as(administrator).get<PageOf<{ id: number }>>("/api/cerere-acces");
    const decides = async (somebody: Person) => {
      const { json: seen } = await as(somebody).get<{ poate?: string[] }>(
        `/api/cerere-acces/${json.items[0]?.id}`,
      );
      return seen.poate?.includes("APROBA") ? ["CERUT"] : [];
    };
    expect(await Promise.all(people.map(kindsOf))).toEqual(await Promise.all(people.map(decides)));
  });

  it("of a refusal, the requester reads the code and the reason, and not the name", async () => {
    const { bucket, operator, administrator } = await office();
    const ion = await person();
    const { cod } = await upload(operator, { bucketId: String(bucket.id) });
    const asked = await as(ion).post<{ id: number }>("/api/documents/cerere", {
      cod,
      drept: "CITIRE",
      motivare: "x",
    });
    await as(administrator).post(`/api/cereri/${asked.json.id}/respinge`, { motiv: "Nu este public." });
    await told();
    expect(await inboxOf(ion)).toMatchObject([
      {
        fel: "RESPINS",
        titlu: `Cererea de acces la documentul ${cod} a fost respinsă`,
        mesaj: "Nu este public.",
      },
    ]);
  });

  it("a request that was withdrawn is no refusal", async () => {
    const { bucket, operator } = await office();
    const ion = await person();
    const { cod } = await upload(operator, { bucketId: String(bucket.id) });
    const asked = await as(ion).post<{ id: number }>("/api/documents/cerere", {
      cod,
      drept: "CITIRE",
      motivare: "x",
    });
    await as(ion).delete(`/api/cerere-acces/${asked.json.id}`);
    await told();
    expect(await kindsOf(ion)).toEqual([]);
  });

  it("of an approval that is asked for, those are told who may decide; of the decision, who asked", async () => {
    const subject = (name: string) => ({ subject: `https://login.invalid#${name}` });
    const [asking, deciding] = [await serviceAdmin(subject("a")), await serviceAdmin(subject("b"))];
    const { id } = await upload(asking);
    await as(asking).delete(`/api/documents/${id}`);
    const { json } = await as(asking).post<Asked>(`/api/v1/admin/documents/${id}/purge`);
    await told();
    expect(await inboxOf(deciding)).toMatchObject([
      {
        fel: "APROBARE_CERUTA",
        titlu: `Vi se cere o aprobare: ${json.rezumat.ro}`,
        adresa: `/app/aprobari/documents/${json.id}`,
      },
    ]);
    const inRussian = await as(deciding).get<Inbox>("/api/inbox", { "accept-language": "ru" });
    expect(inRussian.json.items[0]?.titlu).toBe(`Требуется ваше согласование: ${json.rezumat.ru}`);
    expect(await kindsOf(asking)).toEqual([]);
    await as(deciding).post(`/api/v1/admin/approvals/${json.id}/reject`, { reason: "Se păstrează" });
    await told();
    expect(await inboxOf(asking)).toMatchObject([
      {
        fel: "APROBARE_RESPINSA",
        titlu: `Ce ați cerut spre aprobare a fost respins: ${json.rezumat.ro}`,
        mesaj: "Se păstrează",
      },
    ]);
    await update(Accounts, deciding, (account) => ({ ...account, authorities: [] }));
    expect(Object.keys((await inboxOf(deciding))[0] ?? {}).sort()).toEqual([
      ...["citit", "creatLa", "de", "fel", "id", "titlu"],
    ]);
    expect((await inboxOf(deciding))[0]?.titlu).toBe("Vi se cere o aprobare");
  });

  it("of a link that was opened, its maker is told once a day", async () => {
    const ana = await person();
    const { id } = await upload(ana);
    const { json } = await as(ana).post<{ url: string }>(`/api/documents/${id}/linkuri`, {});
    const token = json.url.slice(json.url.lastIndexOf("/") + 1);
    for (let time = 0; time < 2; time += 1) await nobody.get(`/api/public/linkuri/${token}/download`);
    await told();
    expect(await kindsOf(ana)).toEqual(["LINK_DESCHIS"]);
  });

  it("of a legal hold, owner and head of the container are told, and not who set it", async () => {
    const { bucket, head, operator, administrator } = await office();
    const { id } = await upload(operator, { bucketId: String(bucket.id) });
    await as(administrator).patch(`/api/documents/${id}`, { retinereLegala: true });
    await told();
    await as(administrator).patch(`/api/documents/${id}`, { retinereLegala: false });
    await told();
    expect(await Promise.all([head, operator, administrator].map(kindsOf))).toEqual([
      ["RETINUT", "NERETINUT"],
      ["RETINUT", "NERETINUT"],
      [],
    ]);
  });

  it("of a virus, owner and head of the container are told", async () => {
    const { bucket, head, operator } = await office();
    const { id } = await upload(operator, { bucketId: String(bucket.id) });
    const { document, head: chain } = await readTogether(Documents.table, {
      document: recordAt(Documents, { id }),
      head: headAt(id),
    });
    if (!document) throw new Error("no document");
    const detalii = { versiune: 1, stare: "infectat", nume: "EICAR" };
    await transact(
      appending(document, chain ?? headOf(undefined), { tip: "SCANAT", actor: "system", detalii }),
    );
    await told();
    expect([await kindsOf(head), await kindsOf(operator)]).toEqual([["INFECTAT"], ["INFECTAT"]]);
  });

  it("of an import that has ended, who started it is told", async () => {
    const ana = await person();
    await create(Imports, {
      id: nextId(),
      creator: `user#${ana.id}`,
      furnizor: "provider_a",
      status: "FINALIZATA",
      count: 3,
      importedItems: 2,
      failedItems: 1,
      createdAt: clock.iso(),
      forgetAt: forgottenAt(),
    });
    await told();
    expect(await inboxOf(ana)).toMatchObject([
      { fel: "IMPORT_INCHEIAT", titlu: "Import încheiat: fișiere importate – 2 din 3" },
    ]);
  });

  it.each([
    ["FINALIZATA" as const, "TEXT_CITIT"],
    ["ESUATA" as const, "TEXT_NECITIT"],
  ])(
    "of a scan that has ended (%s), who started it is told, unless nobody asked for it",
    async (status, fel) => {
      const ana = await person();
      const { id: documentId } = await upload(ana);
      const { document } = await readTogether(Documents.table, {
        document: recordAt(Documents, { id: documentId }),
      });
      if (!document) throw new Error("no document");
      const ended = async (more: object) => {
        const id = nextId();
        return create(Conversions, {
          ...{ id, documentId, status, tip: "OCR", limba: "ro", sursa: "image/png", tinta: "text/plain" },
          ...{
            creator: `user#${ana.id}`,
            creatDe: ana.login,
            creatLa: clock.iso(),
            finalizatLa: clock.iso(),
          },
          ...{ size: 1, listedIn: listedWith(document, id), ...more },
        });
      };
      await ended({});
      await ended({ automata: true });
      await told();
      expect(await kindsOf(ana)).toEqual([fel]);
    },
  );
});

describe("once, and only who may read", () => {
  it("nobody is told twice, of changes that are delivered twice and by a teller that was stopped", async () => {
    const [ana, ion] = [await person(), await person()];
    const { id } = await upload(ana);
    await share(ana, id, { beneficiarOperatorId: ion.id });
    const events = await changes();
    for (const event of [...events, ...events]) await handler(event);
    await Promise.all(events.map((event) => handler(event)));
    expect(await kindsOf(ion)).toEqual(["PARTAJAT"]);
  });

  it("telling one person of a share costs a few reads and a transaction", async () => {
    const [ana, ion] = [await person(), await person()];
    const { id } = await upload(ana);
    await told();
    await share(ana, id, { beneficiarOperatorId: ion.id });
    const [event] = await changes();
    if (!event) throw new Error("no event");
    const { calls } = await callsOf(() => handler(event));
    expect(described(calls)).toMatchInlineSnapshot(`"BatchGet ×4 1+1+1+2, Get ×2, Query, TransactWrite 3"`);
  });

  it("an event that nobody is told of costs its own read alone", async () => {
    await upload(await person());
    const { calls } = await callsOf(async () => {
      for (const event of await changes()) await handler(event);
    });
    expect(described(calls)).toMatch(/^BatchGet \d+$/);
  });

  it("who lost the right before they were told is told nothing", async () => {
    const [ana, ion] = [await person(), await person()];
    const { id } = await upload(ana);
    const { json } = await as(ana).post<{ id: number }>(`/api/documents/${id}/partajeaza`, {
      drept: "CITIRE",
      beneficiarOperatorId: ion.id,
    });
    await as(ana).delete(`/api/partajare-documents/${json.id}`);
    await told();
    expect(await kindsOf(ion)).toEqual([]);
  });

  it("a right that is taken away takes name, message and address with it", async () => {
    const [ana, ion] = [await person(), await person()];
    const { id } = await upload(ana);
    const { json } = await as(ana).post<{ id: number }>(`/api/documents/${id}/partajeaza`, {
      ...{ drept: "CITIRE", beneficiarOperatorId: ion.id, mesaj: "Confidențial" },
    });
    await told();
    await as(ana).delete(`/api/partajare-documents/${json.id}`);
    const [message] = await inboxOf(ion);
    expect(Object.keys(message ?? {}).sort()).toEqual(["citit", "creatLa", "de", "fel", "id", "titlu"]);
    expect(message?.titlu).toBe("Ați primit acces la un document");
  });

  it("a deactivated account is told nothing", async () => {
    const ana = await person();
    const ion = await person({ activated: false });
    const { id } = await upload(ana);
    await share(ana, id, { beneficiarOperatorId: ion.id });
    await told();
    await update(Accounts, ion, (account) => ({ ...account, activated: true }));
    expect(await kindsOf(ion)).toEqual([]);
  });

  it("what happened days ago is no news", async () => {
    const [ana, ion] = [await person(), await person()];
    const { id } = await upload(ana);
    clock.freeze(new Date(Date.now() - 3 * 24 * 3600_000));
    await share(ana, id, { beneficiarOperatorId: ion.id });
    clock.resume();
    await told();
    expect(await kindsOf(ion)).toEqual([]);
  });

  it("a group that is set to NIMIC is not told of, and another one is", async () => {
    const [ana, ion] = [await person(), await person()];
    await as(ion).put("/api/inbox/preferences", { moduri: { PARTAJARI: "NIMIC" } });
    const { id } = await upload(ana);
    await share(ana, id, { beneficiarOperatorId: ion.id });
    await told();
    expect(await kindsOf(ion)).toEqual([]);
  });
});
