import { readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { type Example, sendFactorExample } from "./factor-examples.ts";
import type { ServiceName } from "./people.ts";
import { operationsOf } from "../contract/contract-operations.ts";

export type { Example };

const SIGN_IN = "authenticate.signIn";

/** The example of every POST in a service's contract, by its first media type. That of signing in names an account as new ones do. */
function examplesOf(service: string): Example[] {
  const path = join(import.meta.dirname, "../../functions", service, "openapi.json");
  const posts = operationsOf(JSON.parse(readFileSync(path, "utf8")))
    .filter(({ method }) => method === "POST")
    .toSorted((a, b) => Number(b.operationId === SIGN_IN) - Number(a.operationId === SIGN_IN));
  return posts.map(({ operationId, path: address, requestBody }) => {
    const [media] = Object.entries(requestBody?.content ?? {}).filter(([type]) => type !== "text/plain");
    const body = media && { body: media[1].example as Record<string, unknown> };
    return { operationId, path: address, ...body };
  });
}

/**
 * Declares the tests that the examples of a contract work: the example of every POST, sent to the running handlers,
 * is a success. `send` inserts the names of records if the example needs one, as a reader of the contract would.
 */
export function examplesSucceed(service: ServiceName, send: (example: Example) => Promise<number>): void {
  it.each(examplesOf(service).map((example) => [example.operationId, example] as const))(
    "the example of %s is answered with a success",
    async (_, example) => {
      const status = (await sendFactorExample(service, example)) ?? (await send(example));
      expect(status).toBeOneOf([200, 201, 202, 204]);
    },
  );
}
