import type { Calls } from "../../calls.expectations.ts";
import { storeNotification } from "../tracking/testing.ts";

export const calls: Calls = {
  "notify.downloadReport": {
    parameter: async ({ systemId }) => (await storeNotification({ sistemId: systemId })).trackingId,
  },
};
