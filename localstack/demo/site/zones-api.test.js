import { beforeEach, expect, it } from "vitest";
import { apiOf, fileForZones } from "../testing/page.js";

const api = await import("./zones-api.js");

beforeEach(async () => {
  await api.signOut();
  sessionStorage.clear();
});

it("without an issuer that answers, a sign-in is refused, and nothing is kept", async () => {
  const gone = [];
  await expect(api.beginGovernmentLogin((address) => gone.push(address))).rejects.toMatchObject({
    status: 503,
  });
  expect([gone, sessionStorage.length]).toEqual([[], 0]);
});

it("a tab that did not begin the sign-in does not complete it", async () => {
  await expect(api.finishGovernmentLogin({ id: "1", code: "c" })).rejects.toMatchObject({
    key: "autentificareInceputaAiurea",
  });
});

it("a secret is tried once: the session of another sign-in is refused", async () => {
  sessionStorage.setItem("zone-sign-in", "secret");
  await expect(api.finishGovernmentLogin({ id: "1", code: "c" })).rejects.toMatchObject({ status: 404 });
  await expect(api.finishGovernmentLogin({ id: "1", code: "c" })).rejects.toMatchObject({
    status: undefined,
  });
  expect(api.isSignedIn()).toBe(false);
});

it("an account has the zones of its roles, and a name", async () => {
  await api.signIn("ana.admin", "temelia-demo");
  expect(api.visitor()).toEqual({ zones: ["staff", "admin"], name: "Ana Rusu", isAccount: true });
  await api.signIn("maria.client", "temelia-demo");
  expect(api.visitor().zones).toEqual([]);
});

it("the token of an account ends in this tab alone, without the issuer", async () => {
  await api.signIn("ana.admin", "temelia-demo");
  expect(await api.signOut()).toBeUndefined();
  expect([api.isSignedIn(), api.visitor()]).toEqual([false, null]);
});

it("an official lists documents, reads one and decides requests; an administrator decides approvals", async () => {
  const { id, cod } = await fileForZones();
  const sergei = await apiOf("sergei.client");
  const asked = await sergei.call("POST", "/api/documents/cerere", {
    cod,
    drept: "CITIRE",
    motivare: "Proba",
  });
  await api.signIn("ana.admin", "temelia-demo");
  expect((await api.listDocuments("staff")).items.map((one) => one.id)).toContain(id);
  expect(await (await api.readContent("staff", id)).text()).toBe("conținut");
  expect((await api.listWaitingRequests()).items.map((one) => one.id)).toContain(asked.id);
  await api.decideRequest(asked.id, "reject");
  expect((await api.listWaitingRequests()).items.map((one) => one.id)).not.toContain(asked.id);
  const admin = await apiOf("admin");
  await admin.call("DELETE", `/api/documents/${id}`);
  const { id: approval } = await admin.call("POST", `/api/v1/admin/documents/${id}/purge`);
  expect((await api.listApprovals()).items.map((one) => one.id)).toContain(approval);
  expect(await api.decideApproval(approval, "approve")).toMatchObject({ status: "EXECUTATA" });
});
