import * as z from "zod";
import { entity, inOwnPartition } from "../../../shared/data/entity.ts";
import { kernel } from "../../../shared/refusals.ts";

/** A contract that an audit has received. Its text is in the bucket of evidence. */
export const Contract = z.object({
  id: z.int(),
  systemId: z.int(),
  /** In hexadecimal. */
  sha256: z.string(),
  version: z.string(),
  operations: z.int32(),
  /** The first audit that received it. */
  auditId: z.int(),
  seenAt: z.iso.datetime(),
  acceptedAt: z.iso.datetime().optional(),
  acceptedBy: z.string().optional(),
  reason: z.string().optional(),
});
export type Contract = z.output<typeof Contract>;

export const ContractView = Contract.meta({ id: "SeenContract" });

export const contractsOfSystem = (systemId: number): string => `contracts#system#${systemId}`;

export const contractName = ({ systemId, sha256 }: Pick<Contract, "systemId" | "sha256">): string =>
  `${systemId}#${sha256}`;

export const Contracts = entity({
  name: "contract",
  service: "platform",
  schema: Contract,
  key: inOwnPartition("contract"),
  unique: { name: { of: contractName, taken: () => kernel.idOcupat() } },
  lists: ({ systemId }) => [{ partition: contractsOfSystem(systemId) }],
});
