import { rm } from "node:fs/promises";
import { join } from "node:path";
import { freeShift, shifted, usualPorts } from "../../localstack/run/ports.ts";
import { systemAt } from "../../localstack/run/command-line.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { command } from "../../tests/command.ts";
import { services, type ServiceName, type System } from "./commands.ts";
import { compileJava, compilePython, driveJava, drivePython } from "./openapi-generator.ts";
import { runCurlExample, runPythonExample, runTypeScriptExample } from "./examples.ts";
import { followGuides } from "./guides.ts";
import { Report } from "../checks/report.ts";
import { auditPython, pythonServers } from "./lenient-python.ts";
import { jdk, maven, python } from "../checks/requirements.ts";
import { fuzz, fuzzAsSystem, installSchemathesis, SCHEMATHESIS } from "./schemathesis.ts";
import { walkStart } from "./start-for-callers.ts";
import {
  compileTypeScript,
  drivenClients,
  drivePackedClient,
  driveTypeScript,
  generateTypeScript,
  installPackedClient,
} from "./typescript.ts";

/*
 * `npm run contracts:check`: generates clients from the contracts and compiles them strictly. Each client of documents
 * signs in, creates, uploads, downloads and pages against a system that the check starts and stops itself. Then
 * schemathesis sends requests that the contracts allow and requests that they forbid, also with a certificate. Missing programs are named, and do
 * not count as a failure.
 */

const shift = String(await freeShift());
const ports = shifted(usualPorts, Number(shift));
const system: System = {
  origin: `http://127.0.0.1:${String(ports.front)}`,
  machineOrigin: `https://localhost:${String(ports.mutualTls)}`,
  certificates: join(root, systemAt(shift).directory, "certificates"),
  username: "ion.operator",
  password: "temelia-demo",
};
const job = "sign in, create, upload, download, page";
const report = new Report();

const running = command("start", "--shift", shift, "--bare");
process.once("exit", () => running.process.kill("SIGKILL"));
for (const signal of ["SIGINT", "SIGTERM"] as const) process.once(signal, () => process.exit(1));
try {
  await report.step("TypeScript: generate, for every service", generateTypeScript);
  await report.step("TypeScript: compile strictly", compileTypeScript);
  await report.step("TypeScript: install the packed client in an empty project", installPackedClient);
  await report.step("Java: generate, compile", compileJava, [jdk, maven]);
  await report.step("Python: generate, check types", compilePython, [jdk, maven, python]);
  await running.prints(/echo identical/);
  for (const name of drivenClients) await report.step(`${name}: ${job}`, () => driveTypeScript(name, system));
  await report.step(`the packed client: ${job}`, () => drivePackedClient(system));
  await report.step("the guides to an endpoint and to a record, step by step in a copy", followGuides);
  await report.step("the first steps of callers, line by line", () => walkStart(system));
  await report.step("the example in TypeScript", () => runTypeScriptExample(system));
  await report.step("the example by curl", () => runCurlExample(system));
  await report.step(`Java: ${job}`, () => driveJava(system), [jdk, maven]);
  await report.step(`Python: ${job}`, () => drivePython(system), [jdk, maven, python]);
  await report.step("the example in Python", () => runPythonExample(system), [jdk, maven, python]);
  for (const server of pythonServers)
    await report.step(`an audit leaves ${server.name} as it is`, () => auditPython(server), [python]);
  await report.step(`install ${SCHEMATHESIS}`, installSchemathesis, [python]);
  const [documents, ...others] = services;
  const fuzzed = (service: ServiceName) =>
    report.step(`schemathesis: ${service}`, () => fuzz(service, system), [python]);
  const longest = fuzzed(documents);
  for (const service of others) await fuzzed(service);
  await report.step("schemathesis: notifications, with a certificate", () => fuzzAsSystem(system), [python]);
  await longest;
} finally {
  running.process.kill("SIGTERM");
  await running.ended;
  await rm(join(root, systemAt(shift).directory), { recursive: true, force: true });
}
const { lines, code } = report.result("all contracts passed");
console.log(lines.join("\n"));
process.exitCode = code;
