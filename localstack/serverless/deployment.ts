import { once } from "../../shared/once.ts";
import { projectFile } from "./project-file.ts";

export { root } from "./project-file.ts";
export const stage = "local";

interface Deployment {
  provider: {
    timeout: number;
    memorySize: number;
    environment: Record<string, string>;
    httpApi: { disableDefaultEndpoint: string };
  };
  params: Record<string, Record<string, unknown>>;
}

/** The settings of serverless.yml for all functions. */
export const deployment = (): Deployment => projectFile("serverless.yml") as Deployment;

/** The parameters of the local cloud in serverless.yml, those of all stages included; their variables are unresolved. */
export const localParameters = once((): Record<string, unknown> => ({
  ...deployment().params.default,
  ...deployment().params[stage],
}));
