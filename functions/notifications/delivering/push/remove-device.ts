import { readById, removing } from "../../../../shared/data/repository.ts";
import { transactIfUnchanged } from "../../../../shared/data/transaction.ts";
import { type Device, Devices } from "../../records/device.ts";

/** Removes a browser that has unsubscribed. If its record changes meanwhile, it stays: the next message finds it again. */
export async function removeDevice({ id, endpoint }: Device): Promise<void> {
  const found = await readById(Devices, id);
  if (found?.endpoint !== endpoint) return;
  await transactIfUnchanged(removing(Devices, found), { repeatable: true });
}
