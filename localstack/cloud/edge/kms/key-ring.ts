import { closeSync, fsyncSync, mkdirSync, openSync, readFileSync, renameSync, writeSync } from "node:fs";
import { join } from "node:path";
import { AwsError } from "../json-protocol.ts";

/** The specifications of signing keys. */
export type SigningSpec = "RSA_2048" | "RSA_3072";

/**
 * A master key: `material` is 32 bytes in base64, or a private key (PKCS #8) if the key signs; `createdAt` is in
 * milliseconds since 1970.
 */
export interface MasterKey {
  id: string;
  /** Set for signing keys; the others encrypt. */
  spec?: SigningSpec;
  material: string;
  description: string;
  createdAt: number;
}

/** All keys and their aliases. */
interface KeyRing {
  keys: MasterKey[];
  aliases: { name: string; keyId: string; createdAt: number }[];
}

export interface Ring {
  readonly content: KeyRing;
  /** Finds by id, ARN, alias or alias ARN; throws NotFoundException. */
  find(name: string): MasterKey;
  /** Changes the ring; the change is on disk when this returns. */
  change(edit: (content: KeyRing) => void): void;
}

/** The key ring of a state folder, readable by its owner only; in memory without a folder. */
export function keyRing(directory: string | undefined): Ring {
  const file = directory && join(directory, "keys.json");
  const content = file ? load(file) : { keys: [], aliases: [] };
  if (directory) mkdirSync(directory, { recursive: true });
  return {
    content,
    find(name) {
      const short = name.replace(/^arn:aws:kms:[^:]*:[^:]*:(key\/)?/, "");
      const id = content.aliases.find((alias) => alias.name === short)?.keyId ?? short;
      const key = content.keys.find((candidate) => candidate.id === id);
      if (!key) throw new AwsError("NotFoundException", `Key '${name}' does not exist`);
      return key;
    },
    change(edit) {
      edit(content);
      if (file) save(file, content);
    },
  };
}

function load(file: string): KeyRing {
  try {
    return JSON.parse(readFileSync(file, "utf8")) as KeyRing;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== "ENOENT") throw error;
    return { keys: [], aliases: [] };
  }
}

/** A crash leaves the old ring or the new one: a lost key would make every document encrypted under it unreadable. */
function save(file: string, content: KeyRing): void {
  const next = `${file}.next`;
  const descriptor = openSync(next, "w", 0o600);
  writeSync(descriptor, JSON.stringify(content));
  fsyncSync(descriptor);
  closeSync(descriptor);
  renameSync(next, file);
}
