import { parseArgs, styleText } from "node:util";
import { usualPorts } from "../../localstack/run/ports.ts";
import { connectors } from "./connectors.ts";
import { documents } from "./documents.ts";
import { machine } from "./machine.ts";
import { payments } from "./payments.ts";
import { search } from "./search.ts";
import { sharing } from "./sharing.ts";
import { signatures } from "./signatures.ts";
import { templates } from "./templates.ts";
import { transcription } from "./transcription.ts";

/**
 * `npm run tour`: runs all main jobs, or those that are named, against a running system and prints each request with
 * its answer. A tour throws at the first answer that it does not expect.
 */
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
};

type Name = keyof typeof tours;

/** @throws Error for an unknown name */
function toursNamed(names: string[]): Name[] {
  const all = Object.keys(tours) as Name[];
  const unknown = names.find((name) => !all.includes(name as Name));
  if (unknown) throw new Error(`There is no tour ${unknown}; there are ${all.join(", ")}.`);
  return names.length > 0 ? (names as Name[]) : all;
}

const isDown = (error: unknown) => (error as NodeJS.ErrnoException).code === "ECONNREFUSED";

if (import.meta.main) {
  const { values, positionals } = parseArgs({
    allowPositionals: true,
    options: { url: { type: "string", default: `http://localhost:${String(usualPorts.front)}` } },
  });
  try {
    for (const name of toursNamed(positionals)) {
      console.log(`\n${styleText("underline", name)}`);
      await tours[name](values.url, console.log);
    }
    console.log("\nEverything was as promised.");
  } catch (error) {
    console.error(
      isDown(error) ? `Nothing answers at ${values.url}: run npm start first.` : (error as Error).message,
    );
    process.exit(1);
  }
}
