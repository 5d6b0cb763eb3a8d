import { globSync } from "node:fs";
import { dirname, relative } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";
import type { Row } from "./row.ts";
import { importsOf } from "./sources.ts";

/** The folder of a file directly below its service, or undefined for a file of the service itself. */
const roomOf = (service: string, file: string): string | undefined => {
  const [room, ...rest] = relative(service, file).split("/");
  return rest.length > 0 && room !== ".." ? room : undefined;
};

/** The rooms that `service.ts` of a service imports and that import it. */
function pairsIn(declaration: string): string[] {
  const service = dirname(declaration);
  const imported = new Set(importsOf(declaration).map((file) => roomOf(service, file)));
  const importing = globSync(`${service}/*/**/*.ts`, { cwd: root })
    .filter((file) => !/test/.test(file) && importsOf(file).includes(declaration))
    .map((file) => roomOf(service, file));
  return [...new Set(importing)].flatMap((room) =>
    room && imported.has(room) ? [`${service}/${room}`] : [],
  );
}

const texts = (): string[] =>
  globSync("functions/*/{service,api}.ts", { cwd: root })
    .flatMap(importsOf)
    .filter((file) => file.endsWith("/texts.ts"));

/** The files that must name a room besides its folder. */
export const refusalsRows = (): Row[] => [
  {
    what: "pairs of rooms that import each other through service.ts",
    now: String(globSync("functions/*/service.ts", { cwd: root }).flatMap(pairsIn).length),
    goal: "0",
  },
  {
    what: "texts of rooms that service.ts and api.ts name",
    now: String(texts().length),
    goal: "0",
  },
];
