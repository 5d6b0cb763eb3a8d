import type { BucketView } from "../../client/generated/documents/types.ts";
import { sentenceOf } from "../api/failed.tsx";
import { Button, Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { changeBucket, readBucket, useBucketSaved } from "./bucket.ts";
import { StoreCheckState, useStoreCheck } from "./store-check.tsx";
import { organizationWords } from "./words.ts";

const none = { provider: null, endpoint: null, regiune: null, accessKey: null };

export interface StorePanelProps {
  bucket: BucketView;
  /** The container's ETag. */
  revision: string | undefined;
}

/** Where new documents of the container are stored. */
export function StorePanel({ bucket, revision }: StorePanelProps) {
  const text = useWords(organizationWords).store;
  const language = useLanguage();
  const dialogs = useDialogAddress();
  const saved = useBucketSaved();
  const id = String(bucket.id);
  const isOwn = bucket.accessKey !== undefined;
  const { check, start } = useStoreCheck(bucket.id, revision);
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
      <Confirm
        name="no-store"
        title={() => text.removeTitle}
        verb={text.remove}
        isDangerous
        whyOf={(error) => sentenceOf(error, language)}
        act={async (record) => {
          const { data, etag } = await readBucket(Number(record));
          await changeBucket(data, none, etag);
          await saved(text.removed);
        }}
      >
        {() => text.removeText}
      </Confirm>
    </Panel>
  );
}
