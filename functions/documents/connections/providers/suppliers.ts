import type { Supplier } from "../../records/connection.ts";
import { drive } from "./drive.ts";
import { gitlab } from "./gitlab.ts";
import type { Supplying } from "./supplier.ts";

export const supplierOf: Record<Supplier, Supplying> = { provider_a: drive, provider_b: gitlab };
