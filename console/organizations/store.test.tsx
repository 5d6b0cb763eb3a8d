import { screen, within } from "@testing-library/react";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readDraft } from "../shell/drafts.ts";
import { findingsOf } from "../testing/axe.ts";
import { openConsole } from "../testing/console.tsx";
import { json, refusal, scriptNetwork } from "../testing/network.ts";
import { testSession } from "../testing/session.ts";
import { organizationsArea } from "./area.ts";

afterEach(() => {
  vi.unstubAllGlobals();
});

const refused = {
  status: 400,
  detail: "Câmpuri greșite: accessKey.",
  message: "error.validare",
  errors: [{ field: "accessKey", code: "depozitCredentiale", message: "Depozitul nu acceptă cheia." }],
};

it("a store that fails its test is refused at the field at fault, and the secret is in no draft", async () => {
  const bucket = { id: 3, cod: "finante", denumire: "Finanțe", activ: true, organizatieId: 1 };
  const sent = scriptNetwork({
    "GET /documents/api/admin/buckets/3": () => json(bucket, { etag: '"2"' }),
    "GET /documents/api/admin/bucket-acces": () => json([]),
    "PUT /documents/api/admin/buckets/3": () =>
      json(refused, { "content-type": "application/problem+json" }, 400),
  });
  const roles = ["documents", "documents:ROLE_ADMIN", "documents:ORGANIZATIE"];
  const { user, unmount } = openConsole(
    "/app/organizatii/containere/3?dialog=store.3",
    testSession({ id: "ana", name: "Ana", roles }),
    [organizationsArea],
  );
  const dialog = within(await screen.findByRole("dialog"));
  await user.type(await dialog.findByLabelText(/Adresa depozitului/), "https://s3.demo.test/arhiva");
  await user.type(dialog.getByLabelText(/Cheia de acces/), "AKIA");
  await user.type(dialog.getByLabelText(/Secretul cheii/), "foarte-secret");
  await user.click(dialog.getByRole("button", { name: "Testează și salvează" }));
  expect(await dialog.findAllByText("Depozitul nu acceptă cheia.")).toHaveLength(2);
  expect(sent.find(({ call }) => call.startsWith("PUT"))?.body).toEqual({
    denumire: "Finanțe",
    endpoint: "https://s3.demo.test/arhiva",
    regiune: null,
    accessKey: "AKIA",
    secret: "foarte-secret",
    provider: null,
  });
  unmount();
  const draft = () => readDraft("ana", "documents.buckets.store.3");
  await vi.waitFor(async () => expect(await draft()).toMatchObject({ accessKey: "AKIA" }));
  expect(JSON.stringify(await draft())).not.toContain("foarte-secret");
});

describe("the test of a connection", () => {
  const stored = {
    ...{ id: 3, cod: "finante", denumire: "Finanțe", activ: true, organizatieId: 1 },
    ...{ endpoint: "https://s3.demo.test/arhiva", accessKey: "AKIA" },
  };
  const open = (answer: () => unknown, bucket: () => Response = () => json(stored, { etag: '"2"' })) => {
    const sent = scriptNetwork({
      "GET /documents/api/admin/buckets/3": bucket,
      "GET /documents/api/admin/bucket-acces": () => json([]),
      "POST /documents/api/v1/admin/buckets/3/verify-store": answer,
    });
    const roles = ["documents", "documents:ROLE_ADMIN", "documents:ORGANIZATIE"];
    const person = testSession({ id: "ana", name: "Ana", roles });
    return { sent, ...openConsole("/app/organizatii/containere/3", person, [organizationsArea]) };
  };
  const panel = async () => within(await screen.findByRole("region", { name: "Depozitul documentelor" }));

  it("the test of a connection says that it is under way, then that the store works, and sends only the container's id", async () => {
    const { promise: answered, resolve: answer } = Promise.withResolvers<Response>();
    const { sent, user } = open(() => answered);
    const store = await panel();
    const button = await store.findByRole("button", { name: "Testează conexiunea" });
    await user.click(button);
    expect(store.getByRole("status").textContent).toContain("Se testează depozitul");
    expect(store.getByRole("progressbar", { name: "Testează conexiunea" })).toBeTruthy();
    await user.click(button);
    answer(new Response(null, { status: 204 }));
    await store.findByText(/^Conexiunea merge: testată la \d/);
    expect(sent.filter(({ call }) => call.startsWith("POST")).map(({ body }) => body)).toEqual([undefined]);
    expect(await findingsOf()).toEqual([]);
  });

  it("the test of a connection says in the words of the service why the store does not work", async () => {
    const { user } = open(() => refusal(409, "depozitCredentiale", "Depozitul nu recunoaște cheia."));
    const store = await panel();
    await user.click(await store.findByRole("button", { name: "Testează conexiunea" }));
    expect(await store.findByText("Conexiunea nu merge. Depozitul nu recunoaște cheia.")).toBeTruthy();
    expect(store.getByRole("status").textContent).toContain("nu merge");
  });

  it("the test of a connection is offered only for a store of one's own", async () => {
    const { endpoint: _address, accessKey: _key, ...bare } = stored;
    open(
      () => undefined,
      () => json(bare, { etag: '"2"' }),
    );
    const store = await panel();
    await store.findByText("Documentele stau în depozitul platformei.");
    expect(store.queryByRole("button", { name: "Testează conexiunea" })).toBeNull();
  });
});
