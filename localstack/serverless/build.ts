import { execFileSync } from "node:child_process";
import { root } from "./deployment.ts";

/** The build data in `/info` for functions built here and now; outside a working copy the commit is unknown. */
export const buildVariables = () => ({
  SERVICE_COMMIT: commit() ?? "unknown",
  SERVICE_BUILT_AT: new Date().toISOString(),
});

function commit(): string | undefined {
  try {
    return execFileSync("git", ["rev-parse", "HEAD"], {
      cwd: root,
      encoding: "utf8",
      stdio: ["ignore", "pipe", "ignore"],
    }).trim();
  } catch {
    return undefined;
  }
}
