import * as z from "zod";
import { readMany } from "../../../../shared/data/repository.ts";
import { isServiceAdmin } from "../../../../shared/features/accounts/access.ts";
import { showAs } from "../../../../shared/http/params.ts";
import { actingSystem, type Reader } from "../../access/callers.ts";
import type { Place } from "../../recipients/people/places.ts";
import { entriesIn } from "../../recipients/people/resolve.ts";
import { type Position, stepsFrom } from "../../recipients/people/steps.ts";
import { countNamed } from "../../recipients/groups/named-members.ts";
import { type Content } from "../../records/content.ts";
import { type Channel, channels } from "../../records/delivery.ts";
import { noticeLanguages } from "../../records/localized.ts";
import type { Notification } from "../../records/notification.ts";
import {
  declinableBy,
  type Declined,
  declinedIdOf,
  isDeclining,
  isSuppressing,
  suppressionIdOf,
  Suppressions,
} from "../../records/suppression.ts";
import { checkTimes } from "../../state/progress/check-times.ts";
import { officialBy } from "../sending/accept.ts";
import { expectedIn } from "../sending/places-at-once.ts";
import { recipientsOf } from "../sending/recipients-of.ts";
import { example, NoticeOfOfficials } from "../sending/request.ts";
import { systemFor } from "../sending/system-for.ts";
import { textsOf } from "../sending/texts-of.ts";

/** What would be sent, without its files. */
export const Question = NoticeOfOfficials.omit({ attachments: true, trackingId: true }).meta({
  id: "StaffNotificationEstimateRequest",
  override: showAs({ examples: [{ ...example, sistemId: 1 }] }),
});

const counts = { ajung: z.int(), faraContact: z.int(), suprimate: z.int(), refuzate: z.int() };

/** How many a notification would reach, as things are now. */
export const EstimateView = z
  .object({
    /** Recipients, with the members that groups have. */
    total: z.int(),
    /** How many of them were looked at: the rest is about them. */
    verificati: z.int(),
    /** Absent for fewer recipients than an operator may learn something about. */
    canale: z.array(z.object({ canal: z.enum(channels), ...counts })).optional(),
    /** Members of groups who are not in the registry. */
    omisi: z.int().optional(),
    /** Recipients who get the message in another language than their own. */
    limbi: z
      .array(
        z.object({ ceruta: z.enum(noticeLanguages), limba: z.enum(noticeLanguages), destinatari: z.int() }),
      )
      .optional(),
  })
  .meta({ id: "StaffNotificationEstimate" });
type Estimate = z.output<typeof EstimateView>;

/** The most recipients that are looked at: each person is a Query. */
const MOST_LOOKED_AT = 300;

/**
 * What a split says about fewer people than this would say something about one of them. Service administrators read the registry.
 */
const LEAST_SHOWN = 10;

/**
 * How many recipients a notification would have, and, of at most 300 of them, how many it would reach by each channel, and why not the
 * others. It writes nothing. What it tells an operator about people counts among those that they may name in an hour.
 * @throws badRequest as the sending; tooManyRequests for an operator who asks about too many
 */
export async function estimate(
  caller: Reader,
  { sistemId, ...request }: z.output<typeof Question>,
): Promise<Estimate> {
  const system = await systemFor(actingSystem(caller, sistemId));
  checkTimes(request);
  const numbered = await recipientsOf(system.id, request.recipients);
  const { texts, categorie } = await textsOf(system.id, request);
  const total = await expectedIn(numbered, 0);
  const isShown = isServiceAdmin(caller) || total >= LEAST_SHOWN;
  if (!isShown) return { total, verificati: 0 };
  if (!isServiceAdmin(caller)) await countNamed(caller, Math.min(total, MOST_LOOKED_AT));
  const { priority, scheduledAt, expiresAt } = request;
  const notice = {
    sistemId: system.id,
    ...{ categorie, ...officialBy(system, categorie), priority, scheduledAt, expiresAt },
  };
  const content = {
    texts,
    recipients: numbered.map(({ recipient }) => recipient),
    forwardTo: [],
    ...{ channels: request.channels, escalate: request.escalate },
  };
  const looked = await lookAt(notice, content);
  const kept = await standingOf(notice, looked.places.flat());
  return {
    total,
    verificati: looked.verificati,
    canale: byChannel(kept),
    omisi: looked.omisi,
    limbi: otherLanguages(looked.places),
  };
}

type Asked = Pick<
  Notification,
  "sistemId" | "categorie" | "oficiala" | "priority" | "scheduledAt" | "expiresAt"
>;
type Addressed = Pick<Content, "texts" | "recipients" | "forwardTo" | "channels" | "escalate">;

interface Looked {
  /** The places of each recipient. */
  places: Place[][];
  verificati: number;
  omisi: number;
}

/** The places of the first recipients, as the expander would make them. A person who is named twice has them once. */
async function lookAt(notice: Asked, content: Addressed): Promise<Looked> {
  const seen = new Set<number>();
  const looked: Looked = { places: [], verificati: 0, omisi: 0 };
  let at: Position = { reached: 0, memberId: 0 };
  while (at.reached < entriesIn(content) && looked.verificati < MOST_LOOKED_AT) {
    for (const { places, next } of await stepsFrom(notice, content, at)) {
      at = next;
      // The step after the last member of a group is about nobody.
      if (places.length === 0 && next.memberId === 0) continue;
      if (looked.verificati >= MOST_LOOKED_AT) break;
      looked.verificati += 1;
      const person = places[0]?.destinatarId;
      if (places.length === 0) looked.omisi += 1;
      else if (person === undefined || !seen.has(person)) looked.places.push(places);
      if (person !== undefined) seen.add(person);
    }
  }
  return looked;
}

/** What becomes of a place: sent, or the reason why not. */
type Standing = keyof typeof counts;

interface Judged {
  canal: Channel;
  standing: Standing;
}

/** What suppressions and declined categories make of places: two records for each, a hundred in a read. */
async function standingOf(notice: Asked, places: readonly Place[]): Promise<Judged[]> {
  const declinedOf = (place: Place): Declined[] => declinableBy({ ...notice, ...place });
  const ids = places.flatMap((place) => [
    suppressionIdOf(place.adresaHmac),
    ...declinedOf(place).map(declinedIdOf),
  ]);
  const found = new Map((await readMany(Suppressions, [...new Set(ids)])).map((one) => [one.id, one]));
  return places.map((place): Judged => {
    const { canal, reason, adresaHmac } = place;
    if (reason !== undefined)
      return { canal, standing: reason === "fara-contact" ? "faraContact" : "refuzate" };
    if (declinedOf(place).some((one) => isDeclining(found.get(declinedIdOf(one)), one)))
      return { canal, standing: "refuzate" };
    return {
      canal,
      standing: isSuppressing(found.get(suppressionIdOf(adresaHmac)), adresaHmac) ? "suprimate" : "ajung",
    };
  });
}

/** The channels that are used, in their order. */
function byChannel(judged: readonly Judged[]): Estimate["canale"] {
  const none = { ajung: 0, faraContact: 0, suprimate: 0, refuzate: 0 };
  return channels.flatMap((canal) => {
    const own = judged.filter((one) => one.canal === canal);
    const counted = { ...none };
    for (const { standing } of own) counted[standing] += 1;
    return own.length === 0 ? [] : [{ canal, ...counted }];
  });
}

/** Recipients whose language has no text, by that language and the one that they get. */
function otherLanguages(places: readonly Place[][]): Estimate["limbi"] {
  const first = places.flatMap(([place]) => (place && place.reason === undefined ? [place] : []));
  const other = first.filter(({ limbaCeruta }) => limbaCeruta !== undefined);
  const grouped = Map.groupBy(other, ({ limbaCeruta, limba }) => `${limbaCeruta} ${limba}`);
  return [...grouped.values()].flatMap((those) => {
    const [{ limbaCeruta: ceruta, limba } = { limbaCeruta: undefined, limba: "ro" as const }] = those;
    return ceruta === undefined ? [] : [{ ceruta, limba, destinatari: those.length }];
  });
}
