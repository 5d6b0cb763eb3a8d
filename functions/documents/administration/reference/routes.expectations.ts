import { create } from "../../../../shared/data/repository.ts";
import { nextId } from "../../../../shared/ids.ts";
import type { Calls } from "../../calls.expectations.ts";
import { Authorities } from "../../records/authority.ts";
import { Roles } from "../../records/role.ts";
import { client, fresh, issuer } from "../../testing.ts";

const clientFields = () => ({ denumire: "Ana" });
const issuerFields = () => ({ cod: fresh("EM"), denumire: "Cadastru" });
const roleFields = () => ({ cod: fresh("ROL"), denumire: "Registrator" });
const authorityFields = () => ({ name: `ROLE_NR_${nextId()}` });

export const calls: Calls = {
  clients: { subject: async () => ({ id: (await client()).id }) },
  "clients.create": { body: clientFields },
  "clients.replace": { body: clientFields },
  emitents: { subject: async () => ({ id: (await issuer()).id }) },
  "emitents.create": { body: issuerFields },
  "emitents.replace": { body: issuerFields },
  rols: { subject: async () => ({ id: (await create(Roles, { id: nextId(), ...roleFields() })).id }) },
  "rols.create": { body: roleFields },
  "rols.replace": { body: roleFields },
  authorities: { subject: () => create(Authorities, { id: nextId(), ...authorityFields() }) },
  "authorities.create": { body: authorityFields },
  "authorities.replace": { body: ({ name }) => ({ name }) },
};
