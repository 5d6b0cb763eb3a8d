import { createMemoryHistory } from "@tanstack/react-router";
import { render, screen, within } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { Console, startConsole } from "../shell/console.tsx";
import { findingsOf } from "../testing/axe.ts";
import { testSession } from "../testing/session.ts";
import { operationsArea } from "./area.ts";

const operator = {
  id: "ana",
  name: "Ana Rusu",
  roles: ["platform", "platform:ROLE_ADMIN", "platform:SERVICE"],
};

const up = { status: "UP" } as const;
const unused = { status: "UP", detail: "not used" } as const;
const report = { db: up, cache: up, search: unused, queue: unused, storage: up };

/** The answers of services by the beginning of their address; all others are healthy. */
let answers: Record<string, () => Response>;

const json = (body: object, status = 200) =>
  new Response(JSON.stringify(body), { status, headers: { "content-type": "application/json" } });

function answer(url: string): Response {
  const { pathname } = new URL(url, "http://localhost");
  const scripted = answers[pathname];
  if (scripted) return scripted();
  if (pathname.endsWith("/health")) return json({ status: "UP", checks: report });
  return json({ service: "s", version: "1.2.3", commit: "c", builtAt: "b" });
}

beforeEach(() => {
  answers = {};
  vi.stubGlobal("fetch", (url: string) => Promise.resolve(answer(url)));
});
afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
  vi.restoreAllMocks();
});

function open(person = operator) {
  const history = createMemoryHistory({ initialEntries: ["/app/operare"] });
  return render(
    <Console {...startConsole({ session: testSession(person), areas: [operationsArea], history })} />,
  );
}

const cardOf = async (service: string) => {
  const title = await screen.findByRole("heading", { level: 2, name: service });
  const card = title.closest("li");
  if (!card) throw new Error("no card");
  return within(card);
};

it("a service whose dependency is down is shown with its report, and one that does not answer with the reason", async () => {
  answers["/documents/health"] = () =>
    json({ status: "DOWN", checks: { ...report, search: { status: "DOWN", detail: "failed" } } }, 503);
  answers["/invoicing/health"] = () => {
    throw new TypeError("the network is away");
  };
  const { container } = open();
  const documents = await cardOf("Documente");
  await documents.findByText("O componentă nu răspunde");
  expect(documents.getByText("Indexul de căutare").nextSibling?.textContent).toBe("A refuzat");
  expect(documents.queryByText("Cozile")).toBeNull();
  const invoicing = await cardOf("Facturare");
  await invoicing.findByText("Nu răspunde");
  await invoicing.findByText("Serviciul nu răspunde");
  await (await cardOf("Platforma")).findByText("Funcționează");
  expect(await findingsOf(container)).toEqual([]);
});

it("a card says since when its state has been seen, also after later readings", async () => {
  vi.useFakeTimers({ toFake: ["Date", "setInterval", "clearInterval"], now: new Date(2026, 10, 29, 10, 0) });
  let readings = 0;
  answers["/platform/health"] = () => {
    readings += 1;
    return json({ status: "DOWN", checks: report }, 503);
  };
  open();
  const platform = await cardOf("Platforma");
  await platform.findByText(/^în această stare cel puțin de la 10:00/);
  vi.advanceTimersByTime(600_000);
  await expect.poll(() => readings).toBeGreaterThan(1);
  platform.getByText(/^în această stare cel puțin de la 10:00/);
});

it("each card says if the person operates the service", async () => {
  open();
  await (await cardOf("Platforma")).findByText(/Aici sunteți administrator\./);
  await (await cardOf("Documente")).findByText(/vedeți doar starea/);
});

it("the page reads itself again every ten seconds, and pauses while its tab is hidden", async () => {
  vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
  let readings = 0;
  answers["/documents/health"] = () => {
    readings += 1;
    return json({ status: "UP", checks: report });
  };
  open();
  await (await cardOf("Documente")).findByText("Funcționează");
  const readingsAfter = async (ms: number): Promise<number> => {
    vi.advanceTimersByTime(ms);
    // Let the first reading end before the next one begins.
    await new Promise((resolve) => setTimeout(resolve, 100));
    return readings;
  };
  expect([await readingsAfter(10_000), await readingsAfter(10_000)]).toEqual([2, 3]);
  const visibility = vi.spyOn(document, "visibilityState", "get").mockReturnValue("hidden");
  expect([await readingsAfter(10_000), await readingsAfter(10_000)]).toEqual([3, 3]);
  visibility.mockReturnValue("visible");
  expect(await readingsAfter(10_000)).toBe(4);
});

it("operators of documents see the certificates of the installation, and the trusted lists: which is good, which expires soon or has expired, and why one was not refreshed", async () => {
  const list = { checkedAt: "2026-11-29T00:30:00Z", expired: false };
  answers["/documents/management/trustlists"] = () =>
    json({
      certificates: [
        {
          use: "SEMNARE",
          fingerprint: "a".repeat(64),
          name: "Primăria Demo",
          issuer: "STISC",
          expiresAt: new Date(Date.now() + 20 * 86_400_000).toISOString(),
        },
        { use: "RADACINA", fingerprint: "b".repeat(64), expiresAt: "2020-01-01T00:00:00Z" },
      ],
      trustLists: [
        {
          ...list,
          address: "https://liste.test/liste.xml",
          territory: "MD",
          issuedAt: "2026-11-01T00:00:00Z",
        },
        {
          ...list,
          address: "https://liste.test/bg.xml",
          territory: "BG",
          issuedAt: "2026-06-01T00:00:00Z",
          nextUpdate: new Date(Date.now() + 20 * 86_400_000).toISOString(),
        },
        {
          ...list,
          address: "https://liste.test/ro.xml",
          territory: "RO",
          expired: true,
          problem: "INDISPONIBILA",
        },
      ],
    });
  open({ ...operator, roles: ["documents", "documents:ROLE_ADMIN", "documents:SERVICE"] });
  const table = await screen.findByRole("grid", { name: "Listele de încredere pentru semnături" });
  expect(table.textContent).toContain("Actuală");
  expect(table.textContent).toContain("Expiră în curând");
  expect(table.textContent).toContain("Nicio listă bună");
  expect(table.textContent).toContain("Nu poate fi citită de la adresa ei");
  const certificates = await screen.findByRole("grid", { name: "Certificatele instalației" });
  expect(certificates.textContent).toMatch(/Primăria Demo.*semnăturile instituției.*Expiră la /);
  expect(certificates.textContent).toMatch(/b{64}.*rădăcină de încredere.*Expirat din /);
});
