import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { adminProjectsRotateSecret } from "../../client/generated/identity/operations.ts";
import type { NewSecret } from "../../client/generated/identity/types.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { SelectField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { SecretOnce } from "../kit/secret-once.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { keyOf, projects } from "./calls.ts";
import { identityWords } from "./words.ts";

const SECONDS = { none: 0, hour: 3_600, day: 86_400, week: 604_800 } as const;
type Overlap = keyof typeof SECONDS;
const overlaps = ["none", "hour", "day", "week"] as const;
const initial: { overlap: Overlap } = { overlap: "day" };

/** Asks how long the present secret is still accepted, then shows the new one once. */
export default function RotateForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(identityWords).projects;
  const queries = useQueryClient();
  const { dateTime } = useFormats();
  const [made, setMade] = useState<NewSecret>();
  const form = useForm({
    initial,
    async submit({ overlap }) {
      const answer = await adminProjectsRotateSecret(client, {
        path: { id },
        body: { overlap_seconds: SECONDS[overlap] },
      });
      setMade(answer.data);
      await queries.invalidateQueries({ queryKey: keyOf(projects) });
      return undefined;
    },
  });
  if (made)
    return (
      <SecretOnce secret={made.secret_token} copyLabel={text.copy} onEnd={onEnd}>
        {form.values.overlap === "none" ? text.rotatedNow : text.rotated(dateTime(made.previous_valid_until))}
      </SecretOnce>
    );
  return (
    <Form form={form} verb={text.rotate} onCancel={onEnd} problemOf={(problem) => <Failed error={problem} />}>
      <p>{text.rotateText}</p>
      <SelectField
        label={text.overlap}
        field={form.field("overlap")}
        isRequired
        options={overlaps.map((one) => ({ id: one, label: text.overlaps[one] }))}
      />
    </Form>
  );
}
