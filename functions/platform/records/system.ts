import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { says } from "../../../shared/http/validation.ts";
import { kernel } from "../../../shared/refusals.ts";
import { Code, line } from "../../../shared/text-fields.ts";
import { refusals } from "./texts.ts";

const MOST_WAIVERS = 500;
/** The most characters of an accepted write's body, as JSON. */
const LONGEST_PROBE = 4_000;

const Interval = z.enum(["daily", "weekly", "monthly"]);
export type Interval = z.output<typeof Interval>;

/** Visible ASCII: secrets travel in headers. */
const secret = z
  .string()
  .min(1)
  .max(4000)
  .regex(/^[ -~]+$/);
const address = z.url({ protocol: /^https?$/, abort: true }).max(1000);

const Credential = z
  .discriminatedUnion("type", [
    z.object({ type: z.literal("bearer"), token: secret }),
    z.object({ type: z.literal("basic"), username: line(255), password: secret }),
    z.object({ type: z.literal("header"), name: z.string().regex(/^[A-Za-z0-9-]{1,100}$/), value: secret }),
    z.object({ type: z.literal("login"), url: address, username: line(255), password: secret }),
    z.object({
      type: z.literal("clientCredentials"),
      tokenUrl: address,
      clientId: line(255),
      clientSecret: secret,
      scope: line(1000).optional(),
    }),
  ])
  .meta({ id: "Credential" });

const CredentialsByZone = z
  .strictObject({
    citizen: Credential.optional(),
    secondCitizen: Credential.optional(),
    staff: Credential.optional(),
    admin: Credential.optional(),
    app: Credential.optional(),
  })
  .meta({ id: "CredentialsByZone" });

/** One credential for all zones, or one for each. */
const Credentials = z
  .union([Credential, CredentialsByZone])
  .meta({ id: "Credentials", examples: [{ type: "bearer", token: "exemplu" }] });
export type SentCredentials = z.output<typeof Credentials>;

/** An exception from a rule below addresses: `*` is one segment, `**` any number of them. */
const Waiver = z
  .object({
    rule: z.string().regex(/^[a-z0-9-]{1,40}$/),
    pathPattern: line(300),
    reason: line(500),
    validUntil: z.iso.datetime().optional(),
    decision: line(100).optional(),
  })
  .meta({ id: "Waiver", examples: [{ rule: "noun", pathPattern: "/**", reason: "Adrese vechi" }] });

const isSmall = (body: unknown): boolean => JSON.stringify(body).length <= LONGEST_PROBE;
const isWellFormed = (body: unknown): boolean => !/\\ud[89a-f]/.test(JSON.stringify(body));

/** The only write that may be accepted: its owner declares that it does nothing, whatever is sent to it. */
const Probe = z
  .object({
    method: z.enum(["POST", "PUT", "PATCH"]),
    path: line(500).regex(/^\//),
    body: z
      .record(z.string(), z.unknown())
      .refine(isSmall, says(refusals.corpPreaMare))
      .refine(isWellFormed, says(refusals.corpGresit)),
  })
  .meta({
    id: "Probe",
    examples: [{ method: "POST", path: "/api/v1/admin/conformance-probes", body: { text: "salut" } }],
  });

const MOST_DRY_ADDRESSES = 200;

/** An address of an operation where a write leaves nothing, as its owner declares. */
const DryAddress = z
  .object({
    method: z.enum(["POST", "PUT", "PATCH", "DELETE"]),
    // The path to send: no template, query or fragment.
    path: line(500).regex(/^\/[^{}?#]*$/),
  })
  .meta({ id: "DryAddress", examples: [{ method: "PUT", path: "/api/v1/admin/offices/proba" }] });

const limit = z.int().min(1).max(1_000_000_000).optional();

/** Limits of an audit: a registration may only lower the standard ones. */
const Limits = z
  .object({
    requestsPerSecond: limit,
    atOnce: limit,
    requests: limit,
    seconds: limit,
    answerSeconds: limit,
    bodyBytes: limit,
    metricsBytes: limit,
    contractBytes: limit,
    retryAfterSeconds: limit,
  })
  .meta({ id: "Limits" });

/** The fields of a system that administrators set. */
export const SystemFields = z.object({
  cod: Code,
  denumire: line(255),
  baseUrl: address.optional(),
  openapiUrl: address.optional(),
  interval: Interval.optional(),
  activ: z.boolean().optional(),
  public: z.boolean().optional(),
  contact: z.email().max(254),
  waivers: z.array(Waiver).max(MOST_WAIVERS).optional(),
  /** Write-only. */
  credentials: Credentials.optional(),
  probe: Probe.optional(),
  dryAddresses: z.array(DryAddress).max(MOST_DRY_ADDRESSES).optional(),
  limits: Limits.optional(),
});

const Verdict = z.enum(["PASS", "WARN", "FAIL"]);

/** The rules by verdict; older records have no number of those that are not applicable. */
export const Counts = z
  .object({ PASS: z.int32(), WARN: z.int32(), FAIL: z.int32(), NOT_APPLICABLE: z.int32().optional() })
  .meta({ id: "Counts" });

/** The last audit that ended as planned. */
const Audited = { lastAuditId: z.int().optional(), auditedAt: z.iso.datetime().optional() };

/**
 * A system under audit. Its partition has a revision (`shared/data/revisions.ts`), so that a rotated token and an inactive
 * system are refused from the next request on.
 */
export const System = SystemFields.omit({ credentials: true }).extend({
  id: z.int(),
  interval: Interval,
  activ: z.boolean(),
  public: z.boolean(),
  waivers: z.array(Waiver),
  nextAuditAt: z.iso.datetime(),
  ...Audited,
  verdict: Verdict.optional(),
  counts: Counts.optional(),
  /** The audit that is asked for or runs. */
  runningAuditId: z.int().optional(),
  /** The number of its audits, stopped and failed ones included. */
  audits: z.int32(),
  /** The contract that the next one is compared with, hex. */
  baseSha256: z.string().optional(),
  /** The sealed `credentials`. Never shown. */
  credentialsSealed: z.string().optional(),
  /** The hash of its own token. Never shown. */
  tokenHash: z.string().optional(),
  /** The audits that the system itself has asked for on a day. */
  asked: z.object({ day: z.string(), audits: z.int() }).optional(),
  /** The waivers whose end the contact has been told, by `waiverKey`. */
  told: z.array(z.string()).optional(),
});
export type System = z.output<typeof System>;
export type Waiver = z.output<typeof Waiver>;

/** A system as administrators see it. */
export const SystemView = System.omit({ credentialsSealed: true, tokenHash: true, asked: true, told: true })
  .extend({ hasCredentials: z.boolean(), hasToken: z.boolean() })
  .meta({ id: "System" });

/** A system as officials see it: nothing of its credentials. */
export const SystemStaffView = SystemView.omit({
  hasCredentials: true,
  hasToken: true,
  probe: true,
  dryAddresses: true,
  limits: true,
  baseSha256: true,
}).meta({ id: "StaffSystem" });

/** A system that publishes its verdict. */
export const SystemPublicView = SystemView.pick({
  cod: true,
  denumire: true,
  verdict: true,
  auditedAt: true,
}).meta({ id: "PublicSystem" });

/** The partition of all systems. */
export const SYSTEMS = "systems";
/** The systems that publish their verdict. */
export const PUBLISHED = "systems#published";
/** The systems that are audited, with the time of their next audit. */
export const SCHEDULED = "systems#scheduled";

export const Systems = entity({
  name: "system",
  service: "platform",
  schema: System,
  key: inOwnPartition("system"),
  unique: {
    cod: { of: ({ cod }) => cod, taken: ({ cod }) => kernel.codExista({ cod }) },
    token: { of: ({ tokenHash }) => tokenHash, taken: () => kernel.idOcupat() },
  },
  secrets: ["credentialsSealed", "tokenHash"],
  history: {
    leavesOut: [
      "nextAuditAt",
      "lastAuditId",
      "auditedAt",
      "verdict",
      "counts",
      "runningAuditId",
      "audits",
      "asked",
      "told",
    ],
  },
  lists: (system) => [
    { partition: SYSTEMS },
    ...(system.public ? [{ partition: PUBLISHED }] : []),
    ...(system.activ
      ? [{ partition: SCHEDULED, counter: null, attributes: { nextAuditAt: system.nextAuditAt } }]
      : []),
  ],
});
