import type { Provider } from "../../../records/provider.ts";
import { drive } from "./drive.ts";
import { gitlab } from "./gitlab.ts";
import type { Supplying } from "./provider.ts";

export const providerOf: Record<Provider, Supplying> = { provider_a: drive, provider_b: gitlab };
