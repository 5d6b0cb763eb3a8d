import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { sistemsRead, sistemsRotateSecret } from "../../../client/generated/notifications/operations.ts";
import type { AcreditariSistemNoi } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Failed } from "../../api/failed.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { NumberField } from "../../kit/number-field.tsx";
import { SecretOnce } from "../../kit/secret-once.tsx";
import { useWords } from "../../words/words.ts";
import { systemWords } from "./words.ts";

const DEFAULT_HOURS = 24;
const MOST_HOURS = 168;
const initial: { hours: number | undefined } = { hours: DEFAULT_HOURS };

/** A new secret, which is shown once. */
export default function RotateForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(systemWords);
  const queries = useQueryClient();
  const [made, setMade] = useState<AcreditariSistemNoi>();
  const form = useForm({
    initial,
    validate: ({ hours }) => (hours === undefined ? { hours: text.hoursMissing } : {}),
    async submit({ hours = DEFAULT_HOURS }) {
      const path = { id };
      const { etag } = await sistemsRead(client, { path });
      const { data } = await sistemsRotateSecret(client, {
        path,
        body: { suprapunereOre: hours },
        ifMatch: etag,
      });
      setMade(data);
      await queries.invalidateQueries({ queryKey: ["notifications", "systems"] });
      return undefined;
    },
  });
  if (made)
    return (
      <SecretOnce secret={made.clientSecret} copyLabel={text.copySecret} onEnd={onEnd}>
        {text.newSecretOf(made.clientId)}
      </SecretOnce>
    );
  return (
    <Form form={form} verb={text.makeSecret} onCancel={onEnd} problemOf={(error) => <Failed error={error} />}>
      <p>{text.rotateHint}</p>
      <NumberField label={text.hours} field={form.field("hours")} min={0} max={MOST_HOURS} isRequired />
    </Form>
  );
}
