import { outageOf } from "../channels/outages.ts";
import type { Breakers } from "./breakers.ts";

/** The breakers of the providers. */
export const breakers: Breakers = { outageOf: ({ id }) => outageOf(id) };
