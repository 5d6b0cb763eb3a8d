import { kernel } from "../../../../shared/refusals.ts";
import { as, nobody, person } from "../../testing.ts";
import { afterEach, expect, it, vi } from "vitest";
import { searchIndex } from "../../files/text/document-index.ts";
import type { Health } from "../../../../shared/features/operational/health.ts";

afterEach(() => vi.restoreAllMocks());

const health = () => nobody.get<Health>("/health");

it("says that search is down while the index does not answer, and up when it does; documents are read meanwhile", async () => {
  const check = vi.spyOn(searchIndex(), "check").mockRejectedValue(kernel.indisponibil());
  expect(await health()).toMatchObject({
    status: 503,
    json: {
      status: "DOWN",
      checks: {
        db: { status: "UP" },
        storage: { status: "UP" },
        search: { status: "DOWN", detail: "failed" },
      },
    },
  });
  expect((await as(await person()).get("/api/documents")).status).toBe(200);
  check.mockRestore();
  // A report is kept for five seconds.
  const now = performance.now();
  vi.spyOn(performance, "now").mockReturnValue(now + 6_000);
  const { json } = await health();
  expect(json.checks.search).toEqual({ status: "UP" });
});
