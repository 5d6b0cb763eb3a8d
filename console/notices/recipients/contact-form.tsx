import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  canalContactsCreate,
  canalContactsRead,
  canalContactsReplace,
} from "../../../client/generated/notifications/operations.ts";
import type { CanalContact } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { NewForm } from "../../api/new-form.tsx";
import { RecordForm } from "../../api/record-form.tsx";
import { RadioField } from "../../kit/choice-fields.tsx";
import { CheckboxField, TextField } from "../../kit/fields.tsx";
import type { FormState } from "../../kit/form.ts";
import { showToast } from "../../kit/toast.tsx";
import { useWords } from "../../words/words.ts";
import { recipientTypeOf } from "../common/entries.ts";
import { commonWords } from "../common/words.ts";
import { recipientWords } from "./words.ts";

type Values = Pick<CanalContact, "canal" | "adresa" | "verificat" | "principal">;

const initial: Values = { canal: "Email", adresa: "", verificat: true, principal: false };

interface ContactFormProps {
  recipientId: number;
  /** Undefined for a new one. */
  id: number | undefined;
  onEnd: () => void;
}

export default function ContactForm({ recipientId, id, onEnd }: ContactFormProps) {
  const text = useWords(recipientWords).contact;
  const queries = useQueryClient();
  const ended = async (said: string): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ["notifications", "contacts"] });
    showToast({ text: said });
  };
  const validate = ({ canal, adresa }: Values) =>
    recipientTypeOf(adresa.trim()) === canal ? {} : { adresa: text.addressWrong[canal] };
  if (id !== undefined)
    return <EditContact recipientId={recipientId} id={id} onEnd={onEnd} ended={ended} validate={validate} />;
  return (
    <NewForm
      name={`notice-contact.new.${recipientId}`}
      initial={initial}
      verb={text.add}
      onCancel={onEnd}
      validate={validate}
      save={async (values) => {
        await canalContactsCreate(client, { body: { ...values, destinatarId: recipientId } });
        await ended(text.added);
        onEnd();
      }}
    >
      {(form) => <Fields form={form} isNew />}
    </NewForm>
  );
}

async function readContact(id: number) {
  const { data, etag } = await canalContactsRead(client, { path: { id } });
  const { canal, adresa, verificat, principal } = data;
  return { values: { canal, adresa, verificat, principal }, etag };
}

type EditProps = Omit<ContactFormProps, "id"> & {
  id: number;
  ended: (said: string) => Promise<void>;
  validate: (values: Values) => { adresa?: string };
};

function EditContact({ recipientId, id, onEnd, ended, validate }: EditProps) {
  const text = useWords(recipientWords).contact;
  const common = useWords(commonWords);
  const start = useQuery({
    queryKey: ["notifications", "contacts", "form", id],
    queryFn: () => readContact(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Loaded query={start}>
      {(read) => (
        <RecordForm<Values>
          name={`notice-contact.${id}`}
          start={read}
          reread={() => readContact(id)}
          save={async (values, ifMatch) => {
            const body = { ...values, destinatarId: recipientId };
            await canalContactsReplace(client, { path: { id }, body, ifMatch });
            await ended(text.saved);
          }}
          onEnd={onEnd}
          verb={text.save}
          labels={{
            canal: text.channel,
            adresa: text.address,
            verificat: text.verified,
            principal: text.principal,
          }}
          shown={(_, value) => {
            if (typeof value === "boolean") return value ? common.yes : common.no;
            return value;
          }}
          validate={validate}
        >
          {(form) => <Fields form={form} isNew={false} />}
        </RecordForm>
      )}
    </Loaded>
  );
}

function Fields({ form, isNew }: { form: FormState<Values>; isNew: boolean }) {
  const text = useWords(recipientWords).contact;
  const common = useWords(commonWords);
  return (
    <>
      {isNew && (
        <RadioField
          label={text.channel}
          field={form.field("canal")}
          isRequired
          options={[
            { id: "Email", label: common.channel.Email },
            { id: "SMS", label: common.channel.SMS },
          ]}
        />
      )}
      <TextField label={text.address} field={form.field("adresa")} maxLength={320} isRequired />
      {!isNew && <CheckboxField label={text.isVerified} field={form.field("verificat")} />}
      <CheckboxField label={text.isPrincipal} hint={text.isPrincipalHint} field={form.field("principal")} />
    </>
  );
}
