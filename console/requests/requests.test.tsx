import { screen, waitFor, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import type { CerereAcces } from "../../client/generated/documents/types.ts";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { json, listOf, refusal, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { requestsArea } from "./area.ts";

const waiting: CerereAcces = {
  id: 5,
  cod: "HOT-1",
  documentId: 7,
  solicitantId: 3,
  solicitantNume: "Ion Ceban",
  solicitantLogin: "ion.ceban",
  drept: "CITIRE",
  motivare: "Pentru răspuns.",
  status: "IN_ASTEPTARE",
  creatLa: "2026-11-27T08:00:00Z",
  poate: ["RETRAGE", "APROBA", "RESPINGE"],
};
const decided: CerereAcces = {
  ...waiting,
  status: "RESPINSA",
  decisDe: "elena.sefa",
  decisDeNume: "Elena Rusu",
  decisLa: "2026-11-27T09:00:00Z",
  motiv: "Nu este public.",
  poate: [],
};

const services = (request: () => CerereAcces) => ({
  "GET /documents/api/account": () => ({ id: 2, login: "ana.admin" }),
  "GET /documents/api/cerere-acces/count": () => (request().status === "IN_ASTEPTARE" ? 1 : 0),
  "GET /documents/api/cerere-acces": () => listOf(request().status === "IN_ASTEPTARE" ? [request()] : []),
  "GET /documents/api/cerere-acces/5": () => json(request(), { etag: '"4"' }),
  "GET /documents/api/documents": () => listOf([{ id: 7, cod: "HOT-1", denumire: "Hotărâre" }]),
});

/** A person without any role: who may share a document decides the requests for it. */
const open = (address = "/app/cereri") => {
  const ana = { id: "ana", name: "Ana", roles: ["documents"] };
  return openConsole(address, testSession(ana), [requestsArea]);
};

afterEach(() => {
  vi.unstubAllGlobals();
});

it("requests to decide are counted in the navigation and at the top, and named by document and person", async () => {
  const sent = scriptNetwork(services(() => waiting));
  open();
  await screen.findByRole("tab", { name: "De decis (1)" });
  await screen.findByRole("link", { name: "Cereri 1 în așteptare" });
  expect(await screen.findByRole("link", { name: "Hotărâre" })).toBeTruthy();
  expect(screen.getByText("Ion Ceban")).toBeTruthy();
  // Once for the column, and once for a phone.
  expect(screen.getAllByText("ion.ceban")).toHaveLength(2);
  expect(sent.some(({ call }) => /app-users|clients|eveniment/.test(call))).toBe(false);
  const list = sent.find(({ call }) => call === "GET /documents/api/cerere-acces");
  expect(list?.query.get("filter[deDecis]")).toBe("true");
  expect(await findingsOf()).toEqual([]);
});

it("an approval gives the chosen right and end, on the revision of the request that was read", async () => {
  let request = waiting;
  const sent = scriptNetwork({
    ...services(() => request),
    "POST /documents/api/cereri/5/aproba": () => {
      request = { ...decided, status: "APROBATA" };
      return request;
    },
  });
  const { user } = open();
  await user.click(await screen.findByRole("link", { name: "Aprobă: HOT-1" }));
  await user.selectOptions(await screen.findByLabelText("Ce acces primește"), "SCRIERE");
  await user.click(screen.getByRole("button", { name: "Aprobă și dă acces" }));
  await screen.findByText("Ion Ceban are acces la HOT-1");
  const approval = sent.find(({ call }) => call.endsWith("/aproba"));
  expect([approval?.body, approval?.headers.get("if-match")]).toEqual([{ drept: "SCRIERE" }, '"4"']);
  await screen.findByText("Nu ați cerut încă acces la niciun document");
});

it("an approval takes a message of up to 500 characters, counted", async () => {
  const sent = scriptNetwork({
    ...services(() => waiting),
    "POST /documents/api/cereri/5/aproba": () => ({ ...decided, status: "APROBATA" }),
  });
  const { user } = open("/app/cereri?lista=decide&dialog=approve.5");
  const note = await screen.findByLabelText(/^Mesaj/);
  await user.click(note);
  await user.paste("a".repeat(501));
  await screen.findByText(/Semne rămase: -1\./);
  await user.click(screen.getByRole("button", { name: "Aprobă și dă acces" }));
  expect(await screen.findAllByText("Cel mult 500 de semne")).not.toEqual([]);
  await user.clear(note);
  await user.type(note, " Până vineri. ");
  await screen.findByText(/Semne rămase: 488\./);
  await user.click(screen.getByRole("button", { name: "Aprobă și dă acces" }));
  await screen.findByText("Ion Ceban are acces la HOT-1");
  const approval = sent.find(({ call }) => call.endsWith("/aproba"));
  expect(approval?.body).toEqual({ drept: "CITIRE", mesaj: "Până vineri." });
});

it("a second decision is shown the first: who decided, when and why", async () => {
  let request = waiting;
  scriptNetwork({
    ...services(() => request),
    "POST /documents/api/cereri/5/respinge": () => {
      request = decided;
      return refusal(409, "cerereDecisa");
    },
  });
  const { user } = open("/app/cereri?lista=decide&dialog=reject.5");
  await user.type(await screen.findByRole("textbox", { name: /Motivul/ }), "Alt motiv");
  await user.click(screen.getByRole("button", { name: "Respinge cererea" }));
  const dialog = within(await screen.findByRole("dialog", { name: "Respinge cererea" }));
  await dialog.findByText("Cererea a fost deja decisă");
  expect(dialog.getByText(/^Respinsă de Elena Rusu, 27 nov/)).toBeTruthy();
  expect(dialog.getByText("Nu este public.")).toBeTruthy();
});

it("a withdrawn request can be sent again from its toast", async () => {
  let isThere = true;
  const own = { ...waiting, documentId: undefined, solicitantId: 2 };
  const sent = scriptNetwork({
    ...services(() => waiting),
    "GET /documents/api/cerere-acces": () => listOf(isThere ? [own] : []),
    "GET /documents/api/cerere-acces/5": () => json(own, { etag: '"4"' }),
    "DELETE /documents/api/cerere-acces/5": () => {
      isThere = false;
      return new Response(null, { status: 204 });
    },
    "POST /documents/api/documents/cerere": () => json({ id: 6, status: "IN_ASTEPTARE" }, {}, 201),
  });
  const { user } = open("/app/cereri?lista=mine");
  await user.click(await screen.findByRole("link", { name: "Retrage: HOT-1" }));
  await user.click(await screen.findByRole("button", { name: "Retrage cererea" }));
  await user.click(await screen.findByRole("button", { name: "Trimite din nou" }));
  await waitFor(() =>
    expect(sent.find(({ call }) => call === "POST /documents/api/documents/cerere")?.body).toEqual({
      cod: "HOT-1",
      drept: "CITIRE",
      motivare: "Pentru răspuns.",
    }),
  );
});

it("a decision is shown with what the one who decided wrote, also an approval", async () => {
  const { motiv: _, ...others } = decided;
  const approved: CerereAcces = { ...others, status: "APROBATA", mesaj: "Până la sfârșitul lunii." };
  scriptNetwork({
    ...services(() => approved),
    "GET /documents/api/cerere-acces": () => listOf([approved]),
  });
  open("/app/cereri?lista=mine");
  await screen.findByText("Până la sfârșitul lunii.");
});

it("a second decision is shown the message of an approval that came first", async () => {
  const { motiv: _, ...others } = decided;
  let request = waiting;
  scriptNetwork({
    ...services(() => request),
    "POST /documents/api/cereri/5/aproba": () => {
      request = { ...others, status: "APROBATA", mesaj: "Până la sfârșitul lunii." };
      return refusal(409, "cerereDecisa");
    },
  });
  const { user } = open("/app/cereri?lista=decide&dialog=approve.5");
  await user.click(await screen.findByRole("button", { name: "Aprobă și dă acces" }));
  await screen.findByText("Până la sfârșitul lunii.");
});
