import { clock } from "../../../../shared/clock.ts";
import { create } from "../../../../shared/data/repository.ts";
import { nextId } from "../../../../shared/ids.ts";
import { type InboxMessage, InboxMessages, messageEnd } from "../../records/inbox.ts";

/** Tells somebody of an import that has ended, unless `fields` say otherwise. @returns the id of the message */
export async function toldTo(somebody: { id: number }, fields: Partial<InboxMessage> = {}): Promise<number> {
  const id = nextId();
  await create(InboxMessages, {
    ...{ id, accountId: somebody.id, fel: "IMPORT_INCHEIAT", sursa: `import#${id}` },
    ...{ importId: 7, aduse: 1, fisiere: 2, creatLa: clock.iso(), forgetAt: messageEnd() },
    ...fields,
  });
  return id;
}
