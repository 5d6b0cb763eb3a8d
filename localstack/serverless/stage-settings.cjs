// The settings of a stage, read from stages/<stage>.yml. serverless.yml refers to them as `${self:custom.settings.…}`.
// CommonJS, because the framework loads it with `require` and deployers may have Node 20.
const { existsSync, readFileSync } = require("node:fs");
const { join, resolve } = require("node:path");
const { parse } = require("yaml");
const z = require("zod");

const project = join(__dirname, "../..");

const yesOrNo = z.boolean("must be true or false");
const text = z.string("must be a text").min(1, "must not be empty");
/** `own`: the stack makes or serves it itself. */
const textOrOwn = text.transform((value) => (value === "own" ? null : value));
const matching = (pattern, message) => text.regex(pattern, message);

/** Bytes and documents. */
const quota = matching(
  /^(none|\d{1,16}),(none|\d{1,16})$/,
  "must be bytes and documents, each a whole number or none, as 500000000000,none",
);

/** Settings that are named together or not at all. */
const ofMachineDomain = ["machineDomain", "machineCertificate", "machineTruststore"];

/** Every setting, in the order of stages/prod.yml, which explains each. Each stage names all of them. */
const Settings = z.strictObject({
  region: matching(/^[a-z]{2}(-[a-z]+)+-\d$/, "must be a region of AWS"),
  deletionProtection: yesOrNo,
  monthlyBudgetUsd: z.int("must be a whole number").min(0, "must not be negative"),
  budgetMail: z.union([z.literal("none"), z.email()], "must be an address or none"),
  ownDomain: yesOrNo,
  machineDomain: matching(/^(none|[a-z0-9-]+(\.[a-z0-9-]+)+)$/, "must be the name of a host or none"),
  machineCertificate: matching(
    /^(none|arn:[a-z-]+:acm:\S+)$/,
    "must be the ARN of a certificate in ACM or none",
  ),
  machineTruststore: matching(
    /^(none|certificates\/\S+\.pem)$/,
    "must be an object certificates/….pem or none",
  ),
  front: yesOrNo,
  staffNetworks: text,
  adminNetworks: text,
  appNetworks: text,
  secondFactor: z.enum(["off", "administrators", "everybody"], "must be off, administrators or everybody"),
  factorGraceDays: z
    .int("must be a whole number")
    .min(0, "must be at least 0")
    .max(365, "must be at most 365")
    .transform(String),
  signInIdleMinutes: matching(
    /^admin=\d+,others=\d+,remembered=\d+$/,
    "must be admin=minutes,others=minutes,remembered=minutes",
  ),
  governmentLogin: z.enum(["only", "required", "optional"], "must be only, required or optional"),
  governmentIssuer: text,
  governmentClientId: text,
  governmentRoles: text,
  governmentAssurance: text,
  signInPages: text,
  corsOrigins: textOrOwn,
  identityUrl: textOrOwn,
  notificationsUrl: textOrOwn,
  notificationsClientId: text,
  fourEyes: z.enum(["on", "off"], "must be on or off"),
  approverApartDays: z
    .int("must be a whole number")
    .min(0, "must be at least 0")
    .max(365, "must be at most 365")
    .transform(String),
  privateStoreAddresses: text,
  privateCallbackAddresses: text,
  privateAuditAddresses: text,
  privateGatewayAddresses: text,
  searchUrl: textOrOwn,
  searchInstanceType: matching(/\.search$/, "must be an instance type of OpenSearch, as in r7g.large.search"),
  searchNodes: z.literal([1, 3], "must be 1 or 3"),
  searchStorageGib: z.int("must be a whole number").min(10, "must be at least 10"),
  searchShards: z.int("must be a whole number").min(1, "must be at least 1").transform(String),
  searchReplicas: z
    .union([z.literal("auto"), z.int().min(0)], "must be auto or a whole number")
    .transform(String),
  documentsStream: textOrOwn,
  textWorkers: z.int("must be a whole number").min(2, "must be at least 2").max(1000, "must be at most 1000"),
  recipientsEnabled: yesOrNo.transform(String),
  pushHosts: text,
  codesPerHour: z.int("must be a whole number").min(1, "must be at least 1").transform(String),
  organizationQuota: quota,
  personQuota: quota,
  clientRatePerMinute: z.int("must be a whole number").min(1, "must be at least 1").transform(String),
  smsCodePrefixes: matching(/^(any|\+\d*(,\+\d*)*)$/, "must be beginnings of numbers, as +373, or any"),
  smsStopWords: text,
  smsStartWords: text,
  vapidContact: matching(/^(mailto:[^@\s]+@[^@\s]+|https:\/\/\S+)$/, "must begin with mailto: or https:"),
  ocrEngine: z.enum(["tesseract", "textract"], "must be tesseract or textract"),
  ocrDataFolder: text,
  officeConverterUrl: matching(/^(none|https?:\/\/\S+)$/, "must be an address of http or https, or none"),
  scan: z.enum(["off", "offered", "required"], "must be off, offered or required"),
  clamd: matching(/^(none|\/.+|\S+:\d{1,5})$/, "must be host:port, the path of a socket, or none"),
  clamdMaxBytes: z.int("must be a whole number").min(1, "must be at least 1").transform(String),
  malwareProtection: z.enum(["guardduty", "none"], "must be guardduty or none"),
  signingServiceUrl: text,
  signingKmsKey: text,
  signingKmsCertificates: text,
  signingStampUrl: text,
  signatureTrust: text,
  trustListUrl: text,
  trustListSigners: text,
  privateListAddresses: text,
  privateRevocationAddresses: text,
  signatureLevel: text,
  providerAClientId: text,
  providerBUrl: text,
  providerBClientId: text,
});

/** Secrets that a stage needs only with certain settings, and the conditions. */
const optionalSecrets = {
  frontSecret: ({ front }) => front,
  governmentClientSecret: ({ governmentIssuer }) => !governmentIssuer.endsWith(".invalid"),
  signingServiceToken: ({ signingServiceUrl }) => !signingServiceUrl.endsWith(".invalid"),
  notificationsClientSecret: ({ notificationsClientId }) => notificationsClientId !== "none",
  providerAClientSecret: ({ providerAClientId }) => providerAClientId !== "none",
  providerBClientSecret: ({ providerBClientId }) => providerBClientId !== "none",
};

/** Where functions find the secret `providerAClientSecret`: `temelia/<stage>/provider-a`. */
const referenceTo = (stage, key) => {
  const name = key.replace(/(Client)?Secret$/, "").replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
  return `secretsmanager:temelia/${stage}/${name}`;
};

/** What keeps settings that are valid one by one from being used together; undefined if nothing does. */
function contradictionIn(settings) {
  const missing = ofMachineDomain.filter((name) => settings[name] === "none");
  return missing.length > 0 && missing.length < ofMachineDomain.length
    ? `${ofMachineDomain.join(", ")} are named together or not at all: ${missing.join(", ")} is none`
    : undefined;
}

const mistakeIn = ({ code, keys, path, input, message }) => {
  if (code === "unrecognized_keys") return `unknown: ${keys.join(", ")}`;
  return `${path.join(".")} ${input === undefined ? "is missing" : message}`;
};

/** An error that the framework prints without a stack. */
function refusal(message) {
  const error = new Error(message);
  error.stack = message;
  return error;
}

/**
 * The settings of a stage; `null` stands for `own`. `secrets` has for each optional secret where functions find it, or
 * `none`.
 * @throws Error that names the file and every unknown, missing or wrong setting
 */
function settingsOf(stage, folder = "stages") {
  const file = join(folder, `${stage}.yml`);
  if (!/^[a-z][a-z0-9-]*$/.test(stage)) throw refusal(`"${stage}" is not a valid name of a stage`);
  const path = resolve(project, file);
  if (!existsSync(path)) throw refusal(`There is no ${file}. Copy stages/prod.yml and change its settings.`);
  const { success, data, error } = Settings.safeParse(parse(readFileSync(path, "utf8")), {
    reportInput: true,
  });
  if (!success) throw refusal(`${file}: ${error.issues.map(mistakeIn).join("; ")}`);
  const contradiction = contradictionIn(data);
  if (contradiction) throw refusal(`${file}: ${contradiction}`);
  const secrets = Object.entries(optionalSecrets).map(([key, isNeeded]) => [
    key,
    isNeeded(data) ? referenceTo(stage, key) : "none",
  ]);
  return { ...data, secrets: Object.fromEntries(secrets) };
}

/** The entry point for serverless.yml: the settings of the deployed stage. */
const settings = async ({ resolveVariable }) =>
  settingsOf(await resolveVariable("sls:stage"), await resolveVariable("param:settingsFolder"));

const names = Object.keys(Settings.shape);

module.exports = { settings, settingsOf, names };
