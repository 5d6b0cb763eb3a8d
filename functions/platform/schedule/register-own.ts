import { clock } from "../../../shared/clock.ts";
import { config as kernel } from "../../../shared/config.ts";
import { create, findUnique } from "../../../shared/data/repository.ts";
import { withNewId } from "../../../shared/data/transaction.ts";
import { isRefusal } from "../../../shared/errors.ts";
import { config as sender } from "../../../shared/mail/default-sender/config.ts";
import { parseMailbox } from "../../../shared/mail/mailbox.ts";
import { ownProbe, ownSystems } from "../own-systems.ts";
import { type System, Systems } from "../records/system.ts";
import { firstAuditAt } from "../systems/next-audit.ts";

/** The sealed credentials of a service; their id is that of its system. */
type SealedFor = (cod: string, id: number) => Promise<string>;

/**
 * Registers the services of the platform that are not registered yet; those that are belong to the administrators. Without
 * credentials, which the schedule cannot seal, administrators add them later.
 */
export async function registerOwn(sealedFor?: SealedFor): Promise<number> {
  let registered = 0;
  for (const own of ownSystems) {
    if ((await findUnique(Systems, "cod", own.cod)) !== undefined) continue;
    try {
      await withNewId(async (id) => {
        const sealed = sealedFor && { credentialsSealed: await sealedFor(own.cod, id) };
        return create(Systems, { ...recordFor(own, id), ...sealed });
      });
      registered += 1;
    } catch (error) {
      // An administrator was first.
      if (!isRefusal(error)) throw error;
    }
  }
  return registered;
}

const recordFor = ({ cod, denumire, waivers }: (typeof ownSystems)[number], id: number): System => ({
  id,
  cod,
  denumire,
  waivers: waivers.map((waiver) => ({ ...waiver })),
  baseUrl: `${kernel.publicUrl}/${cod}`,
  probe: ownProbe,
  interval: "weekly",
  activ: true,
  public: true,
  contact: parseMailbox(sender.mailFrom).address,
  nextAuditAt: firstAuditAt(cod, clock.now()),
  audits: 0,
});
