import { clock } from "../clock.ts";
import { config, isMistaken, knownSettings } from "../config.ts";
import { log } from "../log.ts";
import {
  forgetSecret,
  isKnownSecret,
  keepSecret,
  nameOfSecret,
  SecretUnavailable,
} from "../secret-values.ts";

/** After a failure a process asks again so soon, as long as every secret has an earlier value. */
const AGAIN_SECONDS = 10;

/** Refusals that an operator meant: the secret was taken away from the function, or removed. Others pass. */
const FINAL = new Set(["AccessDeniedException", "ResourceNotFoundException", "InvalidRequestException"]);

interface Reading {
  /** Milliseconds since 1970; Infinity while it is under way. */
  until: number;
  done: Promise<void>;
}

const readings = new Map<string, Reading>();

/**
 * Reads the secrets that the environment names for a service, in one call, unless they are fresh. What cannot be read is logged and
 * tried again with the next request; only what uses it fails (`SecretUnavailable`).
 */
export function readSecrets(service: string): Promise<void> {
  const last = readings.get(service);
  if (last && clock.now().getTime() < last.until) return last.done;
  const reading: Reading = { until: Infinity, done: Promise.resolve() };
  readings.set(service, reading);
  const names = namedFor(service);
  if (names.length === 0) return reading.done;
  reading.done = refresh(names).then((isWhole) => {
    const pause = names.every(isKnownSecret) ? AGAIN_SECONDS : 0;
    reading.until = clock.now().getTime() + (isWhole ? config.secretCacheSeconds : pause) * 1000;
    reportMistakes(service);
  });
  return reading.done;
}

const namedFor = (service: string): string[] => [
  ...new Set(Object.values(process.env).flatMap((given) => nameOfSecret(given, service) ?? [])),
];

/** True if every secret was read. */
async function refresh(names: string[]): Promise<boolean> {
  try {
    // The client is loaded by functions whose environment names a secret.
    const { askForSecrets } = await import("../aws/secrets-manager.ts");
    const { texts, refusals } = await askForSecrets(names);
    for (const [name, text] of texts) keepSecret(name, text);
    for (const [name, code] of refusals) {
      log.error("a secret was not read", new SecretUnavailable(name, `was refused: ${code}`));
      if (FINAL.has(code)) forgetSecret(name);
    }
    return names.every((name) => texts.has(name));
  } catch (error) {
    log.error("secrets were not read", error);
    return false;
  }
}

/** A value that breaks its rule is not taken over: operators must learn of it. */
function reportMistakes(service: string): void {
  for (const setting of knownSettings()) {
    const name = setting.secret ? nameOfSecret(process.env[setting.variable], service) : undefined;
    if (name !== undefined && isKnownSecret(name) && isMistaken(setting, service))
      log.error("a secret was not taken over", new SecretUnavailable(name, "breaks its rule"));
  }
}
