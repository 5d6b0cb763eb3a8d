import { read } from "../../../../shared/data/repository.ts";
import { unknownReference } from "../../../../shared/refusals.ts";
import { findActiveSystem, type SystemCaller } from "../../access/load-system.ts";
import { Systems } from "../../records/system.ts";
import { refusals } from "./texts.ts";

/** The system that an official sends for. @throws badRequest for one that does not exist, conflict for one that is stopped */
export async function systemFor(id: number): Promise<SystemCaller> {
  const system = await findActiveSystem(id);
  if (system) return system;
  throw (await read(Systems, { id })) ? refusals.sistemOprit() : unknownReference("sistemId");
}
