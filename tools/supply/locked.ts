import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";

/** A package in the lockfile. */
interface Locked {
  version?: string;
  license?: string;
  dev?: boolean;
  devOptional?: boolean;
  optional?: boolean;
  dependencies?: Record<string, string>;
}

const lockfile = readFileSync(join(root, "package-lock.json"), "utf8");

/** The packages of the lockfile, by the place of their folder; "" is this project. */
export const { packages: locked } = JSON.parse(lockfile) as { packages: Record<string, Locked> };

/** Those that may be deployed: neither for development nor for one platform. */
export const deployable = Object.entries(locked).filter(
  ([place, { dev, devOptional, optional }]) => place !== "" && !dev && !devOptional && !optional,
);

/** `node_modules/a/node_modules/@scope/name` is `@scope/name`. */
export const nameAt = (place: string): string =>
  place.slice(place.lastIndexOf("node_modules/") + "node_modules/".length);
