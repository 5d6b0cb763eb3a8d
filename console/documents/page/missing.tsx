import { documentsRequestAccess } from "../../../client/generated/documents/operations.ts";
import type { CerereNoua } from "../../../client/generated/documents/types.ts";
import { isProblem } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { NewForm } from "../../api/new-form.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { SelectField, TextArea, TextField } from "../../kit/fields.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useWords } from "../../words/words.ts";
import { rightOptions } from "./right-options.ts";
import { recordWords } from "./words-record.ts";
import { pageWords } from "./words.ts";

/** No such document for this person: unknown and unreadable look the same. Access can be requested by code. */
export function Missing() {
  const text = useWords(recordWords).missing;
  const dialogs = useDialogAddress();
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <EmptyState
        icon="document"
        title={text.reason}
        action={
          <div className="acts">
            <Link href="/app/acte" look="plain">
              {text.back}
            </Link>
            <Link href={dialogs.hrefOf({ name: "ask", id: "new" })} look="primary">
              {text.ask}
            </Link>
          </div>
        }
      >
        {text.hint}
      </EmptyState>
      <AddressDialog name="ask" title={() => text.ask}>
        {(_, close) => <AskForm onEnd={close} />}
      </AddressDialog>
    </>
  );
}

const initial: CerereNoua = { cod: "", drept: "CITIRE", motivare: "" };

/** Requests access to a document by its code. */
function AskForm({ onEnd }: { onEnd: () => void }) {
  const text = useWords(pageWords);
  return (
    <NewForm
      name="ask.new"
      initial={initial}
      verb={text.missing.send}
      onCancel={onEnd}
      validate={({ cod, motivare }) => ({
        cod: cod.trim() === "" ? text.missing.codeMissing : undefined,
        motivare: motivare.trim() === "" ? text.missing.whyMissing : undefined,
      })}
      save={async (values) => {
        try {
          const body = { ...values, cod: values.cod.trim(), motivare: values.motivare.trim() };
          await documentsRequestAccess(client, { body });
        } catch (error) {
          if (isProblem(error, "notFound")) return { cod: text.missing.codeUnknown };
          throw error;
        }
        showToast({ text: text.missing.asked });
        onEnd();
        return undefined;
      }}
    >
      {(form) => (
        <>
          <TextField label={text.missing.code} field={form.field("cod")} isRequired />
          <SelectField
            label={text.access.right}
            field={form.field("drept")}
            options={rightOptions(text.rights)}
            isRequired
          />
          <TextArea label={text.missing.why} field={form.field("motivare")} isRequired />
        </>
      )}
    </NewForm>
  );
}
