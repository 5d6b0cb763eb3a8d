import { globSync, readdirSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";
import { operationsOf } from "../../shared/contract/contract-operations.ts";
import { contracts } from "../openapi.ts";
import { operationsFrom } from "./modules.ts";
import { reasonFor, reasons } from "./reasons.ts";

export interface ConsoleOperation {
  service: string;
  id: string;
  method: string;
  path: string;
  /** The addresses where people reach it, and `public` pages. */
  screens: string[];
  /** The key of the reason why no screen has it. */
  reason: string | undefined;
}

/** `documents documentsList` → `documents.list`, from the generated functions. */
export function idsByFunction(service: string): Map<string, string> {
  const folder = join(root, `client/generated/${service}/resources`);
  const text = readdirSync(folder)
    .map((name) => readFileSync(join(folder, name), "utf8"))
    .join("\n");
  const found = text.matchAll(/export const (\w+) = [^;]*?"id":"([^"]+)"/g);
  return new Map([...found].map(([, name = "", id = ""]) => [`${service} ${name}`, id]));
}

/** An address of the staff console below `/app`, the path of its area, and the module of its screen. */
export interface ConsoleAddress {
  area: string;
  address: string;
  module: string;
}

/** All addresses, read from the declarations of the areas. */
export function addressesOfConsole(): ConsoleAddress[] {
  const files = globSync("console/**/area.ts", {
    cwd: root,
    exclude: ["console/shell/**", "console/testing/**"],
  });
  return files.sort().flatMap((file) => {
    const text = readFileSync(join(root, file), "utf8");
    const [, area = ""] = /path: "(\/[^"]*)"/.exec(text) ?? [];
    const screens = text.matchAll(/"(\/[^"]*)":\s*\(\) =>\s*import\(\s*"(\.{1,2}\/[^"]+)"/g);
    return [...screens].map(([, below = "", module = ""]) => ({
      area,
      address: area + (below === "/" ? "" : below),
      module: join(dirname(file), module),
    }));
  });
}

/** The addresses of the staff console, each with the operations that its screen reaches. */
function screensOfConsole(): Map<string, Set<string>> {
  const found = new Map<string, Set<string>>();
  for (const { address, module } of addressesOfConsole())
    found.set(
      `/app${address}`,
      operationsFrom(module, (one) => !/^console\/(kit|words|shell)\//.test(one)),
    );
  found.set(
    "/app",
    operationsFrom("console/main.tsx", (one) => /^console\/(api|uploads|shell)\//.test(one)),
  );
  return found;
}

/** The texts of the public pages, which call addresses without the client. */
const publicTexts = (): string =>
  readdirSync(join(root, "console/public"))
    .filter((name) => name.endsWith(".ts") && !name.endsWith(".test.ts"))
    .map((name) => readFileSync(join(root, "console/public", name), "utf8"))
    .join("\n");

/** True if a page calls the address by the method: `call("POST", ".../api/register"`, `get("…/api/…")`. */
function isCalled(text: string, method: string, path: string): boolean {
  const address = path.replaceAll(/[.$]/g, String.raw`\$&`).replaceAll(/\{\w+\}/g, String.raw`\$\{[^}]+\}`);
  return new RegExp(`"${method}",\\s*[^,]*?${address}[\`"?]`).test(text);
}

/** Every operation of the contracts, with its screens or the reason why it has none. */
export async function consoleOperations(): Promise<ConsoleOperation[]> {
  const screens = screensOfConsole();
  const pages = publicTexts();
  return (await contracts()).flatMap(({ service, text, routes }) => {
    const ids = idsByFunction(service);
    const screensById = new Map<string, string[]>();
    for (const [address, names] of screens)
      for (const name of names) {
        const id = ids.get(name);
        if (id !== undefined) screensById.set(id, [...(screensById.get(id) ?? []), address]);
      }
    const contract: unknown = JSON.parse(text);
    const operations = operationsOf(contract);
    const schemesOf = schemesIn(contract);
    for (const { operationId: id, method, path } of operations)
      if (isCalled(pages, method, path)) screensById.set(id, [...(screensById.get(id) ?? []), "public"]);
    return operations.map(({ operationId: id, method, path }) => {
      const found = screensById.get(id)?.sort() ?? [];
      const asked = { id, path, schemes: schemesOf(method, path), routes };
      const reason = found.length > 0 ? undefined : reasonFor(asked, (other) => screensById.has(other));
      return { service, id, method, path, screens: found, reason };
    });
  });
}

interface Secured {
  paths: Record<string, Record<string, { security?: object[] } | undefined>>;
}

/** The security schemes that an operation takes. */
const schemesIn = (contract: unknown) => (method: string, path: string) =>
  ((contract as Secured).paths[path]?.[method.toLowerCase()]?.security ?? []).flatMap(Object.keys);

const row = (...cells: string[]): string => `| ${cells.join(" | ")} |`;

/** The page: for each operation its screens, or why it has none. */
export async function screensPage(): Promise<string> {
  const all = await consoleOperations();
  const services = [...new Set(all.map(({ service }) => service))];
  const tables = services.map((service) => {
    const own = all.filter((one) => one.service === service);
    const count = own.filter(({ screens }) => screens.length > 0).length;
    const rows = own.map(({ method, path, id, screens, reason = "" }) =>
      row(
        `\`${method} ${path}\``,
        `\`${id}\``,
        screens.length > 0
          ? screens.map((one) => (one === "public" ? "public page" : `\`${one}\``)).join(", ")
          : `– ${reason}`,
      ),
    );
    return `## ${service}\n\n${count} of ${own.length} operations have a screen.\n\n${row("operation", "id", "screens")}\n${row("---", "---", "---")}\n${rows.join("\n")}\n`;
  });
  const kinds = Object.entries(reasons).map(([key, { says }]) =>
    row(key, String(all.filter(({ reason }) => reason === key).length), says),
  );
  return `# Operations and screens

\`npm run generate\` writes this page from the contracts and the imports of the console. An architecture test fails if it is stale, or if
an operation has neither a screen nor a reason. The reasons stand in \`tools/console/reasons.ts\`.

${row("reason", "operations", "says")}
${row("---", "---", "---")}
${kinds.join("\n")}

${tables.join("\n")}`;
}
