import { useQueryClient } from "@tanstack/react-query";
import { NewForm } from "../api/new-form.tsx";
import { type Revised, RecordForm } from "../api/record-form.tsx";
import { showToast } from "../kit/toast.tsx";
import { useGo } from "../shell/use-go.ts";
import { useWords } from "../words/words.ts";
import type { Catalog } from "./catalog.ts";
import { catalogWords } from "./words.ts";

/** The form of a new record. */
export function newRecordForm<Row extends { id: number }, Values extends object>(
  catalog: Catalog<Row, Values>,
) {
  const { kind, path } = catalog;
  return function NewRecord({ onCancel }: { onCancel: () => void }) {
    const text = useWords(catalogWords);
    const queries = useQueryClient();
    const go = useGo();
    return (
      <NewForm
        name={`${kind}.new`}
        initial={catalog.noValues}
        verb={text[kind].create}
        validate={(values) => catalog.validate(values, text)}
        onCancel={onCancel}
        save={async (values) => {
          const { data } = await catalog.create(values);
          await queries.invalidateQueries({ queryKey: ["documents", kind, "list"] });
          showToast({ text: text[kind].created(catalog.nameOf(data)) });
          go(`${path}/${data.id}`, { isReplacing: true });
        }}
      >
        {(form) => catalog.fields(form, text)}
      </NewForm>
    );
  };
}

interface EditRecordProps<Values> {
  id: number;
  start: Revised<Values>;
  onEnd: () => void;
}

/** The form of a record that others may change meanwhile. */
export function editRecordForm<Row extends { id: number }, Values extends object>(
  catalog: Catalog<Row, Values>,
) {
  const { kind } = catalog;
  return function EditRecord({ id, start, onEnd }: EditRecordProps<Values>) {
    const text = useWords(catalogWords);
    const queries = useQueryClient();
    return (
      <RecordForm
        name={`${kind}.${id}`}
        start={start}
        labels={catalog.labels(text)}
        shown={(_, value) => (typeof value === "boolean" ? (value ? text.yes : text.no) : String(value))}
        verb={text.save}
        validate={(values) => catalog.validate(values, text)}
        onEnd={onEnd}
        reread={async () => {
          const { data, etag } = await catalog.read(id);
          return { values: catalog.valuesOf(data), etag };
        }}
        save={async (values, etag) => {
          await catalog.change(id, values, etag);
          await queries.invalidateQueries({ queryKey: ["documents", kind] });
          showToast({ text: text.saved });
        }}
      >
        {(form) => catalog.fields(form, text)}
      </RecordForm>
    );
  };
}
