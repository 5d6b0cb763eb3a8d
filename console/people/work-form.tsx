import { useQuery } from "@tanstack/react-query";
import { appUsersPatch, appUsersRead, rolsList } from "../../client/generated/documents/operations.ts";
import type { AppUser, Rol } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { RecordForm } from "../api/record-form.tsx";
import { CheckboxField } from "../kit/fields.tsx";
import { useWords } from "../words/words.ts";
import { type PersonFormProps, usePeopleSaved } from "./person.ts";
import { peopleWords } from "./words.ts";

/** A box for each role, by its id, and one for operators. */
type Values = Record<string, boolean>;

const OPERATOR = "operator";

const valuesOf = ({ rolIds, operator = false }: AppUser, roles: readonly Rol[]): Values => ({
  [OPERATOR]: operator,
  ...Object.fromEntries(roles.map(({ id }) => [String(id), rolIds.includes(id)])),
});

const readWork = (id: number) => appUsersRead(client, { path: { id } });

export default function WorkForm({ user, onEnd }: PersonFormProps) {
  const start = useQuery({
    queryKey: ["documents", "person", "form", user.login, "work"],
    queryFn: async () => {
      const [work, roles] = await Promise.all([
        readWork(user.id),
        rolsList(client, { query: { size: 200, sort: "denumire" } }),
      ]);
      return { work, roles: roles.data.items };
    },
    staleTime: 0,
    gcTime: 0,
  });
  return (
    <Loaded query={start}>
      {({ work: { data, etag }, roles }) => <RoleBoxes work={data} etag={etag} roles={roles} onEnd={onEnd} />}
    </Loaded>
  );
}

interface RoleBoxesProps extends Pick<PersonFormProps, "etag" | "onEnd"> {
  work: AppUser;
  roles: readonly Rol[];
}

function RoleBoxes({ work, etag, roles, onEnd }: RoleBoxesProps) {
  const text = useWords(peopleWords);
  const saved = usePeopleSaved();
  return (
    <RecordForm<Values>
      name={`work.${work.login}`}
      start={{ values: valuesOf(work, roles), etag }}
      labels={{
        [OPERATOR]: text.fields.operator,
        ...Object.fromEntries(roles.map(({ id, denumire }) => [String(id), denumire])),
      }}
      shown={(_, value) => (value ? text.yes : text.no)}
      verb={text.save}
      onEnd={onEnd}
      reread={async () => {
        const read = await readWork(work.id);
        return { values: valuesOf(read.data, roles), etag: read.etag };
      }}
      save={async (values, ifMatch) => {
        const rolIds = roles.map(({ id }) => id).filter((id) => values[String(id)] === true);
        const body = { rolIds, operator: values[OPERATOR] === true };
        await appUsersPatch(client, { path: { id: work.id }, body, ifMatch });
        await saved(text.saved);
      }}
    >
      {(form) => (
        <>
          <CheckboxField
            label={text.fields.operator}
            hint={text.fields.operatorHint}
            field={form.field(OPERATOR)}
          />
          <fieldset className="facet">
            <legend>{text.work.roles}</legend>
            {roles.length === 0 && <p className="hint">{text.work.noRoles}</p>}
            {roles.map(({ id, denumire }) => (
              <CheckboxField key={id} label={denumire} field={form.field(String(id))} />
            ))}
          </fieldset>
        </>
      )}
    </RecordForm>
  );
}
