import * as z from "zod";
import type { ScanAnswer } from "./engine.ts";

/*
 * GuardDuty Malware Protection for S3 scans each object that is written into a protected bucket. It tells the result in an event of
 * EventBridge, and in a tag of the object.
 */

/** `GuardDuty Malware Protection Object Scan Result`, as far as it is used. */
export const GuardDutyEvent = z.object({
  source: z.literal("aws.guardduty"),
  "detail-type": z.literal("GuardDuty Malware Protection Object Scan Result"),
  time: z.iso.datetime(),
  detail: z.object({
    scanStatus: z.string(),
    s3ObjectDetails: z.object({
      bucketName: z.string().min(1),
      objectKey: z.string().min(1).max(1024),
      /** Without the quotation marks that S3 puts around it. */
      eTag: z.string().optional(),
      versionId: z.string().nullish(),
    }),
    scanResultDetails: z.object({
      scanResultStatus: z.string(),
      threats: z.array(z.object({ name: z.string() })).nullish(),
    }),
  }),
});
export type GuardDutyEvent = z.output<typeof GuardDutyEvent>;

const MOST_NAME = 255;

/** What an event says of its object. Only a scan that was completed can call it clean. */
export function answerOfGuardDuty({ detail }: GuardDutyEvent): ScanAnswer {
  const { scanResultStatus, threats } = detail.scanResultDetails;
  const answer = answerOfTag(scanResultStatus);
  if (answer.stare === "curat" && detail.scanStatus !== "COMPLETED")
    return { stare: "nescanat", motiv: "indisponibil" };
  if (answer.stare !== "infectat") return answer;
  const names = [...new Set((threats ?? []).map(({ name }) => name.trim()))].filter(Boolean);
  return names.length === 0 ? answer : { stare: "infectat", nume: names.join(", ").slice(0, MOST_NAME) };
}

/** What the tag GuardDutyMalwareScanStatus of an object says of it; without the tag, it was not scanned. It does not name what was found. */
export function answerOfTag(value: string | undefined): ScanAnswer {
  if (value === "NO_THREATS_FOUND") return { stare: "curat" };
  if (value === "THREATS_FOUND") return { stare: "infectat", nume: value };
  // A password, a quota, a storage class: GuardDuty does not say which.
  return { stare: "nescanat", motiv: value === "UNSUPPORTED" ? "nesuportat" : "indisponibil" };
}
