import type { Rule } from "../model/rule.ts";
import * as addresses from "./addresses.ts";
import * as contract from "./contract.ts";
import * as entry from "./entry.ts";
import * as errors from "./errors.ts";
import * as further from "./further.ts";
import * as ofTheAudit from "./of-the-audit.ts";
import * as operation from "./operation.ts";
import * as operational from "./operational.ts";
import * as payload from "./payload.ts";
import * as time from "./time.ts";
import * as writes from "./writes.ts";

/** The edition of the standard that the catalogue judges. */
export const STANDARD = "2026-11";

/** The lines of the standard with their rules, each line in a file of its own. */
export const lines: readonly { line: string; rules: readonly Rule[] }[] = [
  {
    line: "addresses",
    rules: [
      addresses.pathZone,
      addresses.pathShape,
      addresses.noun,
      addresses.verbInPath,
      addresses.audience,
    ],
  },
  { line: "operation", rules: [operation.operationId, operation.operationIdUnique] },
  {
    line: "contract",
    rules: [
      contract.openapi,
      contract.openapiValid,
      contract.openapiComplete,
      contract.undocumented,
      contract.answersMatch,
    ],
  },
  {
    line: "operational",
    rules: [
      operational.healthLive,
      operational.healthReady,
      operational.healthTruth,
      operational.metricsFormat,
      operational.metricsLabels,
      operational.metricsRoute,
      operational.metricsSums,
      operational.info,
      operational.operationalPlace,
    ],
  },
  {
    line: "errors",
    rules: [errors.problem, errors.problemEven, errors.errorLeak, errors.no5xx, errors.statusCodes],
  },
  {
    line: "payload",
    rules: [
      payload.pageEnvelope,
      payload.pageBounds,
      payload.filterSort,
      payload.contentType,
      payload.acceptLanguage,
      payload.correlationId,
      payload.datesUtc,
      payload.opaqueIds,
    ],
  },
  { line: "writes", rules: [writes.idempotencyKey] },
  {
    line: "entry",
    rules: [
      entry.securedAnonymous,
      entry.brokenToken,
      entry.zoneCrossing,
      entry.publicLimit,
      entry.cors,
      entry.safeHeaders,
    ],
  },
  { line: "time", rules: [time.deprecation, time.breakingChange, time.versionWindow] },
  { line: "the audit itself", rules: [ofTheAudit.transport, ofTheAudit.exercised, ofTheAudit.waivers] },
  {
    line: "further",
    rules: [
      further.scopeSelf,
      further.methods,
      further.zoneViews,
      further.sensitiveAddress,
      further.generable,
      further.contractMeta,
    ],
  },
];

/** The rules of the standard, in the order of its lines. */
export const catalogue: readonly Rule[] = lines.flatMap(({ rules }) => rules);
