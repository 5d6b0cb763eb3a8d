import { administrator, call, createMachine } from "../../testing.ts";
import { beforeAll, expect, it, vi } from "vitest";
import { drain } from "../../../../shared/testing/queues.ts";
import { expansions } from "../../records/lanes.ts";
import { storeNotification } from "../../accepting/tracking/testing.ts";
import { waitingCancellation } from "./testing.ts";
import type { JobView } from "../../../../shared/jobs/operated.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

let admin: Record<string, string>;
beforeAll(async () => {
  admin = await administrator();
});

const LAG = { timeout: 20_000, interval: 200 };
const JOBS = "/api/v1/admin/jobs";

const listed = async (query = "?size=200") =>
  (await call<PageOf<JobView>>(`GET ${JOBS}${query}`, admin)).json.items;

it("a job that waits is listed, and a retry wakes a worker at once", async () => {
  const { id } = await waitingCancellation();
  await vi.waitFor(
    async () =>
      expect((await listed()).find((job) => job.id === id)).toMatchObject({
        kind: "cancellation",
        stare: "ASTEAPTA",
        poate: ["REIA"],
      }),
    LAG,
  );
  const woken: string[] = [];
  const taken = () =>
    drain(expansions, ({ Records }) => {
      woken.push(...Records.map(({ body }) => body));
      return Promise.resolve({ batchItemFailures: [] });
    });
  await taken();
  expect(await call(`POST ${JOBS}/cancellation-${id}/retry`, admin)).toMatchObject({ status: 200 });
  await taken();
  expect(woken.at(-1)).toBe(JSON.stringify({ notificareId: id }));
});

it("a notification without open work is not a job", async () => {
  const { system } = await createMachine();
  const { id } = await storeNotification({ sistemId: system.id, total: 1 });
  expect(await call(`POST ${JOBS}/expansion-${id}/retry`, admin)).toMatchObject({ status: 409 });
  expect(await call(`POST ${JOBS}/upload-${id}/retry`, admin)).toMatchObject({ status: 404 });
});
