import { createECDH, generateKeyPairSync, randomBytes } from "node:crypto";
import { deployedServices } from "../../localstack/serverless/functions.ts";

/** The steps of a rotation, in their order; `replace` is all of it at once, for a secret that leaked or that others give. */
export const steps = ["add", "use", "end", "replace"] as const;
export type Step = (typeof steps)[number];

/** How a secret holds its values. One that others give has one; the first of several is used, and all are accepted. */
interface Form {
  /** Absent for secrets that others give. */
  make?: () => string;
  /** The values of a text; absent for secrets that have one. */
  parts?: (text: string) => string[];
  /** An earlier value, once it is no longer used. */
  retired?: (part: string, now: Date) => string;
  /** True if no value may ever change. */
  isFixed?: boolean;
}

const lines = (text: string): string[] => text.split("\n").filter(Boolean);
const blocks = (text: string): string[] =>
  (text.match(/-----BEGIN [^-]+-----[\s\S]+?-----END [^-]+-----/g) ?? []).map((block) => `${block}\n`);

/** A remembered token is valid for thirty days; processes take a new key over within minutes. */
const TOKEN_DAYS = 31;
const DAY_MS = 86_400_000;

const until = (key: string, now: Date): string =>
  `${key} until ${new Date(now.getTime() + TOKEN_DAYS * DAY_MS).toISOString()}`;

/** The key that signed for all services, as one that is accepted as long as its tokens may last. */
export const sharedKey = (key: string, now: Date): string => `${until(key, now)} shared`;

const random = (bytes: number) => () => randomBytes(bytes).toString("base64url");
const signingKey = () =>
  generateKeyPairSync("ec", { namedCurve: "P-256" })
    .privateKey.export({ type: "pkcs8", format: "pem" })
    .toString();

function pushPair() {
  const pair = createECDH("prime256v1");
  pair.generateKeys();
  return pair.getPrivateKey("base64url");
}

/** The public half of the key that signs push messages. */
export function publicPushKey(privateKeys: string): string {
  const pair = createECDH("prime256v1");
  pair.setPrivateKey(Buffer.from(lines(privateKeys)[0] ?? "", "base64url"));
  return pair.getPublicKey("base64url");
}

const userToken: Form = {
  make: random(72),
  parts: lines,
  retired: (key, now) => (key.includes(" until ") ? key : until(key, now)),
};

/** Every secret of a stage, by its name below `temelia/<stage>/`. `vapid-public-key` follows from the private one. */
export const forms: Readonly<Record<string, Form>> = {
  ...Object.fromEntries(deployedServices().map((service) => [`user-token/${service}`, userToken])),
  "identity-signing-key": { make: signingKey, parts: blocks },
  "registry-key": { make: random(48), isFixed: true },
  "person-key": { make: random(48) },
  "vapid-private-key": { make: pushPair, parts: lines },
  front: { make: random(48), parts: lines },
  "smtp-url": {},
  government: {},
  "signing-service-token": {},
  notifications: {},
  "provider-a": {},
  "provider-b": {},
};

/**
 * The text of a secret after a step.
 * @param given the new value; made here if none is given
 * @throws Error for a step that the secret does not have, or that is not its turn
 */
export function afterStep(
  { make, parts, retired = (part) => part, isFixed = false }: Form,
  step: Step,
  text: string,
  { given, now }: { given: string | undefined; now: Date },
): string {
  if (isFixed) throw new Error("this secret never changes: docs/operations.md says why");
  const fresh = () => {
    const value = given ?? make?.();
    if (!value) throw new Error("give the new value on standard input");
    return value;
  };
  if (step === "replace") return fresh();
  if (!parts) throw new Error("this secret has one value: replace it");
  const [first = "", ...others] = parts(text);
  const separator = text.startsWith("-----BEGIN") ? "" : "\n";
  if (step === "end") return first;
  if (step === "add") return [first, ...others, fresh()].join(separator);
  const next = others.findLast((part) => !part.includes(" until "));
  if (next === undefined) throw new Error("add a value first");
  const earlier = [first, ...others.filter((part) => part !== next)];
  return [next, ...earlier.map((part) => retired(part, now))].join(separator);
}
