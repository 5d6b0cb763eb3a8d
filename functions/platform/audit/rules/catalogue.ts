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

/** The rules of the standard, in the order of its lines. */
export const catalogue: readonly Rule[] = [
  ...[addresses.pathZone, addresses.pathShape, addresses.noun, addresses.verbInPath, addresses.audience],
  ...[operation.operationId, operation.operationIdUnique],
  ...[
    contract.openapi,
    contract.openapiValid,
    contract.openapiComplete,
    contract.undocumented,
    contract.answersMatch,
  ],
  ...[
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
  ...[errors.problem, errors.problemEven, errors.errorLeak, errors.no5xx, errors.statusCodes],
  ...[
    payload.pageEnvelope,
    payload.pageBounds,
    payload.filterSort,
    payload.contentType,
    payload.acceptLanguage,
    payload.correlationId,
    payload.datesUtc,
    payload.opaqueIds,
  ],
  ...[writes.idempotencyKey],
  ...[
    entry.securedAnonymous,
    entry.brokenToken,
    entry.zoneCrossing,
    entry.publicLimit,
    entry.cors,
    entry.safeHeaders,
  ],
  ...[time.deprecation, time.breakingChange, time.versionWindow],
  ...[ofTheAudit.transport, ofTheAudit.exercised, ofTheAudit.waivers],
  ...[
    further.scopeSelf,
    further.methods,
    further.zoneViews,
    further.sensitiveAddress,
    further.generable,
    further.contractMeta,
  ],
];
