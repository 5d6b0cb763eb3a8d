import { generateKeyPairSync, type JsonWebKey, randomBytes, randomUUID } from "node:crypto";
import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import { join } from "node:path";

/** The signing key of an issuer (a private JWK), and the secret that signs its cookies. */
export interface IssuerKeys {
  signing: JsonWebKey & { kid: string };
  cookies: string;
}

const FILE = "keys.json";

/** New keys for RS256, the algorithm that every relying party supports (OpenID Connect Core 1.0, 15.1). */
export function newKeys(): IssuerKeys {
  const { privateKey } = generateKeyPairSync("rsa", { modulusLength: 2048 });
  return {
    signing: { ...privateKey.export({ format: "jwk" }), kid: randomUUID(), use: "sig", alg: "RS256" },
    cookies: randomBytes(32).toString("base64url"),
  };
}

/** The keys of a folder; makes them the first time. */
export function openKeys(directory: string): IssuerKeys {
  const file = join(directory, FILE);
  if (existsSync(file)) return JSON.parse(readFileSync(file, "utf8")) as IssuerKeys;
  const keys = newKeys();
  mkdirSync(directory, { recursive: true, mode: 0o700 });
  writeFileSync(`${file}.new`, JSON.stringify(keys), { mode: 0o600 });
  renameSync(`${file}.new`, file);
  return keys;
}
