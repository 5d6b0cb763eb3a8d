import { bucketAccesCreate } from "../../client/generated/documents/operations.ts";
import type { BucketAccesNou, BucketView, User } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { NewForm } from "../api/new-form.tsx";
import { SelectField } from "../kit/fields.tsx";
import { EmptyState } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { usePeopleSaved } from "./person.ts";
import { peopleWords } from "./words.ts";

interface MembershipFormProps {
  user: User;
  /** Where the person is no member yet. */
  buckets: readonly BucketView[];
  onEnd: () => void;
}

interface Values {
  bucketId: string;
  rol: BucketAccesNou["rol"];
}

export default function MembershipForm({ user, buckets, onEnd }: MembershipFormProps) {
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
