import { appUsersList, clientsList } from "../../client/generated/documents/operations.ts";
import type { AppUser, Client, Partajare } from "../../client/generated/documents/types.ts";
import { isProblem } from "../../client/problems.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { ComboField } from "../kit/combo-field.tsx";
import { DateField } from "../kit/date-field.tsx";
import { SelectField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { type Errors, useForm } from "../kit/form.ts";
import type { FoundOption } from "../kit/use-found.ts";
import { usePerson } from "../shell/session.ts";
import { useWords } from "../words/words.ts";
import { formWords } from "./form-words.ts";
import type { ActFormProps } from "./list-act-form.ts";
import { jobOf } from "./list-acts.ts";
import { begin } from "./list-asking.ts";
import { share } from "./list-calls.ts";

/** The number of a citizen (IDNP) or of an organization (IDNO). */
const NUMBER = /^\d{13}$/;

const optionOf = ({ id, prenume = "", nume = "", login, email }: AppUser): FoundOption => ({
  id: `user.${id}`,
  label: `${prenume} ${nume}`.trim() || login,
  detail: email,
});

/** Accounts by a part of the name or mail, among those whom the person may see; never the person. */
async function findAccounts(text: string, self: string, signal: AbortSignal): Promise<FoundOption[]> {
  const [first = "", second] = text.split(/\s+/);
  const names =
    second === undefined
      ? (["filter[nume][contains]", "filter[prenume][contains]", "filter[email][contains]"] as const).map(
          (filter) => ({ [filter]: first }),
        )
      : [
          { "filter[prenume][contains]": first, "filter[nume][contains]": second },
          { "filter[prenume][contains]": second, "filter[nume][contains]": first },
        ];
  const pages = await Promise.all(
    names.map((filter) =>
      appUsersList(client, { query: { size: 20, "filter[activ]": "true", ...filter }, signal }),
    ),
  );
  const found = new Map(pages.flatMap(({ data }) => data.items).map((user) => [user.id, user]));
  return [...found.values()].filter(({ login }) => login !== self).map(optionOf);
}

/** A client is found by the whole number alone, as the service allows. */
async function findClients(number: string, clientLabel: string, signal: AbortSignal): Promise<FoundOption[]> {
  const pages = await Promise.all(
    (["filter[idnp]", "filter[idno]"] as const).map((filter) =>
      clientsList(client, { query: { size: 5, [filter]: number }, signal }).catch((error: unknown) => {
        if (isProblem(error, "forbidden")) return { data: { items: [] as Client[] } };
        throw error;
      }),
    ),
  );
  const items = pages.flatMap(({ data }) => data.items);
  return items.map(({ id, denumire }) => ({ id: `client.${id}`, label: denumire, detail: clientLabel }));
}

const findPeople = (
  text: string,
  { self, clientLabel, signal }: { self: string; clientLabel: string; signal: AbortSignal },
): Promise<FoundOption[]> => {
  const words = text.trim();
  return NUMBER.test(words) ? findClients(words, clientLabel, signal) : findAccounts(words, self, signal);
};

/** The beneficiary of a grant, from the option that was chosen. */
function beneficiaryOf({ id }: FoundOption) {
  const [kind, number = ""] = id.split(".");
  return kind === "client"
    ? { beneficiarClientId: Number(number) }
    : { beneficiarOperatorId: Number(number) };
}

interface Values {
  person: FoundOption | undefined;
  right: Partajare["drept"];
  until: string;
}

const initial: Values = { person: undefined, right: "CITIRE", until: "" };

/** The last moment of a day where the person is. */
const endOf = (day: string): Date => new Date(`${day}T23:59:59`);

export default function ShareForm({ id, close, onChange }: ActFormProps) {
  const text = useWords(formWords).shareForm;
  const { id: self } = usePerson();
  const form = useForm<Values>({
    initial,
    validate: ({ person, until }): Errors<Values> => ({
      person: person ? undefined : text.personMissing,
      until: until !== "" && endOf(until).getTime() < Date.now() ? text.past : undefined,
    }),
    async submit({ person, right, until }) {
      if (!person) return { person: text.personMissing };
      const grant: Partajare = {
        drept: right,
        ...beneficiaryOf(person),
        ...(until === "" ? {} : { dataExpirare: endOf(until).toISOString() }),
      };
      const act = (rowId: string, signal?: AbortSignal) => share(rowId, grant, signal);
      await begin(id, jobOf({ done: "share", act, onChange }));
      close();
      return undefined;
    },
  });
  return (
    <Form form={form} verb={text.verb} onCancel={close} problemOf={(error) => <Failed error={error} />}>
      <ComboField
        label={text.person}
        hint={text.personHint}
        field={form.field("person")}
        isRequired
        search={(typed, signal) => findPeople(typed, { self, clientLabel: text.client, signal })}
      />
      <SelectField
        label={text.right}
        field={form.field("right")}
        isRequired
        options={(["CITIRE", "SCRIERE"] as const).map((right) => ({ id: right, label: text[right] }))}
      />
      <DateField label={text.until} hint={text.untilHint} field={form.field("until")} />
    </Form>
  );
}
