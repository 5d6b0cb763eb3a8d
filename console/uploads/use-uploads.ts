import { useQueryClient } from "@tanstack/react-query";
import { useEffect, useState, useSyncExternalStore } from "react";
import { isProblem, UploadFailed } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { usePerson, useSession } from "../shell/session.ts";
import { currentLanguage } from "../words/language.ts";
import { wordsIn } from "../words/words.ts";
import { recordsOf } from "./record.ts";
import type { UploadRow } from "./list.ts";
import { type Uploads, createUploads } from "./uploads.ts";
import { uploadWords } from "./words.ts";

function whyOf(error: unknown): string {
  const language = currentLanguage();
  const text = wordsIn(uploadWords, language);
  if (isProblem(error, "unauthenticated")) return text.sessionEnded;
  if (!(error instanceof UploadFailed)) return sentenceOf(error, language);
  return error.key === "executabil" ? text.refused.executabil : text.refused.other;
}

const NONE: readonly UploadRow[] = [];
const nothing = (): (() => void) => () => undefined;

/** The uploads of the person while the console is open; undefined before the first drawing. */
export function useUploads(): { uploads: Uploads | undefined; rows: readonly UploadRow[] } {
  const { id: personId } = usePerson();
  const session = useSession();
  const queries = useQueryClient();
  const [uploads, setUploads] = useState<Uploads>();
  useEffect(() => {
    const created = createUploads({
      client,
      personId,
      records: recordsOf(personId),
      whyOf,
      onStored: () => void queries.invalidateQueries({ queryKey: ["documents"] }),
    });
    setUploads(created);
    const warn = (event: BeforeUnloadEvent): void => {
      if (created.needsThisPage()) event.preventDefault();
    };
    window.addEventListener("online", created.wake);
    window.addEventListener("beforeunload", warn);
    const stopListening = session.subscribe(() => {
      if (session.state().kind === "signedIn") created.wake();
    });
    return () => {
      window.removeEventListener("online", created.wake);
      window.removeEventListener("beforeunload", warn);
      stopListening();
      created.close();
    };
  }, [personId, session, queries]);
  const rows = useSyncExternalStore(uploads?.subscribe ?? nothing, uploads?.rows ?? (() => NONE));
  return { uploads, rows };
}
