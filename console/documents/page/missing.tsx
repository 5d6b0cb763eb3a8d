import { Link } from "../../kit/button.tsx";
import { DialogLink } from "../../kit/dialog-link.tsx";
import { AddressDialog } from "../../kit/dialog.tsx";
import { late } from "../../kit/online.ts";
import { EmptyState } from "../../kit/states.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useWords } from "../../words/words.ts";
import { recordWords } from "./words-record.ts";

/** Requests access to a document by its code. */
const AskForm = late(async () => {
  const [{ newForm }, { mine }] = await Promise.all([
    import("../../api/register/forms.tsx"),
    import("../../api/requests/kinds.tsx"),
  ]);
  return { default: newForm(mine) };
});

/** No such document for this person: unknown and unreadable look the same. Access can be requested by code. */
export function Missing() {
  const text = useWords(recordWords).missing;
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
            <DialogLink verb={text.ask} name="ask" id="new" look="primary" />
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
