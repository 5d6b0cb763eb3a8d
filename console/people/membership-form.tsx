import { bucketAccesCreate } from "../../client/generated/documents/operations.ts";
import type { BucketAccesNou, BucketView, User } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { NewForm } from "../api/new-form.tsx";
import { SelectField } from "../kit/fields.tsx";
import { EmptyState } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { usePeopleSaved, usePersonRecord } from "./person.ts";
import { useAffiliations } from "./memberships.ts";
import { peopleWords } from "./words.ts";

interface MembershipFormProps {
  /** Of the address of the dialog. */
  login: string;
  onEnd: () => void;
}

interface Values {
  bucketId: string;
  rol: BucketAccesNou["rol"];
}

export default function MembershipForm({ login, onEnd }: MembershipFormProps) {
  const record = usePersonRecord(login);
  return <Loaded query={record}>{({ data }) => <OfPerson user={data} onEnd={onEnd} />}</Loaded>;
}

function OfPerson({ user, onEnd }: { user: User; onEnd: () => void }) {
  const affiliations = useAffiliations(user);
  return (
    <Loaded query={affiliations}>
      {(all) => (
        <ChooseBucket
          user={user}
          buckets={all.filter(({ membership }) => !membership).map(({ bucket }) => bucket)}
          onEnd={onEnd}
        />
      )}
    </Loaded>
  );
}

interface ChooseBucketProps {
  user: User;
  /** Those in which the person is no member yet. */
  buckets: readonly BucketView[];
  onEnd: () => void;
}

function ChooseBucket({ user, buckets, onEnd }: ChooseBucketProps) {
  const text = useWords(peopleWords).memberships;
  const saved = usePeopleSaved();
  if (buckets.length === 0) return <EmptyState title={text.noContainers} />;
  const initial: Values = { bucketId: "", rol: "OPERATOR" };
  return (
    <NewForm
      name={`member.${user.login}`}
      initial={initial}
      verb={text.add}
      onCancel={onEnd}
      validate={({ bucketId }) => (bucketId === "" ? { bucketId: text.chooseContainer } : {})}
      save={async ({ bucketId, rol }) => {
        await bucketAccesCreate(client, { body: { bucketId: Number(bucketId), appUserId: user.id, rol } });
        const bucket = buckets.find(({ id }) => String(id) === bucketId);
        await saved(text.added(bucket?.denumire ?? ""));
        onEnd();
      }}
    >
      {(form) => (
        <>
          <SelectField
            label={text.container}
            field={form.field("bucketId")}
            options={[
              { id: "", label: text.chooseContainer },
              ...buckets.map(({ id, denumire }) => ({ id: String(id), label: denumire })),
            ]}
            isRequired
          />
          <SelectField
            label={text.role}
            hint={text.roleHint}
            field={form.field("rol")}
            options={[
              { id: "OPERATOR", label: text.roles.OPERATOR },
              { id: "ADMIN", label: text.roles.ADMIN },
            ]}
            isRequired
          />
        </>
      )}
    </NewForm>
  );
}
