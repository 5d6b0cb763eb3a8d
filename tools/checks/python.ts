import { execFileSync, spawnSync } from "node:child_process";
import { existsSync, mkdirSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { missing, python } from "./requirements.ts";

/** Thrown when a program or package that a check needs is not available on this machine. */
export class Missing extends Error {
  override readonly name = "Missing";
}

const interpreters = ["python3.11", "python3.12", "python3.13", "python3"];

/**
 * A virtual environment with packages of exact versions, made once; the path of its interpreter.
 * @throws Missing if Python is too old or pip cannot install the packages
 */
export function installPython(folder: string, packages: readonly string[]): string {
  const interpreter = join(folder, "bin/python");
  const mark = join(folder, "installed");
  if (existsSync(mark)) return interpreter;
  const program = interpreters.find((name) => missing([{ ...python, program: name }]).length === 0);
  if (!program) throw new Missing(`${python.words} is missing.`);
  try {
    mkdirSync(folder, { recursive: true });
    execFileSync(program, ["-m", "venv", folder], { stdio: "pipe" });
    execFileSync(join(folder, "bin/pip"), ["install", "--quiet", ...packages], { stdio: "pipe" });
  } catch (error) {
    throw new Missing(`${packages.join(" ")} is missing: pip could not install it.`, { cause: error });
  }
  writeFileSync(mark, "");
  return interpreter;
}

/** The output of a program in such an environment. @throws Error with its output if it fails */
export function runPython(interpreter: string, args: string[], input: string): string {
  const { status, stdout, stderr } = spawnSync(interpreter, args, {
    input,
    encoding: "utf8",
    maxBuffer: 1e9,
  });
  if (status !== 0) throw new Error(`${args.join(" ")}\n${stdout}${stderr}`);
  return stdout;
}
