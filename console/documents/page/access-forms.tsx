import { useQuery } from "@tanstack/react-query";
import {
  documentsShare,
  partajareDocumentsPatch,
  partajareDocumentsRead,
} from "../../../client/generated/documents/operations.ts";
import type { Partajare, PartajareDocument } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { NewForm } from "../../api/new-form.tsx";
import { NoteField, isNoteTooLong, noteOf } from "../../api/note-field.tsx";
import { RecordForm, type Revised } from "../../api/record-form.tsx";
import { apiWords } from "../../api/words.ts";
import { ComboField } from "../../kit/combo-field.tsx";
import { DateField } from "../../kit/date-field.tsx";
import { SelectField } from "../../kit/fields.tsx";
import type { FormState } from "../../kit/form.ts";
import { given } from "../../kit/given.ts";
import type { FoundOption } from "../../kit/use-found.ts";
import { usePerson } from "../../shell/session.ts";
import { dayOf } from "../../words/days.ts";
import { useWords } from "../../words/words.ts";
import { beneficiaryOf, findBeneficiaries } from "../find-people.ts";
import { endIn, today } from "./access-data.ts";
import { useAct } from "./use-act.ts";
import { accessWords } from "./words-access.ts";
import { pageWords } from "./words.ts";

/* The forms that give and change access. */

const rightOptions = (text: Record<Partajare["drept"], string>) =>
  (["CITIRE", "SCRIERE"] as const).map((id) => ({ id, label: text[id] }));

interface Terms {
  drept: Partajare["drept"];
  /** "" for no end. */
  ultimaZi: string;
}

/** What a person may do, and until when. */
function TermsFields({ form }: { form: Pick<FormState<Terms>, "field"> }) {
  const text = useWords(pageWords);
  return (
    <>
      <SelectField
        label={text.access.right}
        field={form.field("drept")}
        options={rightOptions(text.rights)}
        isRequired
      />
      <DateField
        label={text.access.lastDay}
        field={form.field("ultimaZi")}
        hint={text.access.lastDayHint}
        earliest={today()}
      />
    </>
  );
}

export interface Sharing extends Terms {
  cui: FoundOption | undefined;
}

export const nobody: Sharing = { cui: undefined, drept: "CITIRE", ultimaZi: "" };

/** Who gets access: a person, found by a part of the name or mail, or a client, found by the whole number; and the terms. */
export function SharingFields({ form }: { form: Pick<FormState<Sharing>, "field"> }) {
  const text = useWords(accessWords).access;
  const person = usePerson();
  return (
    <>
      <ComboField
        label={text.whom}
        field={form.field("cui")}
        hint={text.whomHint}
        search={findBeneficiaries(person.id)}
        isRequired
      />
      <TermsFields form={form} />
    </>
  );
}

interface FormProps {
  id: number;
  onEnd: () => void;
}

/** Gives access, with a message. */
export function ShareForm({ id, onEnd }: FormProps) {
  const text = useWords(pageWords);
  const run = useAct();
  const { tooLong } = useWords(apiWords).note;
  return (
    <NewForm
      name={`share.${id}`}
      initial={{ ...nobody, mesaj: "" }}
      verb={text.access.give}
      onCancel={onEnd}
      validate={({ cui, mesaj }) => ({
        cui: cui === undefined ? text.access.whomMissing : undefined,
        mesaj: isNoteTooLong(mesaj) ? tooLong : undefined,
      })}
      save={async ({ cui, drept, ultimaZi, mesaj }) => {
        if (!cui) return { cui: text.access.whomMissing };
        const more = given({ dataExpirare: endIn(ultimaZi), mesaj: noteOf(mesaj) });
        const body = { ...beneficiaryOf(cui.id), drept, ...more };
        await documentsShare(client, { path: { id }, body });
        await run(id, () => Promise.resolve({ text: text.access.given(cui.label, text.rights[drept]) }));
        onEnd();
        return undefined;
      }}
    >
      {(form) => (
        <>
          <SharingFields form={form} />
          <NoteField field={form.field("mesaj")} />
        </>
      )}
    </NewForm>
  );
}

type ReadGrant = Revised<Terms> & { grant: PartajareDocument };

async function readGrant(id: number, signal?: AbortSignal): Promise<ReadGrant> {
  const { data, etag } = await partajareDocumentsRead(client, { path: { id }, signal });
  const { drept, dataExpirare } = data;
  const ultimaZi = dataExpirare === undefined ? "" : dayOf(dataExpirare);
  return { grant: data, etag, values: { drept, ultimaZi } };
}

/** Changes the right or the end of a grant. */
export function GrantForm({ id, onEnd }: FormProps) {
  const text = useWords(pageWords);
  const run = useAct();
  const read = useQuery({
    queryKey: ["documents", "grant", id],
    queryFn: ({ signal }) => readGrant(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Loaded query={read}>
      {(found) => (
        <RecordForm<Terms>
          name={`grant.${id}`}
          start={found}
          reread={() => readGrant(id)}
          save={async ({ drept, ultimaZi }, etag) => {
            const { documentId, dataExpirare } = found.grant;
            const body = { drept, dataExpirare: endIn(ultimaZi, dataExpirare) ?? null };
            await partajareDocumentsPatch(client, { path: { id }, body, ifMatch: etag });
            await run(documentId, () => Promise.resolve({ text: text.access.changed }));
          }}
          onEnd={onEnd}
          verb={text.edit.save}
          labels={{ drept: text.access.right, ultimaZi: text.access.lastDay }}
          shown={(name, value) =>
            rightOptions(text.rights).find(({ id: right }) => name === "drept" && right === value)?.label ??
            (value || text.access.endless)
          }
        >
          {(form) => <TermsFields form={form} />}
        </RecordForm>
      )}
    </Loaded>
  );
}
