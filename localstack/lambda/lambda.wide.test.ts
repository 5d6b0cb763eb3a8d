import { execFile } from "node:child_process";
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { basename, join, relative } from "node:path";
import { promisify } from "node:util";
import { afterAll, describe, expect, it } from "vitest";
import { root } from "../serverless/deployment.ts";

mkdirSync(join(root, ".tmp"), { recursive: true });
/** The folder of a service, with its handlers. */
const folder = mkdtempSync(join(root, ".tmp/lambda-"));
const folderOfAnother = mkdtempSync(join(root, ".tmp/lambda-"));

afterAll(() => {
  for (const one of [folder, folderOfAnother]) rmSync(one, { recursive: true });
});

writeFileSync(
  join(folder, "counter.ts"),
  `import * as z from "zod";
  export let count = 0;
  export const next = (): number => (count += 1);
  export const library = z;
  export const atImport = process.env.OWN;`,
);
writeFileSync(
  join(folder, "late.ts"),
  `let count = 0;
  export const nextLate = (): number => (count += 1);`,
);
writeFileSync(
  join(folder, "routes.ts"),
  `import { atImport, library, next } from "./counter.ts";
  const seen: unknown[] = ((globalThis as any).libraries ??= []);
  export const handler = async (event: { slow?: boolean }, context: any) => {
    const before = process.env.OWN;
    await new Promise((resolve) => setTimeout(resolve, event.slow ? 3000 : 5));
    if (!seen.includes(library)) seen.push(library);
    const { nextLate } = await import("./late.ts");
    return {
      count: next(), late: nextLate(), atImport, before, own: process.env.OWN, other: process.env.OTHER, shell: process.env.SHELL_ONLY,
      libraries: seen.length, name: context.functionName, left: context.getRemainingTimeInMillis() > 0,
    };
  };`,
);
writeFileSync(
  join(folderOfAnother, "routes.ts"),
  `export { handler } from "../${basename(folder)}/routes.ts";`,
);
writeFileSync(
  join(folder, "fragile.ts"),
  `import { next } from "./counter.ts";
  if (next() > 0) throw new Error("it is broken");
  export const handler = async () => "whole";`,
);

/** The output of a process that runs these functions; as in the process of the functions, nothing is mocked. */
async function inProcess<T>(script: string): Promise<T> {
  const at = (name: string) => JSON.stringify(join(import.meta.dirname, name));
  const file = relative(root, folder);
  const program = `
    import { lambda } from ${at("lambda.ts")};
    import { separateEnvironments } from ${at("own-environment.ts")};
    import { separateModules } from ${at("own-modules.ts")};
    separateEnvironments();
    separateModules();
    const functions = {
      first: { handler: "${file}/routes.handler", environment: { OWN: "of the first" } },
      second: { handler: "${file}/routes.handler", environment: { OWN: "of the second", OTHER: "secret" } },
      another: { handler: "${relative(root, folderOfAnother)}/routes.handler", environment: { OWN: "of another" } },
      hasty: { handler: "${file}/routes.handler", timeout: 1, environment: {} },
      fragile: { handler: "${file}/fragile.handler", environment: {} },
    };
    const running = lambda(functions, { SHELL_ONLY: "seen", OTHER: "of the shell" });
    const failed = (error) => error.message;
    ${script}
    console.log(JSON.stringify(answer));
    process.exit();`;
  const { stdout } = await promisify(execFile)(
    process.execPath,
    ["--input-type=module-typescript", "--eval", program],
    { cwd: root, env: { ...process.env, NODE_OPTIONS: "" } },
  );
  return JSON.parse(stdout) as T;
}

interface Seen {
  count: number;
  [field: string]: unknown;
}

describe("functions that share a process", () => {
  it("functions that share a process have each an environment of its own while they run side by side, and services while they load", async () => {
    const [first, second, another] = await inProcess<Seen[]>(`
      const names = ["first", "second", "another"];
      const answer = await Promise.all(names.map((name) => running.invoke(name, {})));`);
    expect(first).toMatchObject({
      atImport: "of the first",
      before: "of the first",
      own: "of the first",
      shell: "seen",
      name: "temelia-local-first",
      left: true,
    });
    expect(first).not.toHaveProperty("other");
    expect(second).toMatchObject({ own: "of the second", other: "secret" });
    expect(another).toMatchObject({ atImport: "of another", own: "of another" });
  });

  it("functions that share a process share the modules of their service, also those imported late, and libraries with all", async () => {
    const seen = await inProcess<Seen[]>(`
      const answer = [];
      for (const name of ["first", "second", "another"]) answer.push(await running.invoke(name, {}));`);
    expect(seen.map(({ count, late, libraries }) => [count, late, libraries])).toEqual([
      [1, 1, 1],
      [2, 2, 1],
      [1, 1, 1],
    ]);
  });

  it("functions that share a process share the compiled code of a module, although each service has its own instance of it", async () => {
    const scripts = await inProcess<string[]>(`
      import { Session } from "node:inspector/promises";
      await Promise.all([running.invoke("first", {}), running.invoke("another", {})]);
      const answer = [];
      const session = new Session();
      session.connect();
      session.on("Debugger.scriptParsed", ({ params }) => answer.push(params.url));
      await session.post("Debugger.enable");`);
    expect(scripts.filter((url) => url.endsWith("/counter.ts"))).toHaveLength(1);
  });

  it("functions that share a process end at their time limit, as Lambda ends them", async () => {
    const said = await inProcess(
      `const answer = await running.invoke("hasty", { slow: true }).catch(failed);`,
    );
    expect(said).toBe("Task timed out after 1 seconds");
  });

  it("functions that share a process are named in the refusal where there is none of that name", async () => {
    const said = await inProcess(`
      const answer = await Promise.try(() => running.invoke("nobody", {})).catch(failed);`);
    expect(said).toBe("There is no function nobody");
  });

  it("fail at every call where they cannot be loaded, and say why", async () => {
    const said = await inProcess(`
      const answer = [];
      for (let i = 0; i < 2; i++) answer.push(await running.invoke("fragile", {}).catch(failed));`);
    expect(said).toEqual(["it is broken", "it is broken"]);
  });
});
