import * as z from "zod";
import { says } from "../../../../shared/http/validation.ts";
import { Bucket } from "../../records/bucket.ts";
import { refusals } from "./texts.ts";

/** An address of a store without credentials, query or fragment. */
function isPlainAddress(text: string): boolean {
  const { username, password, search, hash } = new URL(text);
  return [username, password, search, hash].every((part) => part === "");
}

const Endpoint = z
  .url({ protocol: /^https?$/, abort: true })
  .max(255)
  .refine(isPlainAddress, says(refusals.endpointIncorect));

/** The connection to a tenant's store: absent keeps the value, null removes it. */
const connection = {
  provider: Bucket.shape.provider.nullable(),
  endpoint: Endpoint.nullish(),
  /** Becomes a part of AWS addresses. */
  regiune: z
    .string()
    .regex(/^[A-Za-z0-9-]{1,64}$/)
    .nullish(),
  accessKey: Bucket.shape.accessKey.nullable(),
  /** Write-only. */
  secret: z.string().min(1).max(255).nullish(),
};

/** `organizatieId` may be absent for an organization's administrator, who can only use their own. */
const organizatieId = z.int().positive().optional();

/** The recognition of scans: absent keeps the value, null returns to the usual one. */
const recognition = {
  recunoastere: Bucket.shape.recunoastere.unwrap().nullish(),
  limbaScanarilor: Bucket.shape.limbaScanarilor.unwrap().nullish(),
};

export const NewBucket = Bucket.pick({ cod: true, denumire: true })
  .extend({ organizatieId, ...connection, ...recognition })
  .meta({ id: "BucketNou" });
export type NewBucket = z.output<typeof NewBucket>;

export const BucketChange = NewBucket.partial({ cod: true }).meta({ id: "BucketSchimbat" });
export type BucketChange = z.output<typeof BucketChange>;

export const ActiveChange = Bucket.pick({ activ: true }).meta({ id: "Activ" });
