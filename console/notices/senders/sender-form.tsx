import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  adminMailSendersRead,
  mailSendersCreate,
  mailSendersReplace,
} from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { NewForm } from "../../api/new-form.tsx";
import { RecordForm } from "../../api/record-form.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useGo } from "../../shell/use-go.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { commonWords } from "../common/words.ts";
import { SenderFields } from "./sender-fields.tsx";
import { bodyOf, emptySender, type SenderValues, useSenderErrors, valuesOf } from "./values.ts";
import { senderWords } from "./words.ts";

/** Of a new sender if it has no id. */
export default function SenderForm({ id, onEnd }: { id: number | undefined; onEnd: () => void }) {
  return id === undefined ? <CreateForm onCancel={onEnd} /> : <EditForm id={id} onEnd={onEnd} />;
}

function CreateForm({ onCancel }: { onCancel: () => void }) {
  const text = useWords(senderWords);
  const queries = useQueryClient();
  const go = useGo();
  return (
    <NewForm
      name="notice-sender.new"
      initial={emptySender}
      verb={text.add}
      onCancel={onCancel}
      validate={useSenderErrors()}
      unkept={["cheie"]}
      save={async (values) => {
        const { data } = await mailSendersCreate(client, { body: bodyOf(values) });
        await queries.invalidateQueries({ queryKey: ["notifications", "senders"] });
        showToast({ text: text.added(data.denumire) });
        go(`${paths.senders}/${data.id}`, { isReplacing: true });
      }}
    >
      {(form) => <SenderFields form={form} isNew />}
    </NewForm>
  );
}

async function readSender(id: number) {
  const { data, etag } = await adminMailSendersRead(client, { path: { id } });
  return { values: valuesOf(data), etag };
}

function EditForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(senderWords);
  const common = useWords(commonWords);
  const validate = useSenderErrors();
  const queries = useQueryClient();
  const start = useQuery({
    queryKey: ["notifications", "senders", id, "form"],
    queryFn: () => readSender(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Loaded query={start}>
      {(read) => (
        <RecordForm<SenderValues>
          name={`notice-sender.${id}`}
          start={read}
          reread={() => readSender(id)}
          save={async (values, ifMatch) => {
            await mailSendersReplace(client, { path: { id }, body: bodyOf(values), ifMatch });
            await queries.invalidateQueries({ queryKey: ["notifications", "senders"] });
            showToast({ text: text.saved });
          }}
          onEnd={onEnd}
          verb={text.save}
          labels={{
            denumire: common.name,
            cod: common.code,
            from: text.from,
            replyTo: text.replyTo,
            providerId: text.provider,
            isSigned: text.sign,
            domeniu: text.domain,
            selector: text.selector,
            cheie: text.key,
            implicit: text.isDefault,
            activ: text.isActive,
          }}
          shown={(name, value) => {
            if (typeof value === "boolean") return value ? common.yes : common.no;
            return name === "cheie" && value !== "" ? "•••" : value;
          }}
          validate={validate}
          unkept={["cheie"]}
        >
          {(form) => <SenderFields form={form} isNew={false} />}
        </RecordForm>
      )}
    </Loaded>
  );
}
