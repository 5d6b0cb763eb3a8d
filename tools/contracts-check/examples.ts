import { cp, writeFile } from "node:fs/promises";
import { dirname, join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";
import { folder, run, type System } from "./commands.ts";
import { pythonOf } from "./openapi-generator.ts";
import { strictly } from "./typescript.ts";

/* The programs of examples/, run against a system as a caller runs them. */

const examples = join(root, "examples");

const environmentOf = ({ origin, machineOrigin, certificates, password }: System) => ({
  TEMELIA: origin.replace("127.0.0.1", "localhost"),
  TEMELIA_MACHINES: machineOrigin,
  TEMELIA_CERTIFICATES: certificates,
  TEMELIA_USER: "elena.sefa",
  TEMELIA_PASSWORD: password,
  PATH: `${dirname(process.execPath)}:${process.env.PATH ?? ""}`,
});

/** @throws Error unless each of these stands at the beginning of a line, in this order */
function expectLines(output: string, beginnings: string[]): void {
  const lines = output.trim().split("\n");
  if (!beginnings.every((beginning, at) => lines[at]?.startsWith(beginning)))
    throw new Error(`printed\n${output}instead of lines that begin with ${beginnings.join(", ")}`);
}

const WHOLE = ["filed ", "found aviz.txt", "signed by Elena Țurcanu: VALIDA", "sent aviz-"];

/** In the project that has the packed client: compiled strictly, then run. */
export async function runTypeScriptExample(system: System): Promise<void> {
  const project = join(folder, "packed");
  await cp(join(examples, "typescript/caller.ts"), join(project, "caller.ts"));
  const config = { compilerOptions: { ...strictly, skipLibCheck: false }, files: ["caller.ts"] };
  await writeFile(join(project, "tsconfig.json"), JSON.stringify(config));
  await run(process.execPath, ["node_modules/typescript/bin/tsc", "-p", "packed"]);
  const { stdout } = await run(process.execPath, ["caller.ts"], project, environmentOf(system));
  expectLines(stdout, WHOLE);
}

export async function runCurlExample(system: System): Promise<void> {
  const { stdout } = await run("bash", [join(examples, "curl/caller.sh")], folder, {
    ...environmentOf(system),
    TMPDIR: folder,
  });
  expectLines(stdout, WHOLE);
}

/** With the client that the check has generated of the contract of documents. */
export async function runPythonExample(system: System): Promise<void> {
  const { stdout } = await pythonOf(join(examples, "python/caller.py"), environmentOf(system));
  expectLines(stdout, WHOLE.slice(0, 3));
}
