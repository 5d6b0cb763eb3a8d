import { join } from "node:path";
import { styleText } from "node:util";
import { commandLine, shiftOption, systemAt, UsageError } from "../../localstack/run/command-line.ts";
import { usualPorts } from "../../localstack/run/ports.ts";
import { root } from "../../localstack/serverless/deployment.ts";
import { conformance } from "./conformance.ts";
import { connectors } from "./connectors.ts";
import { documents } from "./documents.ts";
import type { Print } from "./guide.ts";
import { machine } from "./machine.ts";
import { notifications } from "./notifications.ts";
import { payments } from "./payments.ts";
import { registry } from "./registry.ts";
import { search } from "./search.ts";
import { sharing } from "./sharing.ts";
import { signatures } from "./signatures.ts";
import { templates } from "./templates.ts";
import { transcription } from "./transcription.ts";
import { zones } from "./zones.ts";

/**
 * `npm run tool -- tour`: runs all main jobs, or the named ones, against a running system and prints each request with its answer.
 * A tour throws at the first unexpected answer.
 *
 * @param directory the state of the system on this machine, which has the certificates of its clients
 */
type Tour = (url: string, print: Print, directory: string) => Promise<void>;

export const tours = {
  documents,
  sharing,
  machine,
  connectors,
  templates,
  signatures,
  search,
  transcription,
  payments,
  notifications,
  registry,
  conformance,
  zones,
} satisfies Record<string, Tour>;

type Name = keyof typeof tours;

const usage = `npm run tool -- tour [names] [options]: performs the main use cases in a running system and shows each request.

  names             any of ${Object.keys(tours).join(", ")}; by default all
  --shift <number>  uses the system that npm start -- --shift <number> runs
  --url <address>   uses the system at this address; by default http://localhost:${String(usualPorts.front)}
  --help            shows this`;

/** @throws UsageError for an unknown name */
function toursNamed(names: string[]): Name[] {
  const all = Object.keys(tours) as Name[];
  const unknown = names.find((name) => !all.includes(name as Name));
  if (unknown) throw new UsageError(`There is no tour ${unknown}; there are ${all.join(", ")}.`);
  return names.length > 0 ? (names as Name[]) : all;
}

interface Place {
  url: string;
  /** Its folder for state. */
  directory: string;
  /** The command that starts it. */
  start: string;
}

/** The system that the options name. @throws UsageError for two systems */
function placeNamed({ url, shift }: { url?: string; shift: string }): Place {
  if (url !== undefined && shift !== "0")
    throw new UsageError("Name the system by --shift or by --url, not by both.");
  const { ports, directory } = systemAt(shift);
  return {
    url: url ?? `http://localhost:${String(ports.front)}`,
    directory: join(root, directory),
    start: shift === "0" ? "npm start" : `npm start -- --shift ${shift}`,
  };
}

const isDown = (error: unknown) => (error as NodeJS.ErrnoException).code === "ECONNREFUSED";

if (import.meta.main) {
  const { url, directory, start, names } = commandLine(
    usage,
    { allowPositionals: true, options: { url: { type: "string" }, ...shiftOption } },
    ({ values, positionals }) => ({ ...placeNamed(values), names: toursNamed(positionals) }),
  );
  try {
    for (const name of names) {
      console.log(`\n${styleText("underline", name)}`);
      await tours[name](url, console.log, directory);
    }
    console.log("\nAll claims hold.");
  } catch (error) {
    console.error(
      isDown(error) ? `Nothing answers at ${url}: run ${start} first.` : (error as Error).message,
    );
    process.exit(1);
  }
}
