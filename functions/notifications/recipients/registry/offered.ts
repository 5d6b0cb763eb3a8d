import { partOf, type RouteGroup } from "../../../../shared/http/route.ts";
import { config } from "./config.ts";

/** The registry of recipients, as the contract names the part of the service. */
const REGISTRY = "registry";

/**
 * The groups of the registry. Where RECIPIENTS_ENABLED is false there are none, so that their addresses are unknown
 * paths.
 */
export const ofRegistry = (...groups: RouteGroup[]): RouteGroup[] =>
  config.recipientsEnabled ? partOf(REGISTRY, groups) : [];

/** The parts of the service that this deployment is without. */
export const partsNotOffered: readonly string[] = config.recipientsEnabled ? [] : [REGISTRY];
