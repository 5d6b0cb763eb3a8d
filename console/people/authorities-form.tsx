import { useQuery } from "@tanstack/react-query";
import { authoritiesList } from "../../client/generated/documents/operations.ts";
import type { User } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { RecordForm } from "../api/record-form.tsx";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { CheckboxField, TextField } from "../kit/fields.tsx";
import { useWords } from "../words/words.ts";
import { authorityName, changePerson, readPerson, type PersonFormProps, usePeopleSaved } from "./person.ts";
import { peopleWords } from "./words.ts";

/** A box for each authority, by its name; the number of the system beside them. */
type Values = Record<string, boolean | string>;

const SYSTEM = "sistemId";

const valuesOf = ({ authorities, sistemId }: User, known: readonly string[]): Values => ({
  ...Object.fromEntries(known.map((name) => [name, authorities.includes(name)])),
  [SYSTEM]: sistemId === undefined ? "" : String(sistemId),
});

export default function AuthoritiesForm(props: PersonFormProps) {
  const authorities = useQuery({
    queryKey: ["documents", "authorities", "names"],
    queryFn: async () =>
      (await authoritiesList(client, { query: { size: 200, sort: "id" } })).data.items.map(
        ({ name }) => name,
      ),
  });
  return <Loaded query={authorities}>{(known) => <AuthorityBoxes {...props} known={known} />}</Loaded>;
}

function AuthorityBoxes({ user, etag, onEnd, known }: PersonFormProps & { known: readonly string[] }) {
  const text = useWords(peopleWords);
  const saved = usePeopleSaved();
  const isService = useIsServiceAdministrator();
  return (
    <RecordForm<Values>
      name={`authorities.${user.login}`}
      start={{ values: valuesOf(user, known), etag }}
      labels={{
        ...Object.fromEntries(known.map((name) => [name, authorityName(name, text)])),
        [SYSTEM]: text.fields.sistemId,
      }}
      shown={(_, value) => (typeof value === "boolean" ? (value ? text.yes : text.no) : value)}
      verb={text.save}
      onEnd={onEnd}
      reread={async () => {
        const read = await readPerson(user.login);
        return { values: valuesOf(read.data, known), etag: read.etag };
      }}
      save={async (values, ifMatch) => {
        const system = String(values[SYSTEM] ?? "").trim();
        const change = {
          authorities: known.filter((name) => values[name] === true),
          ...(isService ? { sistemId: system === "" ? null : Number(system) } : {}),
        };
        await changePerson(user, change, ifMatch);
        await saved(text.saved);
      }}
      validate={(values) =>
        /^\d*$/.test(String(values[SYSTEM] ?? "").trim()) ? {} : { [SYSTEM]: text.fields.sistemHint }
      }
    >
      {(form) => (
        <>
          {known.map((name) => {
            const field = form.field(name);
            return (
              <CheckboxField
                key={name}
                label={authorityName(name, text)}
                field={{ ...field, value: field.value === true }}
              />
            );
          })}
          {isService && (
            <TextField
              label={text.fields.sistemId}
              hint={text.fields.sistemHint}
              field={{ ...form.field(SYSTEM), value: String(form.values[SYSTEM] ?? "") }}
            />
          )}
        </>
      )}
    </RecordForm>
  );
}
