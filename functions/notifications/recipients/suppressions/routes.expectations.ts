import { transact } from "../../../../shared/data/transaction.ts";
import type { Calls } from "../../calls.expectations.ts";
import { suppressing } from "../../records/suppression.ts";
import { accept, deliveryOf } from "../../delivering/delivery/testing.ts";

export const calls: Calls = {
  "suppressions.search": { body: () => ({ adresa: "ion.popescu@exemplu.md" }) },
  "suppressions.remove": {
    parameter: async () => {
      const { id } = await accept();
      const write = suppressing(await deliveryOf(id), "adresa-refuzata");
      await transact([write]);
      return Number(write.item.Put?.Item?.id);
    },
  },
};
