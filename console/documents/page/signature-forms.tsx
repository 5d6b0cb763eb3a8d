import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  documentsSign,
  semnaturaDocumentsPatch,
  semnaturaDocumentsRead,
} from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { passwordHeader } from "../../api/document-password.ts";
import { Loaded } from "../../api/failed.tsx";
import { NewForm } from "../../api/new-form.tsx";
import { type Revised, RecordForm } from "../../api/record-form.tsx";
import { TextArea, TextField } from "../../kit/fields.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { usePerson } from "../../shell/session.ts";
import { useWords } from "../../words/words.ts";
import { isReadable, useOpened } from "./opened.ts";
import { useAct } from "./use-act.ts";
import { historyWords } from "./words-history.ts";
import { pageWords } from "./words.ts";

/** Signs the version that was current when the dialog opened; the service refuses if another one is current by now. */
export function SignForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(historyWords).signatures;
  const run = useAct();
  const opened = useOpened();
  const person = usePerson();
  const [numarVersiune] = useState(opened.document.numarVersiune);
  if (!isReadable(opened)) return <EmptyState icon="lock" title={text.locked} />;
  return (
    <NewForm
      name={`sign.${id}`}
      initial={{ semnatar: person.name }}
      verb={text.signNow(String(numarVersiune))}
      onCancel={onEnd}
      validate={({ semnatar }) => (semnatar.trim() === "" ? { semnatar: text.signerMissing } : {})}
      save={async ({ semnatar }) => {
        const body = { semnatar: semnatar.trim(), numarVersiune };
        const call = { path: { id }, body, headers: passwordHeader(opened.password) };
        const { data } = await documentsSign(client, call);
        const said = text.signed(String(data.numarVersiune), data.semnatar);
        await run(id, () => Promise.resolve({ text: said }));
        onEnd();
      }}
    >
      {(form) => (
        <>
          <p>{text.signHint}</p>
          <TextField label={text.signer} field={form.field("semnatar")} hint={text.signerHint} isRequired />
        </>
      )}
    </NewForm>
  );
}

interface Values {
  observatii: string;
}

async function readRemark(id: number, signal?: AbortSignal): Promise<Revised<Values>> {
  const { data, etag } = await semnaturaDocumentsRead(client, { path: { id }, signal });
  return { etag, values: { observatii: data.observatii ?? "" } };
}

export function RemarkForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(pageWords);
  const run = useAct();
  const { document } = useOpened();
  const read = useQuery({
    queryKey: ["documents", "signature", id],
    queryFn: ({ signal }) => readRemark(id, signal),
    staleTime: 0,
    gcTime: 0,
  });
  async function save({ observatii }: Values, etag: string | undefined): Promise<void> {
    const body = { observatii: observatii.trim() || null };
    await semnaturaDocumentsPatch(client, { path: { id }, body, ifMatch: etag });
    await run(document.id, () => Promise.resolve({ text: text.signatures.remarked }));
  }
  return (
    <Loaded query={read}>
      {(start) => (
        <RecordForm
          name={`signature.${id}`}
          start={start}
          reread={() => readRemark(id)}
          save={save}
          onEnd={onEnd}
          verb={text.edit.save}
          labels={{ observatii: text.signatures.remark }}
        >
          {(form) => <TextArea label={text.signatures.remark} field={form.field("observatii")} />}
        </RecordForm>
      )}
    </Loaded>
  );
}
