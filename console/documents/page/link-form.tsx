import { useState } from "react";
import { linkuriCreate } from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { Failed, fieldErrorsIn } from "../../api/failed.tsx";
import { Button } from "../../kit/button.tsx";
import { DateField } from "../../kit/date-field.tsx";
import { CopyButton } from "../../kit/facts.tsx";
import { TextField } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { given } from "../../kit/given.ts";
import { NumberField } from "../../kit/number-field.tsx";
import { useWords } from "../../words/words.ts";
import { endIn, dayOf, today } from "./access-data.ts";
import { useRefresh } from "./opened.ts";
import { pageWords } from "./words.ts";

const MOST_DAYS = 90;
const DAY_MS = 86_400_000;

interface Values {
  ultimaZi: string;
  parola: string;
  maxDescarcari: number | undefined;
}
// No draft: the password is part of it.
const initial: Values = { ultimaZi: "", parola: "", maxDescarcari: undefined };

/** Creates a link and shows its address, which the service tells once. */
export default function LinkForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(pageWords).access;
  const refresh = useRefresh();
  const [address, setAddress] = useState<string>();
  const form = useForm({
    initial,
    async submit(values) {
      const { ultimaZi, parola, maxDescarcari } = values;
      const dataExpirare = endIn(ultimaZi);
      const body = given({ dataExpirare, parola: parola || undefined, maxDescarcari });
      try {
        const { data } = await linkuriCreate(client, { path: { id }, body });
        setAddress(data.url);
      } catch (error) {
        const found = fieldErrorsIn(error, values);
        if (found) return found;
        throw error;
      }
      await refresh(id);
      return undefined;
    },
  });
  if (address !== undefined) return <Made address={address} onEnd={onEnd} />;
  return (
    <Form
      form={form}
      verb={text.makeLink}
      onCancel={onEnd}
      problemOf={(problem) => <Failed error={problem} />}
    >
      <p>{text.linkHint}</p>
      <DateField
        label={text.lastDay}
        field={form.field("ultimaZi")}
        hint={text.linkDayHint}
        earliest={today()}
        latest={dayOf(new Date(Date.now() + (MOST_DAYS - 1) * DAY_MS).toISOString())}
      />
      <TextField
        label={text.linkPassword}
        field={form.field("parola")}
        type="password"
        autoComplete="new-password"
        hint={text.linkPasswordHint}
      />
      <NumberField label={text.most} field={form.field("maxDescarcari")} min={1} />
    </Form>
  );
}

function Made({ address, onEnd }: { address: string; onEnd: () => void }) {
  const text = useWords(pageWords).access;
  return (
    <div className="form">
      <p role="status">{text.linkMade}</p>
      <label className="field">
        <span className="field-label">{text.linkAddress}</span>
        <input className="input" readOnly value={address} onFocus={(event) => event.target.select()} />
      </label>
      <div className="acts">
        <CopyButton text={address} label={text.copy} />
        <Button look="primary" onPress={onEnd}>
          {text.done}
        </Button>
      </div>
    </div>
  );
}
