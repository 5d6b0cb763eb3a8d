import { clock } from "../../../shared/clock.ts";
import type { Stored } from "../../../shared/data/entity.ts";
import { changing, readUnique, revised } from "../../../shared/data/repository.ts";
import { retry, transact } from "../../../shared/data/transaction.ts";
import { unknownReference } from "../../../shared/refusals.ts";
import { baseKey, contractKey, keep, readKept } from "../evidence/store.ts";
import { type Contract, contractName, Contracts } from "../records/contract.ts";
import { Systems } from "../records/system.ts";
import { readSystem } from "./systems.ts";
import { refusals } from "./texts.ts";

interface Acceptance {
  sha256: string;
  reason: string;
  /** Login of the administrator. */
  by: string;
}

/**
 * Accepts a contract with its breaking changes: later ones are compared with it.
 * @throws badRequest for a contract that no audit of the system has received, conflict if its text has expired, notFound
 */
export const acceptContract = (
  systemId: number,
  { sha256, reason, by }: Acceptance,
): Promise<Stored<Contract>> =>
  retry(async () => {
    const system = await readSystem(systemId);
    const contract = await readUnique(Contracts, "name", contractName({ systemId, sha256 }));
    if (!contract) throw unknownReference("sha256");
    await makeBase(systemId, sha256);
    const accepted = { ...contract, acceptedAt: clock.iso(), acceptedBy: by, reason };
    await transact(
      [
        ...changing(Contracts, contract, accepted),
        ...changing(Systems, system, { ...system, baseSha256: sha256 }),
      ],
      { answer: revised(contract, accepted) },
    );
    return revised(contract, accepted);
  });

/** Copies the text of a contract to where the bucket keeps it. @throws conflict if it has expired */
async function makeBase(systemId: number, sha256: string): Promise<void> {
  const bytes = await readKept(contractKey(systemId, sha256));
  if (!bytes) throw refusals.contractExpirat();
  await keep(baseKey(systemId, sha256), bytes);
}
