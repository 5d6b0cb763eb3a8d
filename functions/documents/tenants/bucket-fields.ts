import * as z from "zod";
import { sealSecret } from "../../../shared/content/encryption.ts";
import { invalidField } from "../../../shared/errors.ts";
import { breaks } from "../../../shared/http/validation.ts";
import { keys } from "../content.ts";
import { BucketRecord, type Bucket } from "./bucket.ts";

/** An address of a store: what a client connects to, without anything that would be sent along. */
function isPlainAddress(text: string): boolean {
  const { username, password, search, hash } = new URL(text);
  return [username, password, search, hash].every((part) => part === "");
}

const Endpoint = z
  .url({ protocol: /^https?$/, abort: true })
  .max(255)
  .refine(isPlainAddress, breaks("endpointIncorect"));

/** The connection to a store of one's own: absent stays as it is, null takes it away. */
const connection = {
  provider: BucketRecord.shape.provider.nullable(),
  endpoint: Endpoint.nullish(),
  regiune: BucketRecord.shape.regiune.nullable(),
  accessKey: BucketRecord.shape.accessKey.nullable(),
  /** Write-only: never shown again. */
  secret: z.string().min(1).max(255).nullish(),
};

/** `organizatieId` may be absent for an organization's administrator: it is theirs. */
const organizatieId = z.int().positive().optional();

export const NewBucket = BucketRecord.pick({ cod: true, denumire: true })
  .extend({ organizatieId, ...connection })
  .meta({ id: "BucketNou" });
export type NewBucket = z.output<typeof NewBucket>;

export const BucketChange = NewBucket.partial({ cod: true }).meta({ id: "BucketSchimbat" });
export type BucketChange = z.output<typeof BucketChange>;

export const ActivChange = BucketRecord.pick({ activ: true }).meta({ id: "Activ" });

type Connection = Pick<Bucket, keyof typeof connection>;

/**
 * The connection after a change, its secret sealed for this bucket.
 * @throws badRequest where the endpoint changes without its secret: a secret is never sent to an address
 *   that it was not given for
 */
export async function connected(
  before: Partial<Connection> & { id: number },
  wanted: Pick<BucketChange, keyof Connection>,
): Promise<Connection> {
  const after = {
    provider: kept(wanted.provider, before.provider),
    endpoint: kept(wanted.endpoint, before.endpoint),
    regiune: kept(wanted.regiune, before.regiune),
    accessKey: kept(wanted.accessKey, before.accessKey),
  };
  const follows = before.secret !== undefined && wanted.secret === undefined;
  if (follows && after.endpoint !== before.endpoint) throw invalidField("secret", "secretPentruEndpoint");
  return {
    ...after,
    secret: wanted.secret ? await sealedFor(before.id, wanted.secret) : kept(wanted.secret, before.secret),
  };
}

const kept = <T>(wanted: T | null | undefined, before: T | undefined): T | undefined =>
  wanted === undefined ? before : (wanted ?? undefined);

/** Opened again by the connecting agent, in the same context. */
const sealedFor = (id: number, secret: string): Promise<string> =>
  sealSecret(secret, { keys: keys(), context: secretContext(id) });

export const secretContext = (id: number) => ({ bucket: String(id), field: "secret" });
