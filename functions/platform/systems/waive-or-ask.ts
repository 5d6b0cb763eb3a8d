import { refuseStale } from "../../../shared/data/repository.ts";
import { needsSecondPerson } from "../../../shared/features/approvals/approvable.ts";
import type { AnsweringVerbs } from "../../../shared/features/crud-verbs.ts";
import type { User } from "../../../shared/features/accounts/access.ts";
import { invalidField } from "../../../shared/refusals.ts";
import type { Account } from "../access/account.ts";
import type { System, SystemFields, Waiver } from "../records/system.ts";
import { addedWaivers } from "./added-waivers.ts";
import { systemWaiver } from "./approvals.ts";
import { systemVerbs } from "./system-verbs.ts";
import { readSystem } from "./systems.ts";
import { refusals } from "./texts.ts";

type Caller = User<Account>;
type Verbs = AnsweringVerbs<System, typeof SystemFields, Caller, Caller>;

/** True if one of the new waivers is for a rule of level must. */
async function waivesMust(waivers: readonly Waiver[], before: readonly Waiver[]): Promise<boolean> {
  const added = addedWaivers(waivers, before);
  if (added.length === 0) return false;
  // The rules of the standard, which a start does not read.
  const { catalogue } = await import("../audit/rules/catalogue.ts");
  const levels = new Map(catalogue.map(({ id, level }) => [id, level]));
  return added.some(({ rule }) => levels.get(rule) === "must");
}

/**
 * The writes of systems. A waiver of a rule of level must is asked for, if that needs a second person: by a PATCH of the waivers
 * only, because a stored approval contains no credentials.
 */
export const systemWrites: Pick<Verbs, "create" | "replace" | "patch"> = {
  async create(asked) {
    if (needsSecondPerson() && (await waivesMust(asked.body.waivers ?? [], []))) throw waiverApart();
    return systemVerbs.create(asked);
  },

  async replace(target) {
    const { rev, isAsked } = await judge(target.id, target.ifMatch, target.body.waivers ?? undefined);
    if (isAsked) throw waiverApart();
    return systemVerbs.replace({ ...target, ifMatch: rev ?? target.ifMatch });
  },

  async patch(target) {
    const { waivers, ...others } = target.body;
    const { rev, isAsked } = await judge(target.id, target.ifMatch, waivers ?? undefined);
    if (!isAsked || !waivers) return systemVerbs.patch({ ...target, ifMatch: rev ?? target.ifMatch });
    if (Object.keys(others).length > 0) throw waiverApart();
    return systemWaiver.ask(target.caller, { id: target.id, waivers }, { ifMatch: target.ifMatch });
  },
};

const waiverApart = () => invalidField("waivers", refusals.derogareSeparata);

/** Judges the sent waivers against the system's present ones. @returns the revision that the judgement is valid for */
async function judge(
  id: number,
  ifMatch: number[] | undefined,
  waivers: readonly Waiver[] | undefined,
): Promise<{ isAsked: boolean; rev?: number[] }> {
  if (!needsSecondPerson() || !waivers) return { isAsked: false };
  const before = await readSystem(id);
  refuseStale(before, ifMatch);
  return { isAsked: await waivesMust(waivers, before.waivers), rev: [before.rev] };
}
