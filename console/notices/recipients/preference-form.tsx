import { useQuery, useQueryClient } from "@tanstack/react-query";
import {
  preferintaNotificaresCreate,
  preferintaNotificaresRead,
  preferintaNotificaresReplace,
} from "../../../client/generated/notifications/operations.ts";
import type {
  PreferintaNotificare,
  PreferintaNotificaresCreateBody,
} from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { NewForm } from "../../api/new-form.tsx";
import { RecordForm } from "../../api/record-form.tsx";
import { CheckboxesField, RadioField } from "../../kit/choice-fields.tsx";
import { SelectField, TextField } from "../../kit/fields.tsx";
import type { Errors, FormState } from "../../kit/form.ts";
import { showToast } from "../../kit/toast.tsx";
import { useWords } from "../../words/words.ts";
import { type Channel, CATEGORY, channels } from "../common/kinds.ts";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import { recipientWords } from "./words.ts";

interface PreferenceValues {
  /** The id of a system, "" for all. */
  system: string;
  /** "" for all. */
  category: string;
  activ: boolean;
  channels: readonly Channel[];
  /** `22:00`, "" for none. */
  quietFrom: string;
  quietUntil: string;
  digest: string;
}

function PreferenceFields({ form }: { form: FormState<PreferenceValues> }) {
  const text = useWords(recipientWords).preference;
  const common = useWords(commonWords);
  const { all } = useSystems();
  const activ = form.field("activ");
  return (
    <>
      <SelectField
        label={common.system}
        field={form.field("system")}
        isRequired
        options={[
          { id: "", label: text.everySystem },
          ...all.map(({ id, denumire }) => ({ id: String(id), label: denumire })),
        ]}
      />
      <TextField
        label={common.category}
        hint={text.categoryHint}
        field={form.field("category")}
        maxLength={64}
      />
      <RadioField
        label={text.wish}
        isRequired
        field={{
          ...activ,
          value: activ.value ? "yes" : "no",
          onChange: (value) => activ.onChange(value === "yes"),
        }}
        options={[
          { id: "yes", label: text.wanted },
          { id: "no", label: text.declined },
        ]}
      />
      {activ.value && (
        <>
          <CheckboxesField
            label={text.channels}
            field={form.field("channels")}
            isRequired
            options={channels.map((id) => ({ id, label: common.channel[id] }))}
          />
          <TextField label={text.quietFrom} type="time" field={form.field("quietFrom")} />
          <TextField label={text.quietUntil} type="time" field={form.field("quietUntil")} />
          <TextField label={text.digestAt} hint={text.digestHint} type="time" field={form.field("digest")} />
        </>
      )}
    </>
  );
}

const initial: PreferenceValues = {
  system: "",
  category: "",
  activ: true,
  channels: ["Email"],
  quietFrom: "",
  quietUntil: "",
  digest: "",
};

const valuesOf = (preference: PreferintaNotificare): PreferenceValues => ({
  system: preference.sistemId === undefined ? "" : String(preference.sistemId),
  category: preference.categorie ?? "",
  activ: preference.activ,
  channels: preference.canale,
  quietFrom: preference.liniste?.de ?? "",
  quietUntil: preference.liniste?.pana ?? "",
  digest: preference.rezumat?.ora ?? "",
});

function bodyOf(values: PreferenceValues, destinatarId: number): PreferintaNotificaresCreateBody {
  const { system, category, activ, channels, quietFrom, quietUntil, digest } = values;
  return {
    destinatarId,
    activ,
    canale: [...channels],
    ...(system === "" ? {} : { sistemId: Number(system) }),
    ...(category === "" ? {} : { categorie: category }),
    ...(quietFrom === "" ? {} : { liniste: { de: quietFrom, pana: quietUntil } }),
    ...(digest === "" ? {} : { rezumat: { ora: digest } }),
  };
}

interface PreferenceFormProps {
  recipientId: number;
  /** Undefined for a new one. */
  id: number | undefined;
  onEnd: () => void;
}

export default function PreferenceForm({ recipientId, id, onEnd }: PreferenceFormProps) {
  const text = useWords(recipientWords).preference;
  const queries = useQueryClient();
  const ended = async (said: string): Promise<void> => {
    await queries.invalidateQueries({ queryKey: ["notifications", "preferences"] });
    showToast({ text: said });
  };
  if (id !== undefined)
    return <EditPreference recipientId={recipientId} id={id} onEnd={onEnd} ended={ended} />;
  return <NewPreference recipientId={recipientId} onEnd={onEnd} ended={ended} said={text.added} />;
}

type PartProps = Omit<PreferenceFormProps, "id"> & { ended: (said: string) => Promise<void> };

function useErrors(): (values: PreferenceValues) => Errors<PreferenceValues> {
  const text = useWords(recipientWords).preference;
  return ({ activ, channels, category, quietFrom, quietUntil }) => ({
    ...(activ && channels.length === 0 ? { channels: text.channelMissing } : {}),
    ...(category !== "" && !CATEGORY.test(category) ? { category: text.categoryWrong } : {}),
    ...((quietFrom === "") === (quietUntil === "") ? {} : { quietUntil: text.quietHalf }),
  });
}

function NewPreference({ recipientId, onEnd, ended, said }: PartProps & { said: string }) {
  const text = useWords(recipientWords).preference;
  return (
    <NewForm
      name={`notice-preference.new.${recipientId}`}
      initial={initial}
      verb={text.add}
      onCancel={onEnd}
      validate={useErrors()}
      save={async (values) => {
        await preferintaNotificaresCreate(client, { body: bodyOf(values, recipientId) });
        await ended(said);
        onEnd();
      }}
    >
      {(form) => <PreferenceFields form={form} />}
    </NewForm>
  );
}

async function readPreference(id: number) {
  const { data, etag } = await preferintaNotificaresRead(client, { path: { id } });
  return { values: valuesOf(data), etag };
}

function EditPreference({ recipientId, id, onEnd, ended }: PartProps & { id: number }) {
  const text = useWords(recipientWords).preference;
  const common = useWords(commonWords);
  const { nameOf } = useSystems();
  const validate = useErrors();
  const start = useQuery({
    queryKey: ["notifications", "preferences", "form", id],
    queryFn: () => readPreference(id),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Loaded query={start}>
      {(read) => (
        <RecordForm
          name={`notice-preference.${id}`}
          start={read}
          reread={() => readPreference(id)}
          save={async (values, ifMatch) => {
            const body = bodyOf(values, recipientId);
            await preferintaNotificaresReplace(client, { path: { id }, body, ifMatch });
            await ended(text.saved);
          }}
          onEnd={onEnd}
          verb={text.save}
          labels={{
            system: common.system,
            category: common.category,
            activ: text.wanted,
            channels: text.channels,
            quietFrom: text.quietFrom,
            quietUntil: text.quietUntil,
            digest: text.digestAt,
          }}
          shown={(name, value) => {
            if (typeof value === "boolean") return value ? common.yes : common.no;
            if (typeof value !== "string") return value.map((one) => common.channel[one]).join(", ");
            return name === "system" && value !== "" ? nameOf(Number(value)) : value;
          }}
          validate={validate}
        >
          {(form) => <PreferenceFields form={form} />}
        </RecordForm>
      )}
    </Loaded>
  );
}
