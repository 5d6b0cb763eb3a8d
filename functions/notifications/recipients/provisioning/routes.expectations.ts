import { addPersonTo } from "../../../../shared/testing/people.ts";
import { newIdnp } from "../../../../shared/testing/state-numbers.ts";
import type { Calls } from "../../calls.expectations.ts";
import { createRecipient } from "../registry/testing.ts";

const body = () => ({ idnp: newIdnp(), nume: "Ana Rusu" });

export const calls: Calls = {
  "provision.createUser": { body },
  "provision.replaceUser": { body },
  "provision.createLink": {
    body: async () => ({
      login: (await addPersonTo("notifications")).login,
      destinatarId: (await createRecipient()).id,
    }),
  },
  "provision.removeLink": { parameter: async () => (await createRecipient()).id },
};
