import { clock } from "../../../shared/clock.ts";
import { config as kernel } from "../../../shared/config.ts";
import { create, findUnique } from "../../../shared/data/repository.ts";
import { withNewId } from "../../../shared/data/transaction.ts";
import { isRefusal } from "../../../shared/errors.ts";
import { config as sender } from "../../../shared/mail/default-sender/config.ts";
import { parseMailbox } from "../../../shared/mail/mailbox.ts";
import { ownSystems } from "../own-systems.ts";
import { Systems } from "../records/system.ts";
import { firstAuditAt } from "../systems/next-audit.ts";

/** Registers the services of the platform that are not registered yet; those that are belong to the administrators. */
export async function registerOwn(): Promise<number> {
  let registered = 0;
  for (const own of ownSystems) {
    if ((await findUnique(Systems, "cod", own.cod)) !== undefined) continue;
    try {
      await withNewId((id) => create(Systems, recordFor(own, id)));
      registered += 1;
    } catch (error) {
      // An administrator was first.
      if (!isRefusal(error)) throw error;
    }
  }
  return registered;
}

const recordFor = ({ cod, denumire, waivers }: (typeof ownSystems)[number], id: number) => ({
  id,
  cod,
  denumire,
  waivers: waivers.map((waiver) => ({ ...waiver })),
  baseUrl: `${kernel.publicUrl}/${cod}`,
  interval: "weekly" as const,
  activ: true,
  public: true,
  contact: parseMailbox(sender.mailFrom).address,
  nextAuditAt: firstAuditAt(cod, clock.now()),
  audits: 0,
});
