import { signedIn } from "./client.ts";
import { fillIndex } from "./fill-index.ts";
import { untilFound } from "./index-away.ts";
import { pythonScript } from "./python.ts";

interface Place {
  url: string;
  env: Record<string, string>;
  /** Deploys with the address of a stream; returns the streams that functions then consume. */
  deploy(stream: string): Promise<string[]>;
}

/**
 * Restores the table of documents under its own name, moves the indexer to its new stream, and fills the index from the start.
 * @throws Error if the indexer consumes another stream, or does not follow the restored table
 */
export async function restoreTable({ url, env, deploy }: Place): Promise<string> {
  const ion = await signedIn(url, "ion.operator");
  const word = `restaurat${String(Date.now())}`;
  const file = (name: string) => ion.call("POST", "/api/documents", { denumire: `${name} ${word}` });
  await file("Inainte");
  await untilFound(ion, { [word]: 1 });
  const stream = await pythonScript("restore.py", ["temelia-prod-documents"], env);
  // The new stream has no consumer yet; records that it already has are read from its beginning.
  await file("Dupa");
  const taken = await deploy(stream);
  if (taken.join() !== stream) throw new Error(`functions take ${taken.join(", ")}, not ${stream}`);
  await untilFound(ion, { [`inainte ${word}`]: 1, [`dupa ${word}`]: 1 });
  const filled = await fillIndex(url);
  await file("La urma");
  await untilFound(ion, { [word]: 3 });
  return filled;
}
