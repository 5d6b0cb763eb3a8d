import { useQueryClient } from "@tanstack/react-query";
import { lazy, Suspense, useState } from "react";
import { staffGroupsCreateMembers } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { Failed } from "../../api/failed.tsx";
import { TextArea } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { Skeleton } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useDraft } from "../../shell/use-draft.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { entriesIn } from "../common/entries.ts";
import { groupWords } from "./words.ts";

const FileDrop = lazy(async () => ({ default: (await import("../../kit/file-drop.tsx")).FileDrop }));

const initial = { numbers: "" };
/** Members of one call. */
const MOST_AT_ONCE = 1000;
const MOST_NAMED = 5;

/** The first number of each line: a table has more columns. */
const numbersIn = (text: string): string =>
  text
    .split(/\r?\n/)
    .map((line) => /\b\d{13}\b/.exec(line)?.[0] ?? "")
    .filter(Boolean)
    .join("\n");

export default function AddMembers({ id, onEnd }: { id: string; onEnd: () => void }) {
  const groupId = Number(id);
  const text = useWords(groupWords);
  const { number } = useFormats();
  const queries = useQueryClient();
  const [done, setDone] = useState<number>();
  const form = useForm({
    initial,
    draft: useDraft(`notice-group-members.${groupId}`, initial),
    validate: ({ numbers }) => {
      const wrong = wrongIn(numbers).slice(0, MOST_NAMED);
      if (wrong.length > 0) return { numbers: text.numbersWrong(wrong.join(", ")) };
      return numbers.trim() === "" ? { numbers: text.numbersMissing } : {};
    },
    async submit({ numbers }) {
      const members = entriesIn(numbers).recipients.map(({ type, value }) =>
        type === "IDNO" ? { idno: value } : { idnp: value },
      );
      let added = 0;
      for (let from = 0; from < members.length; from += MOST_AT_ONCE) {
        setDone(from);
        const batch = members.slice(from, from + MOST_AT_ONCE);
        try {
          const { data } = await staffGroupsCreateMembers(client, {
            path: { id: groupId },
            body: { membri: batch },
          });
          added += data.adaugati;
        } catch (error) {
          setDone(undefined);
          throw error;
        }
      }
      await queries.invalidateQueries({ queryKey: ["notifications", "groups"] });
      showToast({ text: text.membersAdded(added) });
      onEnd();
      return undefined;
    },
  });
  const field = form.field("numbers");
  const { recipients } = entriesIn(form.values.numbers);
  const read = async ([file]: readonly File[]): Promise<void> => {
    if (file) field.onChange(numbersIn(await file.text()));
  };
  return (
    <Form
      form={form}
      verb={text.addMembers}
      onCancel={onEnd}
      initial={initial}
      problemOf={(error) => <Failed error={error} />}
    >
      <TextArea label={text.numbers} hint={text.numbersHint} field={field} rows={6} isRequired />
      {recipients.length > 0 && <p className="hint">{text.counted(recipients.length)}</p>}
      <Suspense fallback={<Skeleton lines={2} />}>
        <FileDrop
          label={text.fromFile}
          hint={text.fromFileHint}
          accepts={[".csv", ".txt", "text/csv", "text/plain"]}
          field={{
            id: `${field.id}-file`,
            name: "file",
            value: [],
            onChange: (files) => void read(files),
          }}
        />
      </Suspense>
      {done !== undefined && <p role="status">{text.adding(number(done), number(recipients.length))}</p>}
    </Form>
  );
}

const wrongIn = (numbers: string): readonly string[] => {
  const { recipients, wrong } = entriesIn(numbers);
  const addresses = recipients.filter(({ type }) => type !== "IDNP" && type !== "IDNO");
  return [...wrong, ...addresses.map(({ value }) => value)];
};
