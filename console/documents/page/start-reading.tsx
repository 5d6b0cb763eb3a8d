import { transcriereCreate } from "../../../client/generated/documents/operations.ts";
import type { Conversie } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { Failed } from "../../api/failed.tsx";
import { SelectField } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { useWords } from "../../words/words.ts";
import { hasPages } from "./content.ts";
import { passwordHeader, useOpened } from "./opened.ts";
import { useAct } from "./use-act.ts";
import { pageWords } from "./words.ts";

const initial: Pick<Conversie, "tip" | "limba"> = { tip: "AUTO", limba: "ro" };

/** Starts the reading of the current version: its own text, or the text on its pictures. */
export function StartReading({ isFirst }: { isFirst: boolean }) {
  const text = useWords(pageWords).reading;
  const run = useAct();
  const { document, password } = useOpened();
  const form = useForm({
    initial,
    async submit({ tip, limba }) {
      const call = { body: { documentId: document.id, tip, limba }, headers: passwordHeader(password) };
      const { status } = await transcriereCreate(client, call);
      await run(document.id, () => Promise.resolve({ text: status === 200 ? text.ready : text.started }));
      return undefined;
    },
  });
  return (
    <details className="start-reading" open={isFirst}>
      <summary>{isFirst ? text.start : text.startAgain}</summary>
      <p className="hint">{text.hint}</p>
      <Form form={form} verb={text.read} problemOf={(problem) => <Failed error={problem} />}>
        {hasPages(document) && (
          <SelectField
            label={text.kind}
            field={form.field("tip")}
            options={(["AUTO", "TEXT", "OCR"] as const).map((id) => ({ id, label: text.kinds[id] }))}
            isRequired
          />
        )}
        <SelectField
          label={text.language}
          field={form.field("limba")}
          options={(["ro", "ru", "en"] as const).map((id) => ({ id, label: text.languages[id] }))}
          isRequired
        />
      </Form>
    </details>
  );
}
