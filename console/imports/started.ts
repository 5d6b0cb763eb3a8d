import type { ElementDeImportat } from "../../client/generated/documents/types.ts";
import { readDraft, readDrafts, writeDraft } from "../shell/drafts.ts";
import type { Provider } from "./providers.ts";

/** An import that was started here: the service knows its files by their references alone. */
export interface StartedImport {
  id: number;
  provider: Provider;
  mode: ElementDeImportat["mod"];
  format?: ElementDeImportat["formatExport"] | undefined;
  bucketId?: number | undefined;
  /** Milliseconds since 1970. */
  at: number;
  files: readonly { ref: string; name: string }[];
}

const nameOf = (id: number): string => `imports/${id}`;

const isStarted = (kept: unknown): kept is StartedImport =>
  typeof kept === "object" && kept !== null && "files" in kept;

export const keepStarted = (personId: string, started: StartedImport): Promise<unknown> =>
  writeDraft(personId, nameOf(started.id), started);

export async function startedImport(personId: string, id: number): Promise<StartedImport | null> {
  const kept = await readDraft(personId, nameOf(id));
  return isStarted(kept) ? kept : null;
}

/** The last ones, newest first. */
export async function startedImports(personId: string): Promise<StartedImport[]> {
  const kept = await readDrafts(personId, "imports/");
  return kept.filter(isStarted).sort((a, b) => b.at - a.at);
}
