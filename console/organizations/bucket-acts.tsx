import type { BucketView } from "../../client/generated/documents/types.ts";
import { sentenceOf } from "../api/failed.tsx";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { setActive, useBucketSaved } from "./bucket.ts";
import { organizationWords } from "./words.ts";

/** Opens and closes a container; a service administrator moves those of organizations. */
export function BucketActs({ bucket }: { bucket: BucketView }) {
  const text = useWords(organizationWords).buckets;
  const language = useLanguage();
  const dialogs = useDialogAddress();
  const saved = useBucketSaved();
  const isService = useIsServiceAdministrator();
  const { denumire, activ, organizatieId } = bucket;
  const id = String(bucket.id);
  const whyOf = (error: unknown): string => sentenceOf(error, language);
  return (
    <div className="acts">
      {isService && organizatieId !== undefined && (
        <Link look="plain" href={dialogs.hrefOf({ name: "move", id })}>
          {text.move}
        </Link>
      )}
      {activ ? (
        <Link look="danger" href={dialogs.hrefOf({ name: "stop", id })}>
          {text.stop}
        </Link>
      ) : (
        <Link look="primary" href={dialogs.hrefOf({ name: "start", id })}>
          {text.start}
        </Link>
      )}
      <Confirm
        name="stop"
        title={() => text.stopTitle(denumire)}
        verb={text.stop}
        isDangerous
        whyOf={whyOf}
        act={async (record) => {
          await setActive(Number(record), false);
          await saved(text.stoppedSaid(denumire), () => setActive(Number(record), true));
        }}
      >
        {() => text.stopText}
      </Confirm>
      <Confirm
        name="start"
        title={() => text.startTitle(denumire)}
        verb={text.start}
        whyOf={whyOf}
        act={async (record) => {
          await setActive(Number(record), true);
          await saved(text.startedSaid(denumire), () => setActive(Number(record), false));
        }}
      >
        {() => text.startText}
      </Confirm>
    </div>
  );
}
