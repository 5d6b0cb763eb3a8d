import {
  administrator,
  call,
  createSystem,
  createTemplate,
  fresh,
  operatorOf,
  someUser,
} from "../testing.ts";
import { beforeAll, describe, expect, it } from "vitest";

interface Listed {
  items: { id: number; cod: string }[];
  total: number;
}

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});

describe("/api/sistems", () => {
  it("is created REAL and active, with a code that no other system has", async () => {
    const cod = fresh("CAD");
    const { status, json, headers } = await call<{ id: number }>("POST /api/sistems", admin, {
      cod,
      denumire: "Cadastru",
    });
    expect([status, json, headers.location]).toEqual([
      201,
      {
        id: json.id,
        cod,
        denumire: "Cadastru",
        mod: "REAL",
        activ: true,
        certificate: [],
        areCallbackSecret: false,
      },
      `http://temelia.test/notifications/api/sistems/${json.id}`,
    ]);
    expect(await call("POST /api/sistems", admin, { cod, denumire: "Altul" })).toMatchObject({
      status: 409,
      json: { message: "error.codExista" },
    });
  });

  it("shows an operator their own system alone, and people without a system none", async () => {
    const [own, other] = [await createSystem(), await createSystem()];
    const operator = await operatorOf(own);
    const { json } = await call<Listed>("GET /api/sistems", operator);
    expect([json.items.map(({ id }) => id), json.total]).toEqual([[own.id], 1]);
    expect((await call("GET /api/sistems/count", operator)).json).toBe(1);
    expect((await call<Listed>(`GET /api/sistems?filter[cod]=${other.cod}`, operator)).json.items).toEqual(
      [],
    );
    expect((await call(`GET /api/sistems/${other.id}`, operator)).status).toBe(404);
    expect((await call(`GET /api/sistems/${own.id}`, operator)).status).toBe(200);
    expect((await call("GET /api/sistems", await someUser())).status).toBe(403);
    // A role without a system, or a system without the role, reads nothing.
    expect((await call("GET /api/sistems", await someUser({ sistemId: own.id }))).status).toBe(403);
  });

  it("PUT without mode and state keeps both; PATCH with null removes a limit", async () => {
    const { id, cod } = await createSystem({ mod: "PROBA", activ: false, limitaPeMinut: 10 });
    const one = `/api/sistems/${id}`;
    expect((await call(`PATCH ${one}`, admin, { limitaPeMinut: null })).json).not.toHaveProperty(
      "limitaPeMinut",
    );
    expect((await call(`PUT ${one}`, admin, { cod, denumire: "Nou" })).json).toEqual({
      id,
      cod,
      denumire: "Nou",
      mod: "PROBA",
      activ: false,
      certificate: [],
      areCallbackSecret: false,
    });
  });

  it("that has templates is not removed: 409; afterwards it is, and its code is free", async () => {
    const { id, cod } = await createSystem();
    const template = await createTemplate({ sistemId: id });
    expect(await call(`DELETE /api/sistems/${id}`, admin)).toMatchObject({
      status: 409,
      json: { message: "error.sistemFolosit" },
    });
    await call(`DELETE /api/templates/${template.id}`, admin);
    expect((await call(`DELETE /api/sistems/${id}`, admin)).status).toBe(204);
    expect((await call("POST /api/sistems", admin, { cod, denumire: "Din nou" })).status).toBe(201);
  });

  it("is the system of an operator only if it exists", async () => {
    const { id } = await createSystem();
    const login = fresh("operator");
    const body = { login, email: `${login}@exemplu.md`, authorities: ["ROLE_OPERATOR"] };
    const refused = [400, "error.referintaInexistenta"];
    const outcome = async (fields: object) => {
      const { status, json } = await call("POST /api/admin/users", admin, { ...body, ...fields });
      return [status, (json as { message?: string }).message];
    };
    expect((await outcome({}))[0]).toBe(400);
    expect((await outcome({ sistemId: 4 }))[0]).toBe(refused[0]);
    expect((await outcome({ sistemId: id, organizatieId: 1 }))[0]).toBe(refused[0]);
    expect((await outcome({ sistemId: id }))[0]).toBe(201);
  });

  it("has a history with the former values, for service administrators", async () => {
    const { id } = await createSystem({ denumire: "Vechi" });
    await call(`PATCH /api/sistems/${id}`, admin, { denumire: "Nou" });
    const { json } = await call<{ fapt: string; valori?: object }[]>(`GET /api/sistems/${id}/istoric`, admin);
    expect(json[0]).toMatchObject({ fapt: "MODIFICAT", valori: { denumire: "Vechi" } });
  });
});
