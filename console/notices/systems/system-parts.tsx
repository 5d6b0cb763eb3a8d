import { useQuery } from "@tanstack/react-query";
import { sistemsReadCredentials } from "../../../client/generated/notifications/operations.ts";
import type { Sistem, AcreditariSistem } from "../../../client/generated/notifications/types.ts";
import { isProblem } from "../../../client/index.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { Button } from "../../kit/button.tsx";
import { DialogLink } from "../../kit/dialog-link.tsx";
import { KeyValues } from "../../kit/facts.tsx";
import type { OwnProps } from "../../api/register/kind.ts";
import { SelectField, TextField } from "../../kit/fields.tsx";
import type { Field } from "../../kit/form.ts";
import { NumberField } from "../../kit/number-field.tsx";
import { Panel } from "../../kit/panel.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { useCategories } from "../common/categories.ts";
import { CategoryField } from "../common/category-field.tsx";
import { type Channel, channels, CATEGORY } from "../common/kinds.ts";
import { commonWords } from "../common/words.ts";
import { systemWords } from "./words.ts";

/** At most `most` messages of a category in `minutes`, to one recipient. */
export interface Cap {
  category: string;
  /** "" for all channels together. */
  channel: Channel | "";
  most: number | undefined;
  minutes: number | undefined;
}

export const capsIn = ({ plafoane = [] }: Sistem): readonly Cap[] =>
  plafoane.map(({ categorie, canal, celMult, minute }): Cap => ({
    category: categorie,
    channel: canal ?? "",
    most: celMult,
    minutes: minute,
  }));

export const capsSent = (caps: readonly Cap[]) =>
  caps.map(({ category, channel, most = 1, minutes = 1 }) => ({
    categorie: category,
    ...(channel === "" ? {} : { canal: channel }),
    celMult: most,
    minute: minutes,
  }));

export const areWhole = (caps: readonly Cap[]): boolean =>
  caps.every(
    ({ category, most, minutes }) => CATEGORY.test(category) && most !== undefined && minutes !== undefined,
  );

const MOST_MESSAGES = 1000;
const MOST_MINUTES = 43_200;
const first: Cap = { category: "", channel: "", most: 1, minutes: 1440 };

/** How often one recipient may get messages of a category. */
export function CapsField({ field, row }: OwnProps<readonly Cap[], Sistem>) {
  const text = useWords(systemWords);
  const caps = field.value;
  return (
    <fieldset id={field.id} className={field.error ? "field field-wrong field-group" : "field field-group"}>
      <legend className="field-label">{text.caps}</legend>
      <p className="hint">{text.capsHint}</p>
      {field.error && <p className="field-error">{field.error}</p>}
      {caps.map((cap, position) => (
        <CapFields
          key={position}
          id={`${field.id}-${position}`}
          title={text.capTitle(String(position + 1))}
          system={row === undefined ? "" : String(row.id)}
          cap={cap}
          onChange={(changed) => field.onChange(caps.map((one, i) => (i === position ? changed : one)))}
          onRemove={() => field.onChange(caps.filter((_, i) => i !== position))}
        />
      ))}
      <div className="acts">
        <Button icon="plus" onPress={() => field.onChange([...caps, first])}>
          {text.addCap}
        </Button>
      </div>
    </fieldset>
  );
}

interface CapFieldsProps {
  id: string;
  title: string;
  /** The id of the system; "" for a new one, which has no library yet. */
  system: string;
  cap: Cap;
  onChange: (cap: Cap) => void;
  onRemove: () => void;
}

function CapFields({ id, title, system, cap, onChange, onRemove }: CapFieldsProps) {
  const text = useWords(systemWords);
  const common = useWords(commonWords);
  const fieldOf = <Name extends keyof Cap>(name: Name): Field<Cap[Name]> => ({
    id: `${id}-${name}`,
    name: `${name}-${id}`,
    value: cap[name],
    onChange: (value) => onChange({ ...cap, [name]: value }),
  });
  return (
    <fieldset className="notice-card notice-group">
      <legend className="for-readers">{title}</legend>
      {system === "" ? (
        <TextField
          label={common.category}
          hint={text.capCategoryHint}
          field={fieldOf("category")}
          maxLength={64}
          isRequired
        />
      ) : (
        <CategoryField field={fieldOf("category")} system={system} none={text.chooseCategory} />
      )}
      <SelectField<Channel | "">
        label={text.channel}
        field={fieldOf("channel")}
        isRequired
        options={[
          { id: "", label: text.everyChannel },
          ...channels.map((one) => ({ id: one, label: common.channel[one] })),
        ]}
      />
      <NumberField label={text.mostMessages} field={fieldOf("most")} min={1} max={MOST_MESSAGES} isRequired />
      <NumberField label={text.inMinutes} field={fieldOf("minutes")} min={1} max={MOST_MINUTES} isRequired />
      <Button look="quiet" icon="trash" label={`${text.removeCap}: ${title}`} onPress={onRemove}>
        {text.removeCap}
      </Button>
    </fieldset>
  );
}

/** The caps of a system, with the names of its categories. */
export function Caps({ row: { id, plafoane = [] } }: { row: Sistem }) {
  const text = useWords(systemWords);
  const common = useWords(commonWords);
  const { number } = useFormats();
  const { nameOf } = useCategories(String(id));
  if (plafoane.length === 0) return <p className="hint">{text.noCaps}</p>;
  return plafoane.map(({ categorie, canal, celMult, minute }) => (
    <p key={`${categorie} ${canal ?? ""}`}>
      {text.cap(
        nameOf(categorie),
        canal ? common.channel[canal] : text.everyChannel,
        number(celMult),
        number(minute),
      )}
    </p>
  ));
}

/** Null for a system without credentials. */
async function readCredentials(id: number): Promise<AcreditariSistem | null> {
  try {
    return (await sistemsReadCredentials(client, { path: { id } })).data;
  } catch (error) {
    if (isProblem(error, "notFound")) return null;
    throw error;
  }
}

/** The client id and the secrets that a system asks for tokens with. */
export function Credentials({ row: { id } }: { row: Sistem }) {
  const text = useWords(systemWords);
  const credentials = useQuery({
    queryKey: ["notifications", "systems", id, "credentials"],
    queryFn: () => readCredentials(id),
  });
  const rotate = { name: "rotate", id, look: "primary" } as const;
  return (
    <Panel title={text.tabs.acreditari}>
      <Loaded query={credentials}>
        {(read) =>
          read === null ? (
            <EmptyState
              icon="lock"
              title={text.noCredentials}
              text={text.noCredentialsHint}
              action={<DialogLink verb={text.firstSecret} {...rotate} />}
            />
          ) : (
            <div className="notice-page">
              <Secrets credentials={read} />
              <div className="acts">
                <DialogLink verb={text.rotate} icon="retry" {...rotate} />
                <DialogLink
                  verb={text.removeCredentials}
                  name="removeCredentials"
                  id={id}
                  look="danger"
                  icon="trash"
                />
              </div>
            </div>
          )
        }
      </Loaded>
    </Panel>
  );
}

function Secrets({ credentials: { clientId, secrets, ultimaFolosire } }: { credentials: AcreditariSistem }) {
  const text = useWords(systemWords);
  const { dateTime } = useFormats();
  return (
    <div className="notice-facts">
      <KeyValues
        entries={[
          { label: text.clientId, value: <code>{clientId}</code> },
          { label: text.lastUse, value: ultimaFolosire ? dateTime(ultimaFolosire) : text.neverUsed },
          ...secrets.map(({ createdAt, validUntil }) => ({
            label: text.secretOf(dateTime(createdAt)),
            value: validUntil === undefined ? text.current : text.validUntil(dateTime(validUntil)),
          })),
        ]}
      />
    </div>
  );
}
