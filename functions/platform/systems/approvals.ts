import * as z from "zod";
import { readUnique } from "../../../shared/data/repository.ts";
import type { User } from "../../../shared/features/accounts/access.ts";
import { subjectOf } from "../../../shared/features/approvals/approval.ts";
import { approvable } from "../../../shared/features/approvals/approvable.ts";
import { unknownReference } from "../../../shared/refusals.ts";
import type { Account } from "../access/account.ts";
import { type Contract, contractName, Contracts } from "../records/contract.ts";
import { type System, SystemFields, Systems } from "../records/system.ts";
import { platform } from "../service.ts";
import { acceptContract } from "./contracts.ts";
import { systemFields } from "./fields.ts";
import { systemVerbs } from "./system-verbs.ts";
import { readSystem } from "./systems.ts";
import { addedWaivers } from "./added-waivers.ts";

const common = { service: platform.name, demands: "serviceAdmin" } as const;

/** The waivers of a system, if a new one is for a rule of level must. */
export const systemWaiver = approvable("systems.waive", {
  ...common,
  args: SystemFields.pick({ waivers: true }).required().extend({ id: z.int() }),
  async subject(caller: User<Account>, { id, waivers }) {
    const system = await readSystem(id);
    await systemFields({ id, caller, before: system, body: { waivers }, fields: { ...system, waivers } });
    return { record: system, at: [subjectOf(Systems, system)] };
  },
  rezumat: ({ cod, waivers: before }: System, { waivers }) => {
    const named = addedWaivers(waivers, before)
      .map(({ rule, pathPattern }) => `${rule} (${pathPattern})`)
      .join(", ");
    return [
      `Sistemul ${cod} nu mai răspunde de aceste abateri: ${named}.`,
      `Система ${cod} больше не отвечает за эти отклонения: ${named}.`,
      `Exempt the system ${cod} from these deviations: ${named}.`,
    ];
  },
  act: (caller, { id, waivers }, { ifMatch }) =>
    systemVerbs.patch({ caller, id, body: { waivers }, ifMatch }),
});

/** The acceptance of a contract with its breaking changes. */
export const contractAcceptance = approvable("systems.acceptContract", {
  ...common,
  args: z.object({ id: z.int(), sha256: z.string(), reason: z.string() }),
  async subject(_: User<Account>, { id: systemId, sha256 }) {
    await readSystem(systemId);
    const contract = await readUnique(Contracts, "name", contractName({ systemId, sha256 }));
    if (!contract) throw unknownReference("sha256");
    return { record: contract, at: [subjectOf(Contracts, contract)] };
  },
  rezumat: ({ version, sha256 }: Contract, { id, reason }) => {
    const named = `${version} (${sha256.slice(0, 12)})`;
    return [
      `Contractul ${named} al sistemului ${id} se acceptă cu schimbările lui: ${reason}.`,
      `Контракт ${named} системы ${id} принимается со своими изменениями: ${reason}.`,
      `Accept the contract ${named} of the system ${id} with its changes: ${reason}.`,
    ];
  },
  act: (caller, { id, sha256, reason }) => acceptContract(id, { sha256, reason, by: caller.login }),
});
