import { nextId } from "../../../../shared/ids.ts";
import { addressHmac } from "../../records/hmac.ts";
import type { Calls } from "../../calls.expectations.ts";
import { tokenFor } from "./token.ts";

export const calls: Calls = {
  unsubscribe: {
    parameter: ({ systemId: sistemId }) =>
      tokenFor({
        ...{ sistemId, categorie: "noutati", notificareId: nextId(), livrareId: nextId() },
        recipient: { adresaHmac: addressHmac("Email", `ana.${nextId()}@exemplu.md`) },
      }),
  },
};
