import { createHash } from "node:crypto";
import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { everyRow } from "../../../shared/data/lists.ts";
import { read, update } from "../../../shared/data/repository.ts";
import { log } from "../../../shared/log.ts";
import { isRefusedForNow } from "../../../shared/mail/mail.ts";
import { sendMail } from "../../../shared/mail/send-mail.ts";
import { SCHEDULED, type System, Systems, type Waiver } from "../records/system.ts";

/** The contact is told this long before a waiver ends. */
const NOTICE_MS = 30 * 86_400_000;

const keyOf = ({ rule, pathPattern, validUntil = "" }: Waiver): string =>
  createHash("sha256")
    .update(JSON.stringify([rule, pathPattern, validUntil]))
    .digest("base64url");

/** Tells the contacts of active systems of waivers that end within 30 days, of each one once. */
export async function tellEnds(): Promise<number> {
  let told = 0;
  for await (const { id } of everyRow(Systems.table, [{ partitions: [SCHEDULED], counter: null }])) {
    const system = await read(Systems, { id });
    const ending = system ? endingOf(system) : [];
    if (!system || ending.length === 0 || !(await tell(system, ending))) continue;
    await update(Systems, { id }, (before) => ({ ...before, told: toldOf(before, ending) }));
    told += 1;
  }
  return told;
}

/** The waivers whose end the contact has not been told yet. */
function endingOf({ waivers, told = [] }: System): Waiver[] {
  const until = clock.now().getTime() + NOTICE_MS;
  return waivers.filter(
    (waiver) =>
      waiver.validUntil !== undefined &&
      Date.parse(waiver.validUntil) <= until &&
      !told.includes(keyOf(waiver)),
  );
}

/** Keys of waivers that are gone are dropped. */
const toldOf = ({ waivers, told = [] }: System, ending: readonly Waiver[]): string[] => {
  const keys = new Set(waivers.map(keyOf));
  return [...new Set([...told, ...ending.map(keyOf)])].filter((key) => keys.has(key));
};

/** @returns false if the mail server takes no mail at present: the next hour tries again */
async function tell({ id, cod, contact }: Stored<System>, ending: readonly Waiver[]): Promise<boolean> {
  const lines = ending.map((one) => `${one.rule} ${one.pathPattern}: ${one.validUntil ?? ""}`);
  const outcome = await sendMail({
    to: contact,
    subject: `${cod}: excepții care expiră / истекающие исключения / expiring waivers`,
    messageId: `waivers-${id}-${keyOf(ending[0] ?? { rule: "", pathPattern: "", reason: "" })}@platform.temelia`,
    text: [
      `Excepțiile sistemului ${cod} expiră; după aceea abaterile lor sunt iarăși FAIL:`,
      `Исключения системы ${cod} истекают; после этого их отклонения снова FAIL:`,
      `Waivers of the system ${cod} are expiring; after that their deviations are FAIL again:`,
      "",
      ...lines,
      "",
    ].join("\n"),
  });
  const { kind } = outcome;
  if (isRefusedForNow(outcome)) return false;
  if (kind !== "accepted") log.warn("a mail about ending waivers was not accepted", { object: id, kind });
  return true;
}
