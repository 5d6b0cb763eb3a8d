import { beforeAll, describe, expect, it, vi } from "vitest";
// All requests come from one address, within one minute.
vi.hoisted(() => (process.env.PUBLIC_RATE_PER_MINUTE = "100000"));
import {
  as,
  bucketOf,
  freshIdnp,
  member,
  nobody,
  organization,
  serviceAdmin,
  textFile,
  withToken,
  type ServiceClient,
} from "../../testing.ts";
import { citizenSession } from "../../../../shared/testing/sessions.ts";
import { citizenOf } from "../../access/principal.ts";
import { rightsOf } from "../../access/authorization.ts";
import type { DocumentView } from "../../records/document.ts";
import type { GrantTerms } from "../../records/grant.ts";
import { indexDocuments } from "../../keeping/search/index-documents.ts";
import { searchIndex } from "../../files/text/document-index.ts";
import { citizen, type SignedIn } from "./testing.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import type { PublicDocumentView } from "../public/views.ts";
import type { CitizenDocumentView, CitizenRequestView } from "./views.ts";

/*
 * Two citizens, and documents of each of them and of an official, of every visibility and state, some of them shared
 * with one of the two: whichever way a citizen takes, they find exactly what `rightsOf` lets them read.
 */

/** A document, its owner and the people that it is shared with. */
interface Subject extends DocumentView {
  owner: Name | undefined;
  grantee: Name | undefined;
}

const names = ["ana", "ion"] as const;
type Name = (typeof names)[number];
const owners = [...names, undefined];
const visibilities = ["PUBLIC", "PERSONAL", "SECRET"] as const;
const states = ["ACTIV", "ARHIVAT", "STERS"] as const;

let citizens: Record<Name, SignedIn>;
let subjects: Subject[];
/** A word that all of them have in their names. */
const WORD = "Registratura";

beforeAll(async () => {
  const bucket = await bucketOf(await organization());
  const official = as(
    await member(bucket, "ADMIN", { authorities: ["ROLE_USER", "ROLE_STAFF"], hasSecret: true }),
  );
  citizens = { ana: await citizen(), ion: await citizen() };
  const combinations = owners.flatMap((owner, o) =>
    visibilities.flatMap((visibility, v) =>
      states.map((status, s) => ({
        owner,
        visibility,
        status,
        grantee: owners[(o + v + s) % owners.length],
      })),
    ),
  );
  subjects = [];
  for (const one of combinations) subjects.push(await file(official, bucket.id, one));
  await indexDocuments(
    searchIndex(),
    subjects.map(({ id }) => id),
  );
}, 120_000);

async function file(
  official: ServiceClient,
  bucketId: number,
  wanted: Pick<Subject, "owner" | "visibility" | "status" | "grantee">,
): Promise<Subject> {
  const { owner, visibility, status, grantee } = wanted;
  const { json } = await official.upload<DocumentView>("/api/documents/upload", {
    file: textFile("conținut"),
    bucketId: String(bucketId),
    denumire: `${WORD} ${owner ?? "nimeni"} ${visibility}`,
    visibility,
    ...(visibility === "SECRET" ? { secret: "true" } : {}),
    ...(owner === undefined ? {} : { proprietarId: String(citizens[owner].client.id) }),
  });
  if (grantee !== undefined) {
    const sharing = { beneficiarClientId: citizens[grantee].client.id, drept: "SCRIERE" };
    expect((await official.post(`/api/documents/${json.id}/partajeaza`, sharing)).status).toBe(201);
  }
  const at = `/api/documents/${json.id}`;
  if (status === "ARHIVAT") expect((await official.post(`${at}/arhiveaza`)).status).toBe(200);
  if (status === "STERS") expect((await official.delete(at)).status).toBe(204);
  return { ...json, ...wanted };
}

/** True if a citizen may read a document; `hidden` leaves out that it is public. */
function mayRead(name: Name, { owner, grantee, visibility, status }: Subject, isHidden = false): boolean {
  const proprietarId = owner && citizens[owner].client.id;
  const facts = {
    bucketId: 7,
    creator: "user#1",
    emitentId: undefined,
    proprietarId,
    status,
    visibility: isHidden && visibility === "PUBLIC" ? ("PERSONAL" as const) : visibility,
  };
  const grants: GrantTerms[] = grantee === name ? [{ drept: "SCRIERE" }] : [];
  return rightsOf(citizenOf(1, citizens[name].client.id), facts, grants).has("read");
}

const listed = (name: Name) => subjects.filter((one) => mayRead(name, one, true));
const idsOf = (some: { id: number }[]) => some.map(({ id }) => id).sort();

describe.each(names)("%s meets only what is theirs", (name) => {
  it("by id: a document, its content, any version of it and its versions", async () => {
    const { calls } = citizens[name];
    for (const subject of subjects) {
      const at = `/api/v1/citizen/documents/${subject.id}`;
      const expected = mayRead(name, subject) ? 200 : 404;
      for (const part of ["", "/content", "/content?numarVersiune=1", "/versions"]) {
        const { status, text } = await calls.get(at + part);
        expect([subject, part, status]).toEqual([subject, part, expected]);
        if (status === 404) expect(text).not.toContain(subject.cod);
      }
    }
  });

  it("in lists, whatever the filters and the order, with a total that counts nothing else", async () => {
    const [another] = subjects.filter((one) => !mayRead(name, one));
    const queries: [query: string, isMeant: (one: Subject) => boolean][] = [
      ["size=200", () => true],
      ["size=200&sort=denumire,-id", () => true],
      ["size=200&filter[status]=ARHIVAT", ({ status }) => status === "ARHIVAT"],
      ["size=200&filter[status]=STERS", () => false],
      ["size=200&filter[visibility]=SECRET", ({ visibility }) => visibility === "SECRET"],
      ["size=200&filter[visibility]=PUBLIC", ({ visibility }) => visibility === "PUBLIC"],
      ["size=200&filter[partajat]=true", ({ grantee }) => grantee === name],
      [`size=200&denumire.contains=${WORD}`, () => true],
      [`filter[id]=${another?.id}`, () => false],
      [`filter[cod]=${another?.cod}`, () => false],
    ];
    for (const [query, isMeant] of queries) {
      const { status, json } = await citizens[name].calls.get<PageOf<CitizenDocumentView>>(
        `/api/v1/citizen/documents?${query}`,
      );
      const expected = listed(name).filter(isMeant);
      expect([query, status, idsOf(json.items), json.total]).toEqual([
        query,
        200,
        idsOf(expected),
        expected.length,
      ]);
    }
  });

  it("page by page, each once", async () => {
    const found: { id: number }[] = [];
    let next = "/api/v1/citizen/documents?size=2";
    while (next) {
      const { json, headers } = await citizens[name].calls.get<PageOf<CitizenDocumentView>>(next);
      found.push(...json.items);
      expect(json.total).toBe(listed(name).length);
      next = /<[^>]*\/documents(\/api[^>]+)>; rel="next"/.exec(headers.link ?? "")?.[1] ?? "";
    }
    expect(idsOf(found)).toEqual(idsOf(listed(name)));
  });

  it("where words are searched, what everybody finds", async () => {
    const { json } = await citizens[name].calls.get<PageOf<PublicDocumentView>>(
      `/api/v1/public/documents?size=200&q=${WORD}`,
    );
    const open = subjects.filter(({ visibility, status }) => visibility === "PUBLIC" && status === "ACTIV");
    expect([idsOf(json.items), json.total]).toEqual([idsOf(open), open.length]);
    expect(
      (await nobody.get<PageOf<PublicDocumentView>>(`/api/v1/public/documents?size=200&q=${WORD}`)).json,
    ).toEqual(json);
  });

  it("in requests for access: the other citizen's, and those for what they may not read, do not appear", async () => {
    const other = names.find((one) => one !== name) ?? name;
    const address = "/api/v1/citizen/access-requests";
    const { cod, id } = subjects.find(
      (one) => !mayRead(other, one) && one.status === "ACTIV" && one.visibility === "PERSONAL",
    ) as Subject;
    const made = await citizens[other].calls.post<{ id: number }>(address, {
      cod,
      drept: "CITIRE",
      motivare: "x",
    });
    expect(made.status).toBeLessThan(202);
    for (const query of [
      "",
      `?filter[cod]=${cod}`,
      `?filter[documentId]=${id}`,
      "?filter[status]=IN_ASTEPTARE",
    ]) {
      const { json } = await citizens[name].calls.get<PageOf<CitizenRequestView>>(address + query);
      expect([query, json.items.map((one) => one.id).includes(made.json.id), json.total]).toEqual([
        query,
        false,
        json.items.length,
      ]);
    }
    expect((await citizens[name].calls.get(`${address}/${made.json.id}`)).status).toBe(404);
  });
});

it("a citizen who is not a client has empty lists, 404 by id, and public documents like everybody", async () => {
  const calls = withToken((await citizenSession("documents", freshIdnp())).token);
  for (const list of ["documents", "documents?filter[partajat]=true", "access-requests"]) {
    const { status, json } = await calls.get(`/api/v1/citizen/${list}`);
    expect([list, status, json]).toMatchObject([list, 200, { items: [], total: 0 }]);
  }
  for (const { id, visibility, status } of subjects) {
    const expected = visibility === "PUBLIC" && status === "ACTIV" ? 200 : 404;
    expect((await calls.get(`/api/v1/citizen/documents/${id}`)).status).toBe(expected);
  }
});

it("what an account files is nobody's whose client has the account's number", async () => {
  const admin = as(await serviceAdmin());
  const { json } = await admin.post<DocumentView>("/api/documents", { denumire: "Act" });
  expect((await citizens.ana.calls.get(`/api/v1/citizen/documents/${json.id}`)).status).toBe(404);
});
