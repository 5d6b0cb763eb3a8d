import { useQuery, useQueryClient } from "@tanstack/react-query";
import { destinatarsPatch, destinatarsRead } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { RecordForm } from "../../api/record-form.tsx";
import { CheckboxField, SelectField, TextField } from "../../kit/fields.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useWords } from "../../words/words.ts";
import { noticeLanguages } from "../common/preview.tsx";
import { commonWords } from "../common/words.ts";
import { recipientWords } from "./words.ts";

const NUMBER = /^\d{13}$/;

async function readRecipient(id: number) {
  const { data, etag } = await destinatarsRead(client, { path: { id } });
  const { idnp, idno, nume, limba, activ } = data;
  return { values: { number: idnp ?? idno ?? "", nume, limba, activ }, etag };
}

export default function EditForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(recipientWords);
  const common = useWords(commonWords);
  const queries = useQueryClient();
  const start = useQuery({
    queryKey: ["notifications", "recipients", id, "form"],
    queryFn: () => readRecipient(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Loaded query={start}>
      {(read) => (
        <RecordForm
          name={`notice-recipient.${id}`}
          start={read}
          reread={() => readRecipient(id)}
          save={async ({ number, nume, limba, activ }, ifMatch) => {
            const numbers = number.startsWith("1")
              ? { idno: number, idnp: null }
              : { idnp: number, idno: null };
            const isSame = number === read.values.number;
            await destinatarsPatch(client, {
              path: { id },
              body: { nume: nume.trim(), limba, activ, ...(isSame ? {} : numbers) },
              ifMatch,
            });
            await queries.invalidateQueries({ queryKey: ["notifications", "recipients"] });
            showToast({ text: text.saved });
          }}
          onEnd={onEnd}
          verb={text.save}
          labels={{ number: text.number, nume: text.name, limba: text.language, activ: text.active }}
          shown={(_, value) => {
            if (typeof value === "boolean") return value ? common.yes : common.no;
            const language = noticeLanguages.find((one) => one === value);
            return language ? common.language[language] : value;
          }}
          validate={({ number, nume }) => ({
            ...(NUMBER.test(number) ? {} : { number: text.numberWrong }),
            ...(nume.trim() === "" ? { nume: text.nameMissing } : {}),
          })}
        >
          {(form) => (
            <>
              <TextField label={text.name} field={form.field("nume")} maxLength={255} isRequired />
              <TextField label={text.number} hint={text.numberHint} field={form.field("number")} isRequired />
              <SelectField
                label={text.language}
                field={form.field("limba")}
                isRequired
                options={noticeLanguages.map((one) => ({ id: one, label: common.language[one] }))}
              />
              <CheckboxField label={text.isActive} hint={text.isActiveHint} field={form.field("activ")} />
            </>
          )}
        </RecordForm>
      )}
    </Loaded>
  );
}
