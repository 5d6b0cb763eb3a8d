import type { BucketView } from "../../client/generated/documents/types.ts";
import type { PartProps } from "../api/register/record-page.tsx";
import { Button, Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { useWords } from "../words/words.ts";
import { StoreCheckState, useStoreCheck } from "./store-check.tsx";
import { organizationWords } from "./words.ts";

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
