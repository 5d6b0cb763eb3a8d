import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from "node:crypto";
import { isoCBOR } from "@simplewebauthn/server/helpers";

/* A passkey in software, as a browser and its authenticator make and use it, and how both can lie. */

export interface SoftLie {
  origin?: string;
  rpId?: string;
  /** The person was not verified by the device. */
  isUnverified?: true;
  counter?: number;
  challenge?: string;
  userHandle?: string;
}

export interface SoftPasskey {
  id: string;
  key: KeyObject;
  userHandle: string;
  counter: number;
}

const ORIGIN = "http://temelia.test";
const RP_ID = "temelia.test";
const PRESENT = 0x01;
const VERIFIED = 0x04;
const SHARED = 0x08;
const BACKED_UP = 0x10;
const ATTESTED = 0x40;

const base64url = (bytes: Uint8Array): string => Buffer.from(bytes).toString("base64url");
const sha256 = (data: Uint8Array | string): Buffer => createHash("sha256").update(data).digest();

const clientData = (type: string, challenge: string, { origin = ORIGIN }: SoftLie): Buffer =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false }));

function authenticatorData(
  counter: number,
  attested: Buffer,
  { rpId = RP_ID, isUnverified }: SoftLie,
): Buffer {
  const flags =
    PRESENT | SHARED | BACKED_UP | (isUnverified ? 0 : VERIFIED) | (attested.length > 0 ? ATTESTED : 0);
  const count = Buffer.alloc(4);
  count.writeUInt32BE(counter);
  return Buffer.concat([sha256(rpId), Buffer.from([flags]), count, attested]);
}

interface CreationOptions {
  challenge: string;
  user: { id: string };
}

/** Makes a passkey for the options of a service, with `attestation: none`. */
export function makePasskey(
  { challenge, user }: CreationOptions,
  lie: SoftLie = {},
): { passkey: SoftPasskey; credential: Record<string, unknown> } {
  const { publicKey, privateKey } = generateKeyPairSync("ec", { namedCurve: "P-256" });
  const { x = "", y = "" } = publicKey.export({ format: "jwk" });
  const cose = isoCBOR.encode(
    new Map<number, number | Uint8Array>([
      [1, 2],
      [3, -7],
      [-1, 1],
      [-2, new Uint8Array(Buffer.from(x, "base64url"))],
      [-3, new Uint8Array(Buffer.from(y, "base64url"))],
    ]),
  );
  const idBytes = randomBytes(32);
  const length = Buffer.from([0, idBytes.length]);
  const attested = Buffer.concat([Buffer.alloc(16), length, idBytes, cose]);
  const attestationObject = isoCBOR.encode(
    new Map<string, string | Uint8Array | Map<string, string>>([
      ["fmt", "none"],
      ["attStmt", new Map<string, string>()],
      ["authData", new Uint8Array(authenticatorData(0, attested, lie))],
    ]),
  );
  const id = base64url(idBytes);
  return {
    passkey: { id, key: privateKey, userHandle: user.id, counter: 0 },
    credential: {
      id,
      rawId: id,
      type: "public-key",
      clientExtensionResults: {},
      response: {
        clientDataJSON: base64url(clientData("webauthn.create", lie.challenge ?? challenge, lie)),
        attestationObject: base64url(attestationObject),
        transports: ["internal"],
      },
    },
  };
}

/** Uses a passkey for a challenge. */
export function usePasskey(
  passkey: SoftPasskey,
  challenge: string,
  lie: SoftLie = {},
): Record<string, unknown> {
  passkey.counter = lie.counter ?? passkey.counter + 1;
  const data = authenticatorData(passkey.counter, Buffer.alloc(0), lie);
  const client = clientData("webauthn.get", lie.challenge ?? challenge, lie);
  const signature = sign("sha256", Buffer.concat([data, sha256(client)]), passkey.key);
  return {
    id: passkey.id,
    rawId: passkey.id,
    type: "public-key",
    clientExtensionResults: {},
    response: {
      clientDataJSON: base64url(client),
      authenticatorData: base64url(data),
      signature: base64url(signature),
      userHandle: lie.userHandle ?? passkey.userHandle,
    },
  };
}
