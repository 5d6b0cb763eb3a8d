import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  documentsPatch,
  emitentsList,
  tenantListBuckets,
} from "../../../client/generated/documents/operations.ts";
import type { Document, DocumentsPatchBody } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { labelsIn } from "../../api/labels.ts";
import { LabelsField } from "../../api/labels-field.tsx";
import { RecordForm } from "../../api/record-form.tsx";
import { ComboField } from "../../kit/combo-field.tsx";
import { SelectField, TextArea, TextField } from "../../kit/fields.tsx";
import type { FormState } from "../../kit/form.ts";
import type { FoundOption } from "../../kit/use-found.ts";
import { useWords, type TextsOf } from "../../words/words.ts";
import { findClient } from "../find-people.ts";
import { type ReadDocument, documentQuery, readDocument } from "./opened.ts";
import { useAct } from "./use-act.ts";
import { recordWords } from "./words-record.ts";
import { pageWords } from "./words.ts";

/** The fields of a document in a form; labels are one text, separated by commas. */
export interface EditValues {
  denumire: string;
  descriere: string;
  etichete: string;
  visibility: Document["visibility"];
  bucketId: string;
  /** "" for none. */
  emitentId: string;
  /** A client, like `client#7`. */
  proprietarId: FoundOption | undefined;
}

/** @param ownerLabel stands for an owner who is a client: the name is not looked up just for this form */
const valuesOf = ({ document }: ReadDocument, ownerLabel: string): EditValues => ({
  denumire: document.denumire,
  descriere: document.descriere ?? "",
  etichete: document.etichete.join(", "),
  visibility: document.visibility,
  bucketId: String(document.bucketId),
  emitentId: document.emitentId === undefined ? "" : String(document.emitentId),
  proprietarId:
    document.proprietarId === undefined
      ? undefined
      : { id: `client#${document.proprietarId}`, label: ownerLabel },
});

const bodies: { [Name in keyof EditValues]: (values: EditValues) => DocumentsPatchBody } = {
  denumire: ({ denumire }) => ({ denumire: denumire.trim() }),
  descriere: ({ descriere }) => ({ descriere: descriere.trim() || null }),
  etichete: ({ etichete }) => ({ etichete: labelsIn(etichete) }),
  visibility: ({ visibility }) => ({ visibility }),
  bucketId: ({ bucketId }) => ({ bucketId: Number(bucketId) }),
  emitentId: ({ emitentId }) => ({ emitentId: emitentId === "" ? null : Number(emitentId) }),
  proprietarId: ({ proprietarId }) => ({
    proprietarId: proprietarId ? Number(proprietarId.id.split("#")[1]) : null,
  }),
};

const isSame = (name: keyof EditValues, a: EditValues, b: EditValues): boolean =>
  name === "proprietarId" ? a.proprietarId?.id === b.proprietarId?.id : a[name] === b[name];

/** The fields that differ. Each needs a right of its own, so unchanged fields are not sent. */
export const changesOf = (before: EditValues, after: EditValues): DocumentsPatchBody =>
  Object.assign(
    {},
    ...(Object.keys(bodies) as (keyof EditValues)[])
      .filter((name) => !isSame(name, before, after))
      .map((name) => bodies[name](after)),
  );

type Choices = readonly { id: string; label: string }[];

/** The containers and issuers to choose from, always with the document's own. */
function useChoices({ document }: ReadDocument): { issuers: Choices; buckets: Choices } {
  const text = useWords(recordWords).edit;
  const { poate, bucketId, emitentId } = document;
  const buckets = useQuery({
    queryKey: ["documents", "buckets"],
    enabled: poate.includes("GUVERNEAZA"),
    queryFn: async ({ signal }) => (await tenantListBuckets(client, { signal })).data,
  });
  const issuers = useQuery({
    queryKey: ["documents", "issuers"],
    enabled: poate.includes("ATRIBUIE"),
    queryFn: async ({ signal }) =>
      (await emitentsList(client, { query: { size: 200, "filter[activ]": "true" }, signal })).data.items,
  });
  const named = (
    found: readonly { id: number; denumire: string }[] = [],
    own: number | undefined,
    ownName: string,
  ) => [
    ...(own !== undefined && !found.some(({ id }) => id === own)
      ? [{ id: String(own), label: ownName }]
      : []),
    ...found.map(({ id, denumire }) => ({ id: String(id), label: denumire })),
  ];
  return {
    buckets: named(buckets.data, bucketId, text.sameBucket),
    issuers: [{ id: "", label: text.noIssuer }, ...named(issuers.data, emitentId, text.sameIssuer)],
  };
}

const LEVELS = ["PUBLIC", "PERSONAL", "SECRET"] as const;

interface InputsProps {
  form: FormState<EditValues>;
  opened: ReadDocument;
  issuers: Choices;
  buckets: Choices;
}

/** The fields that the caller may change. Each group needs a right of its own. */
function EditInputs({ form, opened, issuers, buckets }: InputsProps) {
  const text = useWords(pageWords);
  const { poate, tipSecuritate, visibility, mod } = opened.document;
  const levels = LEVELS
    // Unsealed content cannot become secret, and live content stays with those who have access.
    .filter((level) => level === visibility || mod !== "LEGATURA")
    .filter((level) => level !== "SECRET" || tipSecuritate !== undefined || visibility === "SECRET")
    .map((id) => ({ id, label: text.visibility[id] }));
  return (
    <>
      {poate.includes("MODIFICA") && (
        <>
          <TextField label={text.fields.denumire} field={form.field("denumire")} isRequired />
          <TextArea label={text.fields.descriere} field={form.field("descriere")} />
          <LabelsField label={text.fields.etichete} field={form.field("etichete")} />
        </>
      )}
      {poate.includes("GUVERNEAZA") && (
        <>
          <SelectField
            label={text.fields.visibility}
            field={form.field("visibility")}
            options={levels}
            hint={tipSecuritate === undefined ? text.edit.secretHint : undefined}
            isRequired
          />
          <SelectField
            label={text.fields.bucketId}
            field={form.field("bucketId")}
            options={buckets}
            isRequired
          />
          <ComboField
            label={text.details.owner}
            field={form.field("proprietarId")}
            hint={text.edit.ownerHint}
            search={(typed, signal) => findClient(typed.trim(), signal)}
          />
        </>
      )}
      {poate.includes("ATRIBUIE") && (
        <SelectField label={text.fields.emitentId} field={form.field("emitentId")} options={issuers} />
      )}
    </>
  );
}

interface Props {
  /** From the address of the dialog, so that this document is the one saved. */
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
    // After a conflict the form keeps the values that it first read, so compare with the revision to be replaced.
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
  text: TextsOf<typeof pageWords>;
  issuers: Choices;
  buckets: Choices;
}

function shownValue<Name extends keyof EditValues>(
  name: Name,
  value: EditValues[Name],
  { text, issuers, buckets }: Named,
): string {
  if (typeof value !== "string") return value?.label ?? "–";
  const levels = LEVELS.map((id) => ({ id, label: text.visibility[id] }));
  const choices = new Map<string, Choices>([
    ["visibility", levels],
    ["bucketId", buckets],
    ["emitentId", issuers],
  ]);
  return choices.get(name)?.find(({ id }) => id === value)?.label ?? value;
}
