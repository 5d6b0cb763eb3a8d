import { randomUUID } from "node:crypto";
import { parseArgs } from "node:util";
import { declaredFunctions, type FunctionDeclaration } from "../localstack/serverless/functions.ts";
import { router } from "../localstack/serverless/routing.ts";

/** An address that the gateway routes to this function, for a request without sign-in; undefined if people never call it. */
function addressOf(name: string, functions: Record<string, FunctionDeclaration>): string | undefined {
  const chosen = router(functions);
  const declared = (functions[name]?.events ?? []).flatMap(({ httpApi }) => httpApi?.path ?? []);
  return declared
    .map((path) => path.replace("{proxy+}", "smoke").replaceAll(/\{\w+\}/g, "1"))
    .find((path) => chosen(path)?.name === name);
}

/** The fault in an answer; undefined if a function gave it in the format of its service. */
async function fault(address: string, correlationId: string): Promise<string | undefined> {
  const answer = await fetch(address, { headers: { "x-correlation-id": correlationId }, redirect: "manual" });
  const text = await answer.text();
  const shown = `${String(answer.status)} ${text.slice(0, 200)}`;
  if (answer.status >= 500) return shown;
  // If no function answers, the gateway does so itself, without the id.
  if (answer.headers.get("x-correlation-id") !== correlationId) return `${shown} (not by a function)`;
  if (/json/.test(answer.headers.get("content-type") ?? "") && !isJson(text)) return `${shown} (no JSON)`;
  return undefined;
}

function isJson(text: string): boolean {
  try {
    JSON.parse(text);
    return true;
  } catch {
    return false;
  }
}

/**
 * Calls each function that people use once, without sign-in, and prints the results: a refusal is a correct answer.
 * @returns true if every answer came from a function, in the format of its service
 */
export async function smoke(url: string, print: (line: string) => void): Promise<boolean> {
  const functions = declaredFunctions();
  const asked = Object.keys(functions).map((name) => ({ name, address: addressOf(name, functions) }));
  let isWhole = true;
  for (const { name, address } of asked) {
    if (address === undefined) {
      print(`– ${name}: has no public address`);
      continue;
    }
    const wrong = await fault(`${url.replace(/\/$/, "")}${address}`, `smoke-${randomUUID()}`).catch(String);
    isWhole &&= wrong === undefined;
    print(wrong === undefined ? `✓ ${name}: GET ${address}` : `✗ ${name}: GET ${address}: ${wrong}`);
  }
  return isWhole;
}

/* `npm run tool -- smoke https://temelia.institutie.md`: checks after a deploy that every function starts and answers. */
if (import.meta.main) {
  const [url] = parseArgs({ allowPositionals: true }).positionals;
  if (url === undefined) {
    console.error("Name the system: npm run tool -- smoke https://temelia.institutie.md");
    process.exit(2);
  }
  if (!(await smoke(url, console.log))) process.exit(1);
}
