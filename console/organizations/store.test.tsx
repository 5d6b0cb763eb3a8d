import { screen, within } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { readDraft } from "../shell/drafts.ts";
import { openConsole } from "../testing/console.tsx";
import { json, scriptNetwork } from "../testing/network.ts";
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

it("a store that fails its test is refused at the field to blame, and the secret is in no draft", async () => {
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
  await vi.waitFor(async () =>
    expect(await readDraft("ana", "store.3")).toMatchObject({ accessKey: "AKIA", secret: "" }),
  );
});
