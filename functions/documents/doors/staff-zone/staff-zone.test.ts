import { beforeAll, describe, expect, it, vi } from "vitest";
// Callers are cached as on AWS.
vi.hoisted(() => Object.assign(process.env, { CALLER_CACHE_SECONDS: "900", BUCKET_CACHE_SECONDS: "30" }));
import {
  as,
  bucketOf,
  issuer,
  machineClient,
  member,
  organization,
  person,
  type Person,
  type ServiceClient,
  textFile,
  withToken,
} from "../../testing.ts";
import { callsOf, tally } from "../../../../shared/testing/aws-calls.ts";
import { keys } from "../../../../shared/testing/caller.ts";
import { officialSession } from "../../../../shared/testing/sessions.ts";
import { aMinuteAgo } from "../../../../shared/testing/settled.ts";
import { untilUndisturbed } from "../../../../shared/testing/with-faults.ts";
import type { Bucket } from "../../records/bucket.ts";
import type { DocumentView } from "../../records/document.ts";
import type { GrantView } from "../../records/grant.ts";
import type { MachineDocumentView, MachineVersionView } from "../machine/views.ts";
import type { StaffDocumentView } from "./views.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import type { VersionView } from "../../records/version.ts";
import type { DocumentEvent } from "../../records/event.ts";

keys.sent = false;

const OFFICIAL: Person["authorities"] = ["ROLE_USER", "ROLE_STAFF"];

let bucket: Bucket;
let account: Person;
/** The same official with a session, and with the token of their account. */
let official: ServiceClient;
let clerk: ServiceClient;
let doc: StaffDocumentView;
beforeAll(async () => {
  bucket = await bucketOf(await organization());
  account = await aMinuteAgo(() => member(bucket, "OPERATOR", { authorities: OFFICIAL }));
  official = withToken((await aMinuteAgo(() => officialSession("documents", account.id))).token);
  clerk = as(account);
  const fields = { file: textFile("conținut"), bucketId: String(bucket.id) };
  ({ json: doc } = await official.upload<StaffDocumentView>("/api/v1/staff/documents", fields));
  await clerk.get("/api/documents/count");
});

describe("an official", () => {
  it("files, changes, archives, restores and removes a document", async () => {
    const wanted = { denumire: "Dispoziție", bucketId: bucket.id };
    const { status, json, headers } = await official.post<StaffDocumentView>(
      "/api/v1/staff/documents",
      wanted,
    );
    expect([status, headers.location]).toEqual([
      201,
      `http://temelia.test/documents/api/v1/staff/documents/${json.id}`,
    ]);
    const at = `/api/v1/staff/documents/${json.id}`;
    expect((await official.patch(at, { descriere: "Nouă" })).json).toMatchObject({ descriere: "Nouă" });
    expect((await official.post<StaffDocumentView>(`${at}/archive`)).json.status).toBe("ARHIVAT");
    expect((await official.post<StaffDocumentView>(`${at}/restore`)).json.status).toBe("ACTIV");
    expect((await official.delete(at)).status).toBe(204);
    expect((await official.get<StaffDocumentView>(at)).json.status).toBe("STERS");
  });

  it("an official reads the content of any version, and makes an older one current again", async () => {
    const at = `/api/v1/staff/documents/${doc.id}`;
    const added = await official.upload(`${at}/versions`, { file: textFile("al doilea") });
    expect(added.status).toBe(201);
    const content = async (query = "") => (await official.get(`${at}/content${query}`)).bytes.toString();
    expect([await content(), await content("?numarVersiune=1")]).toEqual(["al doilea", "conținut"]);
    expect((await official.post(`${at}/restore-version`, { numarVersiune: 1 })).status).toBe(201);
    expect([await content(), await content("?numarVersiune=2")]).toEqual(["conținut", "al doilea"]);
    const { json } = await official.get<PageOf<VersionView>>(`${at}/versions`);
    expect([json.items.map((one) => [one.numarVersiune, one.curenta]), json.total]).toEqual([
      [
        [3, true],
        [2, false],
        [1, false],
      ],
      3,
    ]);
    expect((await official.get(`${at}/content?numarVersiune=4`)).status).toBe(404);
    expect((await official.get(`${at}/content?numarVersiune=0`)).status).toBe(400);
  });

  it("an official gives access to a document, sees who has it, and takes it back", async () => {
    const reader = await person({ authorities: OFFICIAL });
    const at = `/api/v1/staff/documents/${doc.id}`;
    const given = await official.post<GrantView>(`${at}/grants`, {
      beneficiarOperatorId: reader.id,
      drept: "CITIRE",
    });
    expect([given.status, (await as(reader).get(at)).status]).toEqual([201, 200]);
    const grants = (await official.get<PageOf<GrantView>>(`${at}/grants`)).json;
    expect(grants.items.map(({ id }) => id)).toContain(given.json.id);
    expect((await official.delete(`/api/v1/staff/grants/${given.json.id}`)).status).toBe(204);
    expect((await as(reader).get(at)).status).toBe(404);
  });

  it("an official sees what happened to a document", async () => {
    const { json } = await official.get<PageOf<DocumentEvent>>(
      `/api/v1/staff/documents/${doc.id}/events?sort=id&size=1`,
    );
    expect(json.items.map(({ tip }) => tip)).toEqual(["CREAT"]);
  });

  it("an official finds nothing of a document that they may not read: its versions, events and grants are 404", async () => {
    const stranger = as(await person({ authorities: OFFICIAL }));
    for (const part of ["", "/content", "/versions", "/events", "/grants"])
      expect([part, (await stranger.get(`/api/v1/staff/documents/${doc.id}${part}`)).status]).toEqual([
        part,
        404,
      ]);
  });

  it("an official never sees where the content is stored", async () => {
    const { json } = await official.get<StaffDocumentView>(`/api/v1/staff/documents/${doc.id}`);
    const older = await clerk.get<DocumentView>(`/api/documents/${doc.id}`);
    expect(["storageUri" in older.json, "storageUri" in json]).toEqual([true, false]);
    const { storageUri: _, ...others } = older.json;
    expect(json).toEqual(others);
    expect((await official.get("/api/v1/staff/documents?filter[storageUri]=x")).status).toBe(400);
  });

  it("an official with the same Idempotency-Key gets the same answer, and makes one document", async () => {
    const headers = { "idempotency-key": "dispozitia-7" };
    const send = () =>
      official.post<StaffDocumentView>("/api/v1/staff/documents", { denumire: "O dată" }, headers);
    expect((await send()).json.id).toBe((await send()).json.id);
  });
});

describe("a zone route costs what its older address costs", untilUndisturbed, () => {
  const pairs: [zone: string, older: string][] = [
    ["documents/{id}", "documents/{id}"],
    ["documents?size=20", "documents?size=20"],
    ["documents/count", "documents/count"],
    ["documents/{id}/versions", "documents/{id}/versions"],
    ["documents/{id}/content", "documents/{id}/download"],
    ["documents/{id}/content?numarVersiune=1", "documents/{id}/versions/1/download"],
    ["documents/{id}/events", "eveniment-documents?filter[documentId]={id}"],
    ["documents/{id}/grants", "partajare-documents?filter[documentId]={id}"],
    ["access-requests", "cerere-acces"],
  ];
  const at = (path: string) => path.replace("{id}", String(doc.id));
  beforeAll(async () => {
    const { id } = await person();
    await official.post(`/api/v1/staff/documents/${doc.id}/grants`, {
      beneficiarOperatorId: id,
      drept: "CITIRE",
    });
  });
  const costOf = async (client: ServiceClient, path: string) => {
    await client.get(path);
    const { calls, result } = await callsOf(() => client.get(path));
    expect([path, result.status]).toEqual([path, 200]);
    return tally(calls.filter(({ name }) => !name.endsWith("UpdateItem")));
  };

  it.each(pairs)("%s as %s", async (zone, older) => {
    const expected = await costOf(clerk, `/api/${at(older)}`);
    // The revision of the session comes along with what is read.
    expect(await costOf(official, `/api/v1/staff/${at(zone)}`)).toEqual(expected);
    expect(await costOf(clerk, `/api/v1/staff/${at(zone)}`)).toEqual(expected);
  });
});

describe("a machine client in the app zone", () => {
  let machine: ServiceClient;
  beforeAll(async () => {
    const { id: emitentId } = await issuer();
    machine = withToken((await machineClient({ emitentId })).token);
  });

  it("files a document, reads it by its code, and adds and restores versions", async () => {
    const filed = await machine.upload<MachineDocumentView>("/api/v1/app/documents", {
      file: textFile("unu"),
    });
    expect(filed.status).toBe(201);
    const at = `/api/v1/app/documents/${filed.json.cod}`;
    expect(filed.headers.location).toBe(`http://temelia.test/documents${at}`);
    expect((await machine.upload(`${at}/versions`, { file: textFile("doi") })).status).toBe(201);
    expect((await machine.post(`${at}/restore-version`, { numarVersiune: 1 })).status).toBe(201);
    const content = async (query = "") => (await machine.get(`${at}/content${query}`)).bytes.toString();
    expect([await content(), await content("?numarVersiune=2")]).toEqual(["unu", "doi"]);
    expect((await machine.get<PageOf<MachineVersionView>>(`${at}/versions`)).json.total).toBe(3);
    const list = await machine.get<PageOf<MachineDocumentView>>(
      "/api/v1/app/documents?filter[visibility]=PERSONAL",
    );
    expect(list.json.items.map(({ cod }) => cod)).toEqual([filed.json.cod]);
  });

  it("a machine client in the app zone finds no document of another issuer", async () => {
    const other = withToken((await machineClient()).token);
    const { json } = await other.upload<MachineDocumentView>("/api/v1/app/documents", {
      file: textFile("al lor"),
    });
    for (const part of ["", "/content", "/versions"])
      expect((await machine.get(`/api/v1/app/documents/${json.cod}${part}`)).status).toBe(404);
  });
});
