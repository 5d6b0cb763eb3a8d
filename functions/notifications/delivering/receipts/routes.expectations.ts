import type { Calls } from "../../calls.expectations.ts";

export const calls: Calls = {
  "app.receipts.register": { body: () => ({ reference: "livrare-1", status: "Delivered" }) },
};
