import { createSystem } from "../../testing.ts";
import { expect, it } from "vitest";
import { idsIn } from "../../../../shared/data/lists.ts";
import { readMany } from "../../../../shared/data/repository.ts";
import { stored, waiting } from "../../delivering/dispatch/testing.ts";
import { Events, eventsOf } from "../../records/event.ts";
import { changeDelivery } from "./change-delivery.ts";

it("the event of a delivery has only its own fields: no address, no place in the due index", async () => {
  const { id: sistemId } = await createSystem();
  const row = await waiting(sistemId);
  await changeDelivery(row, { ...row, status: "Sent" }, { tip: "TRIMISA", detalii: { incercare: 1 } });
  expect((await stored(row)).status).toBe("Sent");
  const ids = await idsIn(Events.table, [{ partitions: [eventsOf(row.notificareId)] }], 10);
  const [event] = await readMany(Events, ids);
  expect(Object.keys(event ?? {}).toSorted()).toEqual(
    [
      "creatLa",
      "detalii",
      "expiresOn",
      "id",
      "livrareId",
      "notificareId",
      "rev",
      "sistemId",
      "tip",
    ].toSorted(),
  );
  expect(event).toMatchObject({ livrareId: row.id, tip: "TRIMISA", detalii: { incercare: 1 } });
});
