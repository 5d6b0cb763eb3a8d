import * as z from "zod";
import { clock } from "../../../shared/clock.ts";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { jobFields, over } from "../../../shared/jobs/row.ts";
import { queue } from "../../../shared/messaging/queue.ts";

/** Why there is no verdict. `neconfigurat`: nobody scans here. After `indisponibil` and `termen` the engine is asked again. */
const reasons = ["neconfigurat", "indisponibil", "preaMare", "criptat", "nesuportat", "termen"] as const;

/** `eliberat`: it was found infected, and two administrators said that it is harmless. */
const states = ["asteapta", "curat", "infectat", "nescanat", "eliberat"] as const;

/** What the virus scan says about a content. Content from before the scan was switched on has none. */
export const Scan = z
  .object({
    stare: z.enum(states),
    /** The name of what was found. */
    nume: z.string().optional(),
    motiv: z.enum(reasons).optional(),
    /** When it was said. */
    la: z.iso.datetime().optional(),
  })
  .meta({ id: "Scanare" });
export type Scan = z.output<typeof Scan>;

/** True if both say the same of a content. */
export const saysSame = (one: Scan | undefined, other: Scan | undefined): boolean =>
  one?.stare === other?.stare && one?.nume === other?.nume && one?.motiv === other?.motiv;

/** The partitions of the `due` index: contents that wait for their scan, and those of the last days that had one. */
export const SCANS_DUE = "SCAN";
export const SCANS_DONE = "SCAN-DONE";

/** For so long after it came in a content is scanned again when signatures change. */
const KEPT_DAYS = 14;

/** The scan of a version, stored with it in one transaction. The row is authoritative; a message only wakes a worker. */
export const ContentScan = z.object({
  /** That of the version. */
  id: z.int(),
  documentId: z.int(),
  numarVersiune: z.int(),
  creatLa: z.iso.datetime(),
  /** The signatures of the last answer. */
  semnaturi: z.string().optional(),
  ...jobFields,
  /** TTL. Absent while it waits. */
  forgetAt: z.int().optional(),
});
export type ContentScan = z.output<typeof ContentScan>;

export const ContentScans = entity({
  name: "scan",
  service: "documents",
  schema: ContentScan,
  key: inOwnPartition("scan"),
});

/** A scan that waits, or the wish to scan again what older signatures have answered. */
export const scanQueue = queue(
  "scans",
  z.union([z.object({ scanId: z.int() }), z.object({ rescan: z.literal(true) })]),
);

export const isWaiting = ({ dueStatus }: ContentScan): boolean => dueStatus === SCANS_DUE;

/** The row of a scan that was answered: it is found by its age. */
export const answered = (row: ContentScan, semnaturi: string | undefined): ContentScan => ({
  ...over(row),
  attempts: 0,
  semnaturi,
  dueStatus: SCANS_DONE,
  dueAt: row.creatLa,
  forgetAt: Math.floor(Date.parse(row.creatLa) / 1000) + KEPT_DAYS * 24 * 3600,
});

/** The row of a scan whose content is gone. */
export const gone = (row: ContentScan): ContentScan => ({ ...over(row), forgetAt: clock.epochSeconds() });
