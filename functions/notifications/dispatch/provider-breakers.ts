import { isOpen } from "../channels/breaker.ts";
import type { Breakers } from "./breakers.ts";

/** The breakers of the providers. */
export const breakers: Breakers = { isOpen: ({ id }) => isOpen(id) };
