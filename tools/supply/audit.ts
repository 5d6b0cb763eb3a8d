import { spawnSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { root } from "../../localstack/serverless/deployment.ts";
import { type Audit, type Known, overdue } from "./advisories.ts";

/* `npm run tool -- audit`: asks the registry for advisories on what is deployed, and fails if one is overdue, or noted by nobody. */

// `npm audit` ends with an error for any advisory; what counts here is in its answer.
const { stdout } = spawnSync("npm", ["audit", "--omit=dev", "--json"], { cwd: root, encoding: "utf8" });
const answer = JSON.parse(stdout) as Partial<Audit> & { message?: string };
if (!answer.vulnerabilities) throw new Error(`the registry was not asked: ${String(answer.message)}`);
const known = JSON.parse(readFileSync(join(root, "tools/supply/advisories.json"), "utf8")) as Known[];
const open = overdue({ vulnerabilities: answer.vulnerabilities }, known, new Date());
for (const one of open) console.error(one);
if (open.length === 0) console.log("no advisory is overdue");
else process.exitCode = 1;
