import type { Calls, Subject, World } from "../../calls.expectations.ts";
import { fresh, machineClient } from "../../testing.ts";

/** A client, and its issuer for the calls that name one. */
async function prepareClient({ bucket }: World) {
  const { client } = await machineClient({ bucketId: bucket.id });
  return { id: client.id, emitentId: client.emitentId };
}

const fieldsOf =
  (denumire: string) =>
  ({ emitentId }: Subject) => ({ denumire, emitentId, scopes: ["documente.read"] });

export const calls: Calls = {
  "machine-clients": { subject: prepareClient },
  "machine-clients.create": { subject: prepareClient, body: fieldsOf("Cadastru") },
  "machine-clients.replace": { body: fieldsOf("Alt") },
  "machine-clients.setActive": { body: () => ({ activ: false }) },
  "machine-clients.rotate": { body: () => ({}) },
  "admin.machine-clients.create": { subject: prepareClient, body: fieldsOf("Cadastru") },
  "machine-tokens.create": {
    isUrlencoded: true,
    body: () => ({
      grant_type: "client_credentials",
      client_id: fresh("MC"),
      client_secret: "ghicit",
    }),
  },
};
