import { useQuery, useQueryClient } from "@tanstack/react-query";
import { documentsPatch } from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { RecordForm } from "../../api/record-form.tsx";
import { useWords } from "../../words/words.ts";
import { type Choices, useChoices } from "./edit-choices.ts";
import { EditInputs } from "./edit-inputs.tsx";
import { type EditValues, changesOf, valuesOf } from "./edit-values.ts";
import { type ReadDocument, documentQuery, readDocument } from "./opened.ts";
import { useAct } from "./use-act.ts";
import { pageWords } from "./words.ts";

interface Props {
  /** From the address of the dialog: what is saved is this document's. */
  id: number;
  onEnd: () => void;
}

export default function EditForm({ id, onEnd }: Props) {
  const read = useQuery(documentQuery(id));
  return <Loaded query={read}>{(opened) => <Fields id={id} opened={opened} onEnd={onEnd} />}</Loaded>;
}

function Fields({ id, opened, onEnd }: Props & { opened: ReadDocument }) {
  const text = useWords(pageWords);
  const queries = useQueryClient();
  const act = useAct();
  const { issuers, buckets } = useChoices(opened);
  const valuesIn = (one: ReadDocument) => valuesOf(one, text.edit.sameOwner);
  const revised = (one: ReadDocument) => ({ values: valuesIn(one), etag: one.etag });
  async function save(values: EditValues, etag: string | undefined): Promise<void> {
    // After a conflict the form keeps the values of the first reading; what differs is asked of the revision that is replaced.
    const now = queries.getQueryData(documentQuery(id).queryKey) ?? opened;
    const before = valuesIn(now.etag === etag ? now : opened);
    const body = changesOf(before, values);
    const path = { id };
    const saved = await documentsPatch(client, { path, body, ifMatch: etag });
    const undo = changesOf(values, before);
    await act(id, async () => ({
      text: text.edit.saved,
      act: {
        title: text.acts.undo,
        onPress: () =>
          void act(id, async () => {
            await documentsPatch(client, { path, body: undo, ifMatch: saved.etag });
            return { text: text.acts.undone };
          }),
      },
    }));
  }
  return (
    <RecordForm
      name={`document.${id}`}
      start={revised(opened)}
      reread={async () => {
        const theirs = await readDocument(id);
        queries.setQueryData(documentQuery(id).queryKey, theirs);
        return revised(theirs);
      }}
      save={save}
      onEnd={onEnd}
      verb={text.edit.save}
      labels={text.fields}
      shown={(name, value) => shownValue(name, value, { text, issuers, buckets })}
      validate={({ denumire }) => (denumire.trim() === "" ? { denumire: text.edit.nameMissing } : {})}
    >
      {(form) => <EditInputs form={form} opened={opened} issuers={issuers} buckets={buckets} />}
    </RecordForm>
  );
}

interface Named {
  text: ReturnType<typeof useWords<(typeof pageWords)["ro"]>>;
  issuers: Choices;
  buckets: Choices;
}

function shownValue<Name extends keyof EditValues>(
  name: Name,
  value: EditValues[Name],
  { text, issuers, buckets }: Named,
): string {
  if (typeof value !== "string") return value?.label ?? "–";
  const levels = (["PUBLIC", "PERSONAL", "SECRET"] as const).map((id) => ({
    id,
    label: text.visibility[id],
  }));
  const choices = new Map<string, Choices>([
    ["visibility", levels],
    ["bucketId", buckets],
    ["emitentId", issuers],
  ]);
  return choices.get(name)?.find(({ id }) => id === value)?.label ?? value;
}
