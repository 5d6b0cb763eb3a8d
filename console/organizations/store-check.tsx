import { useState } from "react";
import { adminBucketsVerifyStore } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { organizationWords } from "./words.ts";

export type StoreCheck =
  | { state: "working" }
  | { state: "works"; at: number }
  | { state: "fails"; error: unknown };

/**
 * Tries the saved connection of a container as it is now.
 * @param revision of the container: the outcome of a connection that was changed since is forgotten
 */
export function useStoreCheck(id: number, revision: string | undefined) {
  const [made, setMade] = useState<{ of: string | undefined; check: StoreCheck }>();
  const start = async (): Promise<void> => {
    const keep = (check: StoreCheck): void => setMade({ of: revision, check });
    keep({ state: "working" });
    try {
      await adminBucketsVerifyStore(client, { path: { id } });
      keep({ state: "works", at: Date.now() });
    } catch (error) {
      keep({ state: "fails", error });
    }
  };
  return { check: made?.of === revision ? made?.check : undefined, start: () => void start() };
}

/** How the test goes or how it ended, also for readers: the region is on the page before it says something. */
export function StoreCheckState({ check }: { check: StoreCheck | undefined }) {
  const text = useWords(organizationWords).store.check;
  const language = useLanguage();
  const { time } = useFormats();
  return (
    <div role="status">
      {check?.state === "working" && (
        <p>
          {text.working}
          <progress aria-label={text.verb} />
        </p>
      )}
      {check?.state === "works" && <p>{text.works(time(check.at))}</p>}
      {check?.state === "fails" && <p className="why">{text.fails(sentenceOf(check.error, language))}</p>}
    </div>
  );
}
