import { existsSync } from "node:fs";
import { cp, rm } from "node:fs/promises";
import { join } from "node:path";
import { contractOf, driver, folder, run, toldTo, type System } from "./commands.ts";

/* Clients of documents in Java and in Python, by openapi-generator; Maven brings it, and what the Java client needs. */

const VERSION = "7.19.0";
const COPY = "org.apache.maven.plugins:maven-dependency-plugin:3.8.1";
const jar = join(folder, `openapi-generator-cli-${VERSION}.jar`);

async function generate(generator: string, output: string, options: string[]): Promise<void> {
  const artifact = `-Dartifact=org.openapitools:openapi-generator-cli:${VERSION}:jar`;
  if (!existsSync(jar))
    await run("mvn", ["-q", "-B", `${COPY}:copy`, artifact, `-DoutputDirectory=${folder}`]);
  await rm(join(folder, output), { recursive: true, force: true });
  await run("java", [
    ...["-jar", jar, "generate", "-g", generator, "-i", contractOf("documents"), "-o", output],
    `--additional-properties=${["hideGenerationTimestamp=true", ...options].join(",")}`,
  ]);
}

const inJava = join(folder, "java");

export async function compileJava(): Promise<void> {
  await generate("java", "java", [
    "library=native",
    // One object for the parameters of an operation: a list has dozens of filters.
    "useSingleRequestParameter=true",
    "openApiNullable=false",
    "invokerPackage=temelia",
    "apiPackage=temelia.api",
    "modelPackage=temelia.model",
  ]);
  await cp(driver("Driver.java"), join(inJava, "src/main/java/Driver.java"));
  const copying = [`${COPY}:copy-dependencies`, "-DoutputDirectory=libs", "-DincludeScope=runtime"];
  await run("mvn", ["-q", "-B", "compile", ...copying], inJava);
}

export const driveJava = (system: System) =>
  run("java", ["-cp", "target/classes:libs/*", "Driver", ...toldTo(system)], inJava);

const inPython = join(folder, "python");
const program = (name: string) => join(folder, "python-packages/bin", name);
const packages = ["mypy==2.4.1", "types-python-dateutil"];

export async function compilePython(): Promise<void> {
  await generate("python", "python", ["packageName=temelia"]);
  await run("python3", ["-m", "venv", "python-packages"]);
  await run(program("pip"), ["install", "--quiet", "-r", "python/requirements.txt", ...packages]);
  await cp(driver("driver.py"), join(inPython, "driver.py"));
  // The client by the rules that its generator set for it, its user strictly.
  await run(program("mypy"), ["-p", "temelia"], inPython);
  await run(program("mypy"), ["--strict", "--follow-imports", "silent", "driver.py"], inPython);
}

export const drivePython = (system: System) =>
  run(program("python"), ["driver.py", ...toldTo(system)], inPython);
