import { createHash } from "node:crypto";
import type { Contract, Defect } from "../model/contract.ts";
import { isObject, own, ownObject } from "./own.ts";
import { operationsIn } from "./operations.ts";
import { parse } from "./parse.ts";
import { structureDefects, versionDefects } from "./structure.ts";

/** A contract that could not be received. */
export const missingContract = (defect: Defect | undefined): Contract => ({
  document: undefined,
  format: undefined,
  operations: [],
  textDefects: defect ? [defect] : [],
  structureDefects: [],
  sha256: "",
  version: "",
});

/** Reads the contract of a stranger. It never throws: what cannot be read is a defect with its place. */
export async function readContract(bytes: Uint8Array): Promise<Contract> {
  const sha256 = createHash("sha256").update(bytes).digest("hex");
  const { value, format, defects } = parse(bytes);
  if (!isObject(value)) return { ...missingContract(defects[0] ?? noObject), sha256 };
  const textDefects = [...defects, ...versionDefects(value)];
  // Swagger 2 has another structure: nothing of it can be judged.
  const operations = own(value, "swagger") === undefined ? operationsIn(value) : [];
  return {
    document: value,
    format,
    operations,
    textDefects,
    structureDefects: textDefects.some(({ place }) => place === "#/openapi")
      ? []
      : await structureDefects(value, operations),
    sha256,
    version: String(own(ownObject(value, "info"), "version") ?? "").slice(0, 100),
  };
}

const noObject: Defect = { place: "1:1", expected: "an object", found: "something else" };
