import { beforeAll, describe, expect, it } from "vitest";
import {
  as,
  bucketOf,
  client,
  fresh,
  member,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type ServiceClient,
  type Person,
} from "../../testing.ts";
import type { Organization } from "../../records/organization.ts";
import type { AppUserView } from "./app-user.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

const address = "/api/app-users";

let ours: Organization;
let service: ServiceClient;
let boss: Person;
let admin: ServiceClient;

beforeAll(async () => {
  ours = await organization();
  service = as(await serviceAdmin());
  boss = await organizationAdmin(ours);
  admin = as(boss);
});

const wanted = () => {
  const login = fresh("app");
  return { login, email: `${login}@exemplu.md`, prenume: "Ana", nume: "Rusu" };
};

describe("/api/app-users", () => {
  it("/api/app-users is a second view of the account: what is changed in one is changed in the other", async () => {
    const fields = wanted();
    const created = await admin.post<AppUserView>(address, fields);
    const { id } = created.json;
    const shown = { id, ...fields, rolIds: [], organizatieId: ours.id, hasSecret: false, activ: true };
    expect([created.status, created.json]).toEqual([201, shown]);
    expect((await admin.get(`${address}/${id}`)).json).toEqual(shown);
    const account = `/api/admin/users/${fields.login}`;
    expect((await admin.get(account)).json).toMatchObject({ id, firstName: "Ana", lastName: "Rusu" });
    await admin.put(account, { firstName: "Maria", lastName: "Rusu", imageUrl: "https://exemplu.md/a.png" });
    expect((await admin.get<AppUserView>(`${address}/${id}`)).json.prenume).toBe("Maria");
    await admin.put(`${address}/${id}`, { ...fields, nume: "Popa" });
    expect((await admin.get(account)).json).toMatchObject({
      firstName: "Ana",
      lastName: "Popa",
      imageUrl: "https://exemplu.md/a.png",
    });
  });

  it("/api/app-users with an Idempotency-Key answers the same person again", async () => {
    const [fields, key] = [wanted(), { "idempotency-key": fresh("cheie") }];
    const [first, again] = [await admin.post(address, fields, key), await admin.post(address, fields, key)];
    expect([again.status, again.json]).toEqual([201, first.json]);
    expect(again.headers["idempotent-replayed"]).toBe("true");
  });

  it("PATCH changes what was sent and nothing else; null removes; PUT clears absent names", async () => {
    const { json } = await admin.post<AppUserView>(address, wanted());
    const one = `${address}/${json.id}`;
    expect((await admin.patch(one, { nume: "Popa", operator: true })).json).toEqual({
      ...json,
      nume: "Popa",
      operator: true,
    });
    expect((await admin.patch(one, { prenume: null })).json).not.toHaveProperty("prenume");
    const email = `${json.login}@exemplu.md`;
    const { login } = wanted();
    expect(refusal(await admin.put(one, { login, email }))).toEqual([400, "error.loginNeschimbat"]);
    const replaced = await admin.put(one, { login: json.login, email });
    expect(replaced.json).toMatchObject({ email, operator: true, activ: true });
    expect(replaced.json).not.toHaveProperty("nume");
  });

  it("activ=false ends the person's tokens", async () => {
    const found = await person({ organizatieId: ours.id });
    expect((await as(found).get("/api/acl/me")).status).toBe(200);
    expect((await admin.patch(`${address}/${found.id}`, { activ: false })).json).toMatchObject({
      activ: false,
    });
    expect((await as(found).get("/api/acl/me")).status).toBe(401);
  });

  it("/api/app-users is read within the tenant: one's organization, or oneself; the service administrator reads all", async () => {
    const own = await organization();
    const [colleague, other, loner] = [
      await person({ organizatieId: own.id }),
      await person({ organizatieId: own.id }),
      await person(),
    ];
    const idsFor = async (reader: ServiceClient, query = "") =>
      (await reader.get<PageOf<AppUserView>>(`${address}?size=200${query}`)).json.items.map(({ id }) => id);
    expect(await idsFor(as(colleague))).toEqual([other.id, colleague.id]);
    expect(await idsFor(as(colleague), `&filter[login]=${other.login}`)).toEqual([other.id]);
    expect(await idsFor(as(loner))).toEqual([loner.id]);
    expect(await idsFor(as(loner), "&filter[activ]=false")).toEqual([]);
    expect(await idsFor(service)).toEqual(expect.arrayContaining([other.id, loner.id]));
    expect((await as(colleague).get(`${address}/count`)).json).toBe(2);
    expect((await as(colleague).get(`${address}/${loner.id}`)).status).toBe(404);
    expect((await as(loner).get(`${address}/${loner.id}`)).status).toBe(200);
    expect((await nobody.get(address)).status).toBe(401);
  });

  it("/api/app-users is written by administrators, inside their organization", async () => {
    const [inside, outside] = [await person({ organizatieId: ours.id }), await person()];
    expect((await as(inside).post(address, wanted())).status).toBe(403);
    expect((await as(inside).patch(`${address}/${inside.id}`, { hasSecret: true })).status).toBe(403);
    const answers = await Promise.all([
      admin.patch(`${address}/${outside.id}`, { nume: "x" }),
      admin.put(`${address}/${outside.id}`, wanted()),
      admin.delete(`${address}/${outside.id}`),
      service.patch(`${address}/99`, { nume: "x" }),
    ]);
    expect(answers.map(({ status }) => status)).toEqual([404, 404, 404, 404]);
  });

  it("hasSecret, client and organization are given by a service administrator only, on this path too", async () => {
    const found = await person({ organizatieId: ours.id });
    const [one, known] = [`${address}/${found.id}`, await client()];
    // The move comes last, because the administrator does not see the person after it.
    const changes = [
      { hasSecret: true },
      { clientId: known.id },
      { organizatieId: (await organization()).id },
    ];
    for (const change of changes) {
      expect(refusal(await admin.patch(one, change))).toEqual([403, "error.doarAdministratorulServiciului"]);
      expect(refusal(await admin.post(address, { ...wanted(), ...change }))).toEqual([
        403,
        "error.doarAdministratorulServiciului",
      ]);
      expect((await service.patch(one, change)).json).toMatchObject(change);
    }
    expect((await service.patch(one, { adminServiciu: true, authorities: ["ROLE_ADMIN"] })).status).toBe(200);
    expect((await as(found).get("/api/acl/me")).json).toMatchObject({ isAdmin: false });
  });

  it("/api/app-users names an organization, a client and roles that exist: 400 that names the field", async () => {
    const { id } = await person();
    const refused = await Promise.all(
      [{ organizatieId: 99 }, { clientId: 99 }, { rolIds: [99] }].map((change) =>
        service.patch<{ errors: { field: string }[] }>(`${address}/${id}`, change),
      ),
    );
    expect(refused.map(({ status, json }) => [status, json.errors[0]?.field])).toEqual([
      [400, "organizatieId"],
      [400, "clientId"],
      [400, "rolIds"],
    ]);
    const { json: rol } = await service.post<{ id: number }>("/api/rols", {
      cod: fresh("ROL"),
      denumire: "Arhivar",
    });
    const given = await service.patch(`${address}/${id}`, { rolIds: [rol.id, rol.id] });
    expect(given.json).toMatchObject({ rolIds: [rol.id] });
  });

  it("/api/app-users loses the memberships of the organization that is left, and all with the account", async () => {
    const bucket = await bucketOf(ours);
    const [mover, leaver] = [await member(bucket), await member(bucket)];
    await service.patch(`${address}/${mover.id}`, { organizatieId: null });
    expect((await admin.delete(`${address}/${leaver.id}`)).status).toBe(204);
    expect((await admin.get(`/api/admin/bucket-acces?bucketId=${bucket.id}`)).json).toEqual([]);
    expect((await admin.get(`${address}/${leaver.id}`)).status).toBe(404);
  });

  it("/api/app-users refuses what is taken, another id, and a stale If-Match", async () => {
    const { json } = await admin.post<AppUserView>(address, wanted());
    const one = `${address}/${json.id}`;
    expect(refusal(await admin.post(address, { ...wanted(), login: json.login }))).toEqual([
      400,
      "error.userexists",
    ]);
    expect(refusal(await admin.post(address, { ...wanted(), id: 4 }))).toEqual([400, "error.idexists"]);
    expect(refusal(await admin.patch(one, { id: 4 }))).toEqual([400, "error.idinvalid"]);
    expect((await admin.patch(one, { nume: "x" }, { "if-match": '"9"' })).status).toBe(412);
    expect((await admin.delete(one, undefined, { "if-match": '"9"' })).status).toBe(412);
  });
});
