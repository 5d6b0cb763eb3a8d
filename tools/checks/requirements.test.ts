import { chmodSync, mkdtempSync, rmSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterAll, expect, it } from "vitest";
import { jdk, maven, missing, python } from "./requirements.ts";

/** A folder of programs that print these versions and nothing else. */
const installed = mkdtempSync(join(tmpdir(), "temelia-requirements-"));
const environment = { PATH: installed };
function install(program: string, printed: string): void {
  writeFileSync(join(installed, program), `#!/bin/sh\necho '${printed}'\n`);
  chmodSync(join(installed, program), 0o755);
}
afterAll(() => {
  rmSync(installed, { recursive: true });
});

it("the programs that checks need besides npm is named with its version where nothing is installed", () => {
  expect(missing([jdk, maven, python], environment)).toEqual([
    "a JDK of Java 17 or newer",
    "Maven 3.8 or newer",
    "Python 3.11 or newer with venv",
  ]);
});

it.each([
  [jdk, "javac 11.0.2", "javac 17.0.15"],
  [jdk, "javac 1.8.0_402", "javac 21"],
  [maven, "Apache Maven 3.6.3", "\u001B[1mApache Maven 3.8.7\u001B[m"],
  [python, "Python 3.9.18", "Python 3.11.7"],
  [python, "Python 2.7.18", "Python 4.0"],
])(
  "the programs that checks need besides npm is missing in too old a version, and there in a newer one: $words",
  (required, old, recent) => {
    install(required.program, old);
    expect(missing([required], environment)).toEqual([required.words]);
    install(required.program, recent);
    expect(missing([required], environment)).toEqual([]);
  },
);
