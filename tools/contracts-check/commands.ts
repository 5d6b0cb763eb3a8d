import { execFile } from "node:child_process";
import { join } from "node:path";
import { promisify } from "node:util";
import { root } from "../../localstack/serverless/deployment.ts";

/** The folder for all installed, generated and compiled files. */
export const folder = join(root, ".tmp/contracts-check");

export const services = [
  "documents",
  "identity",
  "template-admin",
  "invoicing",
  "notifications",
  "platform",
] as const;
export type ServiceName = (typeof services)[number];

export const contractOf = (service: ServiceName) => join(root, "functions", service, "openapi.json");

const MOST_MS = 900_000;

/** Runs a program in a folder, by default the check's own. @throws Error with its output if it fails */
export const run = (program: string, args: string[], cwd = folder, env: NodeJS.ProcessEnv = {}) =>
  promisify(execFile)(program, args, {
    cwd,
    env: { ...process.env, ...env },
    maxBuffer: 64e6,
    timeout: MOST_MS,
  });

/** A driver's source. */
export const driver = (name: string) => join(import.meta.dirname, "drivers", name);

/** The running system, the account that signs in, and the certificate of a system that calls. */
export interface System {
  origin: string;
  username: string;
  password: string;
  /** The door that asks for certificates. */
  machineOrigin: string;
  /** The folder of the development certificates. */
  certificates: string;
}

/** The arguments of a driver: the address of documents, the login and the password. */
export const toldTo = ({ origin, username, password }: System) => [`${origin}/documents`, username, password];
