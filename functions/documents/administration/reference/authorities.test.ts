import { beforeAll, describe, expect, it } from "vitest";
import { nextId } from "../../../../shared/ids.ts";
import {
  as,
  nobody,
  organization,
  organizationAdmin,
  person,
  serviceAdmin,
  type ServiceClient,
} from "../../testing.ts";
import type { Authority } from "../../records/authority.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";
import { refusal } from "../../../../shared/testing/caller.ts";

const PATH = "/api/authorities";
let admin: ServiceClient;
let user: ServiceClient;

beforeAll(async () => {
  admin = as(await serviceAdmin());
  user = as(await person());
});

const freshName = (): string => `ROLE_NR_${nextId()}`;
const make = async (name = freshName()) => (await admin.post<Authority>(PATH, { name })).json;
/** Gives an account authorities, as an administrator does. */
const give = async (login: string, authorities: string[]) => {
  const { json } = await admin.get<object>(`/api/admin/users/${login}`);
  return admin.put(`/api/admin/users/${login}`, { ...json, authorities });
};

describe("/api/authorities", () => {
  it("/api/authorities has those of the system and those that service administrators make, by number and by name", async () => {
    const { id, name } = await make();
    const listed = await user.get<PageOf<Authority>>(`${PATH}?size=200`);
    expect(listed.json.items).toContainEqual({ id, name });
    expect(listed.json.items).toContainEqual({ id: 3, name: "ROLE_ADMIN" });
    expect((await user.get(`${PATH}/count?filter[name]=${name}`)).json).toBe(1);
    for (const reference of [id, name, "ROLE_USER", 1])
      expect((await user.get(`${PATH}/${reference}`)).status).toBe(200);
    expect((await user.get(`${PATH}/${name}`)).json).toEqual({ id, name });
    expect((await user.get(`${PATH}/ROLE_NIMENI`)).status).toBe(404);
    expect((await user.get(`${PATH}/oricum`)).status).toBe(400);
  });

  it("/api/authorities is written only by service administrators", async () => {
    const clerk = as(await organizationAdmin(await organization()));
    const { id, name } = await make();
    for (const who of [user, clerk]) {
      expect((await who.post(PATH, { name: freshName() })).status).toBe(403);
      expect((await who.put(`${PATH}/${id}`, { name })).status).toBe(403);
      expect((await who.patch(`${PATH}/${id}`, { name })).status).toBe(403);
      expect((await who.delete(`${PATH}/${id}`)).status).toBe(403);
    }
    expect((await nobody.get(PATH)).status).toBe(401);
  });

  it("/api/authorities refuses a taken name (409) and an invalid one (400)", async () => {
    const { name } = await make();
    expect(refusal(await admin.post(PATH, { name }))).toEqual([409, "error.autoritateaExista"]);
    expect(refusal(await admin.post(PATH, { name: "ROLE_ADMIN" }))).toEqual([409, "error.autoritateaExista"]);
    for (const wrong of ["ARHIVAR", "ROLE_", "ROLE_mic", "ROLE_A B", `ROLE_${"A".repeat(46)}`])
      expect((await admin.post(PATH, { name: wrong })).status).toBe(400);
  });

  it("no name changes: the same one is 200, another 409", async () => {
    const { id, name } = await make();
    expect(await admin.put(`${PATH}/${id}`, { id, name })).toMatchObject({ status: 200, json: { id, name } });
    expect((await admin.patch(`${PATH}/${name}`, {})).status).toBe(200);
    expect(refusal(await admin.patch(`${PATH}/${id}`, { name: freshName() }))).toEqual([
      409,
      "error.numeleAutoritatii",
    ]);
    expect((await admin.put(`${PATH}/${nextId()}`, { name })).status).toBe(404);
  });

  it.each([1, 2, 3, "ROLE_USER"])("%s of the system is read-only: 409", async (reference) => {
    const own = (await admin.get<Authority>(`${PATH}/${reference}`)).json;
    for (const answer of [
      await admin.put(`${PATH}/${reference}`, own),
      await admin.patch(`${PATH}/${reference}`, {}),
      await admin.delete(`${PATH}/${reference}`),
    ])
      expect(refusal(answer)).toEqual([409, "error.autoritateaSistemului"]);
  });

  it("/api/authorities can be given to accounts, stands in auth of their tokens, and gives no right", async () => {
    const { name } = await make();
    const bob = await person();
    expect((await give(bob.login, ["ROLE_USER", name])).status).toBe(200);
    const { json } = await as(bob).get<{ authorities: string[] }>("/api/account");
    expect(json.authorities).toEqual(["ROLE_USER", name]);
    expect((await as(bob).get("/api/admin/users")).status).toBe(403);
    expect(refusal(await give(bob.login, ["ROLE_USER", freshName()]))).toEqual([400, "error.validare"]);
  });

  it("a name in use is not removed: 409, until no account has it", async () => {
    const { id, name } = await make();
    const bob = await person();
    await give(bob.login, ["ROLE_USER", name]);
    expect(refusal(await admin.delete(`${PATH}/${id}`))).toEqual([409, "error.autoritateaFolosita"]);
    await give(bob.login, ["ROLE_USER"]);
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await admin.delete(`${PATH}/${id}`)).status).toBe(204);
    expect((await admin.get(`${PATH}/${name}`)).status).toBe(404);
    expect((await give(bob.login, ["ROLE_USER", name])).status).toBe(400);
  });
});
