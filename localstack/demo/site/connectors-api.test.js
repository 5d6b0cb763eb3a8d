import { beforeAll, expect, it } from "vitest";
import { apiOf } from "../testing/page.js";

const api = await import("./connectors-api.js");
const { keepToken } = await import("./session.js");

let id;
beforeAll(async () => {
  const maria = await apiOf("maria.client");
  keepToken(maria.token);
  ({ id } = await maria.call("POST", "/api/documents", { denumire: "Fără sursă" }));
});

it("providers are listed, and each tells where the visitor is asked", async () => {
  expect((await api.listConnections()).map(({ furnizor, status }) => `${furnizor} ${status}`)).toEqual([
    "provider_a DECONECTAT",
    "provider_b DECONECTAT",
  ]);
  expect(new URL(await api.authorize("provider_b")).searchParams.get("state")).toMatch(/.{20}/);
});

it("what needs a connection, or a source, is refused without one", async () => {
  const items = [{ ref: "nota", mod: "COPIE" }];
  await expect(api.listRemote("provider_b", { kind: "wiki", ref: "1" })).rejects.toMatchObject({
    status: 409,
  });
  await expect(api.startImport({ furnizor: "provider_a", items })).rejects.toMatchObject({ status: 409 });
  await expect(api.readImport(1)).rejects.toMatchObject({ status: 404 });
  await expect(api.resync(id)).rejects.toMatchObject({ key: "documentFaraSursa" });
  expect((await api.disconnect("provider_a")).status).toBe(204);
});
