import { createHmac, createSecretKey, type KeyObject } from "node:crypto";
import { secretValue } from "../config.ts";
import { settings } from "./config.ts";
import type { StoredTokenKey } from "./stored-token-keys.ts";

/** A key of the tokens of one service. */
export interface TokenKey {
  /** What a token says of its key; absent from tokens of before services had keys of their own. */
  kid: string | undefined;
  key: KeyObject;
  /** Seconds since 1970. */
  until: number;
}

const ID_CHARACTERS = 16;

/** Names a key by the service and by itself, and tells nothing of it. */
const kidOf = (service: string, key: string): string =>
  `${service}.${createHmac("sha256", key).update("kid").digest("base64url").slice(0, ID_CHARACTERS)}`;

const made = new Map<string, { stored: StoredTokenKey[]; keys: TokenKey[] }>();

/** The keys of a service's tokens as they are now: the first signs, and each is accepted until its end. @throws SecretUnavailable */
export function tokenKeys(service: string): readonly TokenKey[] {
  const stored = secretValue(settings.userTokenSecret, service);
  const last = made.get(service);
  if (last?.stored === stored) return last.keys;
  const keys = stored.map(({ key, until, isShared }) => ({
    kid: isShared ? undefined : kidOf(service, key),
    key: createSecretKey(Buffer.from(key)),
    until,
  }));
  made.set(service, { stored, keys });
  return keys;
}
