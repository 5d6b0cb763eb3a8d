import { screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { findingsOf } from "../../testing/axe.ts";
import { openConsole } from "../../testing/console.tsx";
import { json, scriptNetwork } from "../../testing/network.ts";
import { testSession } from "../../testing/session.ts";
import { documentsArea } from "../area.ts";

afterEach(() => vi.unstubAllGlobals());

const document = {
  id: 7,
  cod: "DOC-7",
  denumire: "oferta.docx",
  status: "ACTIV",
  visibility: "PERSONAL",
  etichete: [],
  poate: ["MODIFICA", "ADAUGA_VERSIUNE"],
  numarVersiune: 1,
  bucketId: 1,
  retinereLegala: false,
  creatLa: "2026-11-27T09:00:00Z",
  creatDe: "ana",
  modificatLa: "2026-11-27T09:00:00Z",
  modificatDe: "ana",
  scanare: { stare: "infectat", nume: "Win.Test.EICAR", la: "2026-11-27T09:00:05Z" },
};

const opened = (shown: object) => {
  const sent = scriptNetwork({
    "GET /documents/api/documents/7": () => json({ ...document, ...shown }, { etag: '"3"' }),
    "POST /documents/api/documents/7/release": () => json({ id: 1, status: "IN_ASTEPTARE" }),
  });
  const session = testSession({ id: "ana", name: "Ana Rusu", roles: ["documents"] });
  return { sent, ...openConsole("/app/acte/7/detalii", session, [documentsArea]) };
};

it("the page of an infected document says what was found, and what its writer can do", async () => {
  opened({});
  await screen.findByText(
    "Scanarea a găsit în conținut un virus (Win.Test.EICAR). Nimeni nu îl poate deschide.",
  );
  screen.getByText("Adăugați o versiune curată sau scrieți administratorului.");
  screen.getByText("virus găsit");
  expect(screen.queryByRole("button", { name: "Descarcă" })).toBeNull();
  expect(await findingsOf()).toEqual([]);
});

it("an administrator asks for the release of an infected content after a question", async () => {
  const { user, sent } = opened({ poate: ["ELIBEREAZA"] });
  await user.click(await screen.findByRole("button", { name: "Alte acțiuni" }));
  await user.click(await screen.findByRole("menuitem", { name: "Cere eliberarea conținutului" }));
  const question = await screen.findByRole("alertdialog");
  expect(question.textContent).toContain("După ce un alt administrator aprobă");
  await user.click(await screen.findByRole("button", { name: "Cere eliberarea conținutului" }));
  await screen.findByText("Eliberarea documentului „oferta.docx” așteaptă aprobarea altui administrator.");
  expect(sent.filter(({ call }) => call.endsWith("/release"))).toHaveLength(1);
});

it("a content without a verdict says why among the details of its document", async () => {
  opened({ scanare: { stare: "nescanat", motiv: "neconfigurat", la: "2026-11-27T09:00:05Z" } });
  await screen.findByText(/^nescanat: niciun scaner nu este configurat/);
});
