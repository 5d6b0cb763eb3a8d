import { projectFile } from "./project-file.ts";

export { root } from "./project-file.ts";
export const stage = "local";

interface Deployment {
  provider: { timeout: number; memorySize: number; environment: Record<string, string> };
  params: Record<string, Record<string, string>>;
}

/** The settings of serverless.yml for all functions. */
export const deployment = (): Deployment => projectFile("serverless.yml") as Deployment;

/** The parameters of the local cloud in serverless.yml, with their own variables unresolved. */
export const localParameters = (): Record<string, string> => deployment().params[stage] ?? {};
