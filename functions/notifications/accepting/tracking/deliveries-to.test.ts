import { administrator, call, createMachine, fresh, operatorOf } from "../../testing.ts";
import { expect, it } from "vitest";
import { createPerson } from "../../recipients/people/testing/records.ts";
import { noticeOf, notify } from "../sending/testing.ts";
import type { DeliveryView } from "../../records/delivery.ts";
import type { PageOf } from "../../../../shared/http/responses.ts";

it("deliveries are found by their recipient, newest first, with other filters; operators need a notification", async () => {
  const machine = await createMachine();
  const ana = await createPerson({
    ...{ mail: `${fresh("f")}@exemplu.md`, sms: "+37360000501" },
    preferences: [{ canale: ["Email", "SMS"] }],
  });
  const other = await createPerson({ mail: `${fresh("f")}@exemplu.md` });
  for (const { idnp } of [ana, other, ana])
    await notify(machine, noticeOf({ recipients: [{ type: "IDNP", value: idnp }] }));
  const admin = await administrator();
  const list = (query: string, headers = admin) =>
    call<PageOf<DeliveryView>>(`GET /api/livrares?filter[destinatarId]=${ana.id}${query}`, headers);
  const found = async (query: string) => (await list(query)).json.items;
  const json = await found("");
  expect(json.map(({ destinatarId }) => destinatarId)).toEqual([ana.id, ana.id, ana.id, ana.id]);
  expect(json.map(({ id }) => id)).toEqual(json.map(({ id }) => id).toSorted((a, b) => b - a));
  expect(new Set(json.map(({ destinatar }) => destinatar))).toEqual(new Set([`Destinatar ${ana.id}`]));
  expect((await found("&filter[canal]=SMS")).map(({ canal }) => canal)).toEqual(["SMS", "SMS"]);
  expect(await found("&size=3")).toHaveLength(3);
  expect((await list("", await operatorOf(machine.system))).status).toBe(403);
});
