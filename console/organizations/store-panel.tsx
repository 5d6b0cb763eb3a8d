import { useState } from "react";
import { adminBucketsVerifyStore } from "../../client/generated/documents/operations.ts";
import type { BucketView } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import type { PartProps } from "../api/register/record-page.tsx";
import { Button, Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { organizationWords } from "./words.ts";

type StoreCheck = { state: "working" } | { state: "works"; at: number } | { state: "fails"; error: unknown };

/**
 * Tries the saved connection of a container as it is now.
 * @param revision of the container: the outcome of a connection that was changed since is forgotten
 */
function useStoreCheck(id: number, revision: string | undefined) {
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
function StoreCheckState({ check }: { check: StoreCheck | undefined }) {
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

/** Where new documents of the container are stored. */
export function StorePanel({ row: bucket, etag }: PartProps<BucketView>) {
  const text = useWords(organizationWords).store;
  const dialogs = useDialogAddress();
  const id = String(bucket.id);
  const isOwn = bucket.accessKey !== undefined;
  const { check, start } = useStoreCheck(bucket.id, etag);
  return (
    <Panel title={text.title}>
      {isOwn ? (
        <KeyValues
          entries={[
            { label: text.provider, value: bucket.provider },
            { label: text.endpoint, value: bucket.endpoint },
            { label: text.regiune, value: bucket.regiune },
            { label: text.accessKey, value: bucket.accessKey },
          ]}
        />
      ) : (
        <p>{text.ofPlatform}</p>
      )}
      <div className="acts">
        {isOwn && (
          <Button isPending={check?.state === "working"} onPress={start}>
            {text.check.verb}
          </Button>
        )}
        <Link look="plain" href={dialogs.hrefOf({ name: "store", id })}>
          {isOwn ? text.change : text.connect}
        </Link>
        {isOwn && (
          <Link look="danger" href={dialogs.hrefOf({ name: "no-store", id })}>
            {text.remove}
          </Link>
        )}
      </div>
      {isOwn && <StoreCheckState check={check} />}
    </Panel>
  );
}
