import { lazy, Suspense, useState } from "react";
import { Button } from "../../kit/button.tsx";
import type { Field } from "../../kit/form.ts";
import { Skeleton } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import type { RecipientTable } from "../common/csv.ts";
import type { ReadTable } from "./values.ts";
import { sendWords } from "./words.ts";

const FileDrop = lazy(async () => ({ default: (await import("../../kit/file-drop.tsx")).FileDrop }));

const MOST_BYTES = 5_000_000;
const MOST_NAMED = 100;

export interface TableFieldProps {
  field: Field<ReadTable | undefined>;
  table: RecipientTable | undefined;
}

/** A table of recipients: it is read here, and each wrong row is named before anything is sent. */
export function TableField({ field, table }: TableFieldProps) {
  const text = useWords(sendWords);
  const [refused, setRefused] = useState<string>();
  const read = async ([file]: readonly File[]): Promise<void> => {
    setRefused(undefined);
    if (!file) return field.onChange(undefined);
    if (file.size > MOST_BYTES) return setRefused(text.errors.tableTooLarge);
    try {
      const decoded = new TextDecoder("utf-8", { fatal: true }).decode(await file.arrayBuffer());
      field.onChange({ name: file.name, text: decoded });
    } catch {
      setRefused(text.errors.tableNotText);
    }
  };
  return (
    <>
      <Suspense fallback={<Skeleton lines={2} />}>
        <FileDrop
          label={text.table}
          hint={text.tableHint}
          accepts={[".csv", "text/csv"]}
          isRequired
          field={{
            id: field.id,
            name: field.name,
            error: refused ?? field.error,
            value: [],
            onChange: (files) => void read(files),
          }}
        />
      </Suspense>
      {field.value && (
        <p>
          {field.value.name}{" "}
          <Button look="quiet" icon="close" onPress={() => field.onChange(undefined)}>
            {text.removeTable}
          </Button>
        </p>
      )}
      {table && <TableState table={table} />}
    </>
  );
}

function TableState({ table: { recipients, variables, errors } }: { table: RecipientTable }) {
  const text = useWords(sendWords);
  const { number } = useFormats();
  return (
    <div role="status">
      {recipients.length > 0 && <p className="hint">{text.counted(recipients.length)}</p>}
      {variables.length > 0 && <p className="hint">{text.tableVariables(variables.join(", "))}</p>}
      {errors.length > 0 && (
        <>
          <p className="why">{text.wrongRows(errors.length)}</p>
          <ul className="notice-errors" aria-label={text.wrongRows(errors.length)} tabIndex={0}>
            {errors.slice(0, MOST_NAMED).map(({ line, problem }) => (
              <li key={line}>{text.wrongRow(number(line), text.csv[problem])}</li>
            ))}
          </ul>
          {errors.length > MOST_NAMED && <p className="hint">{text.onlyFirst(number(MOST_NAMED))}</p>}
        </>
      )}
    </div>
  );
}
