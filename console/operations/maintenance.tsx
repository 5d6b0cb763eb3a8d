import { adminMaintenanceRunsCreate } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { showToast } from "../kit/toast.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { operationsWords } from "./words.ts";

/** The sweeps of the service: those of each minute and night by themselves, that of due documents also by a person. */
export function Maintenance() {
  const text = useWords(operationsWords).jobs;
  const language = useLanguage();
  const { number } = useFormats();
  const dialogs = useDialogAddress();
  return (
    <section className="operations-part" aria-label={text.sweep}>
      <h2>{text.sweep}</h2>
      <p>{text.sweepText}</p>
      <p className="acts">
        <Link href={dialogs.hrefOf({ name: "maintenance", id: "documents" })} look="plain">
          {text.sweepNow}
        </Link>
      </p>
      <Confirm
        name="maintenance"
        title={() => text.sweepTitle}
        verb={text.sweepNow}
        isDangerous
        whyOf={(error) => sentenceOf(error, language)}
        act={async () => {
          const { arhivate, purjate, orfane, erori, terminat } = (await adminMaintenanceRunsCreate(client))
            .data;
          const said = text.swept(number(arhivate), number(purjate), number(orfane), number(erori));
          showToast({ text: terminat ? said : `${said} ${text.sweptMore}` });
        }}
      >
        {() => <p>{text.sweepAsk}</p>}
      </Confirm>
    </section>
  );
}
