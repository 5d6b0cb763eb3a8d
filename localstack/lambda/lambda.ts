import { randomUUID } from "node:crypto";
import { deployment, stage } from "../serverless/deployment.ts";
import { environmentOf } from "../serverless/environment.ts";
import { type FunctionDeclaration, serviceOf } from "../serverless/functions.ts";
import { runFor } from "./current-function.ts";
import { importOurs } from "./own-modules.ts";

/** The functions of this process, as Lambda runs them. */
export interface Lambda {
  /**
   * Runs a function, which is loaded at its first use.
   * @throws Error any error of the function, if it cannot be loaded, or if it exceeds its time limit
   */
  invoke(name: string, event: unknown): Promise<unknown>;
}

export const deployedName = (name: string): string => `temelia-${stage}-${name}`;

type Handler = (event: unknown, context: object) => Promise<unknown>;

/** `environment` holds the variables of this process. A function gets those that no function declares, and its own. */
export function lambda(
  functions: Record<string, FunctionDeclaration>,
  environment: Record<string, string>,
): Lambda {
  const own = Object.entries(functions).map(
    ([name, declaration]) => [name, environmentOf(declaration, environment)] as const,
  );
  const settings = new Set(own.flatMap(([, variables]) => Object.keys(variables)));
  const inherited = Object.fromEntries(Object.entries(environment).filter(([name]) => !settings.has(name)));
  const environments = new Map(own.map(([name, variables]) => [name, { ...inherited, ...variables }]));
  const handlers = new Map<string, Promise<Handler>>();

  async function load({ handler }: FunctionDeclaration): Promise<Handler> {
    const [file = "", exported = ""] = handler.split(/\.(?=[^.]+$)/);
    return (await importOurs(`${file}.ts`))[exported] as Handler;
  }

  function handlerOf(name: string, declaration: FunctionDeclaration): Promise<Handler> {
    const loaded = handlers.get(name) ?? load(declaration);
    handlers.set(name, loaded);
    return loaded;
  }

  return {
    invoke(name, event) {
      const declaration = functions[name];
      if (!declaration) throw new Error(`There is no function ${name}`);
      const seconds = declaration.timeout ?? deployment().provider.timeout;
      const service = serviceOf(declaration);
      return runFor({ service, environment: environments.get(name) ?? {} }, async () => {
        const handler = await handlerOf(name, declaration);
        return within(seconds, handler(event, contextOf(name, declaration, seconds)));
      });
    },
  };
}

/** Lambda's second argument. */
function contextOf(name: string, declaration: FunctionDeclaration, seconds: number): object {
  const endsAt = performance.now() + seconds * 1000;
  return {
    functionName: deployedName(name),
    functionVersion: "$LATEST",
    memoryLimitInMB: String(declaration.memorySize ?? deployment().provider.memorySize),
    awsRequestId: randomUUID(),
    getRemainingTimeInMillis: () => Math.max(0, Math.floor(endsAt - performance.now())),
  };
}

async function within<T>(seconds: number, work: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const end = new Promise<never>((_, reject) => {
    timer = setTimeout(() => reject(new Error(`Task timed out after ${seconds} seconds`)), seconds * 1000);
  });
  try {
    return await Promise.race([work, end]);
  } finally {
    clearTimeout(timer);
  }
}
