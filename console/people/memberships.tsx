import { useQuery } from "@tanstack/react-query";
import {
  bucketAccesCreate,
  bucketAccesList,
  bucketAccesRemove,
  bucketsList,
} from "../../client/generated/documents/operations.ts";
import type {
  BucketAcces,
  BucketAccesNou,
  BucketView,
  User,
} from "../../client/generated/documents/types.ts";
import { accountName } from "../api/accounts/account.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { NewForm } from "../api/new-form.tsx";
import { Question } from "../api/question.tsx";
import { Link } from "../kit/button.tsx";
import { DialogLink } from "../kit/dialog-link.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { SelectField } from "../kit/fields.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState, StateBadge } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { usePeopleSaved, usePersonRecord } from "./person.ts";
import { peopleWords } from "./words.ts";

/** A container that the person may be a member of, and the membership if they are. */
interface Affiliation {
  bucket: BucketView;
  membership: BucketAcces | undefined;
}

const MOST = 50;
/** The services allow a few calls a second. */
const AT_ONCE = 4;

/** The service lists members by container, so read each container of the person's organization, or of the platform. */
async function readAffiliations({ id, organizatieId }: User): Promise<Affiliation[]> {
  const { data } = await bucketsList(client, {
    query: {
      ...(organizatieId === undefined
        ? { "filter[organizatieId][specified]": "false" }
        : { "filter[organizatieId]": String(organizatieId) }),
      sort: "denumire",
      size: MOST,
    },
  });
  const affiliations: Affiliation[] = [];
  for (let at = 0; at < data.items.length; at += AT_ONCE) {
    const some = data.items.slice(at, at + AT_ONCE);
    affiliations.push(...(await Promise.all(some.map((bucket) => readAffiliation(bucket, id)))));
  }
  return affiliations;
}

async function readAffiliation(bucket: BucketView, personId: number): Promise<Affiliation> {
  const members = await bucketAccesList(client, { query: { bucketId: bucket.id } });
  return { bucket, membership: members.data.find(({ appUserId }) => appUserId === personId) };
}

const useAffiliations = (user: User) =>
  useQuery({
    queryKey: ["documents", "people", user.login, "memberships", user.organizatieId],
    queryFn: () => readAffiliations(user),
  });

export function MembershipsPanel({ row: user }: { row: User }) {
  const text = useWords(peopleWords).memberships;
  const affiliations = useAffiliations(user);
  return (
    <Panel title={text.title} acts={<DialogLink verb={text.add} name="member" id={user.login} />}>
      <Loaded query={affiliations}>
        {(all) => {
          const memberships = all.filter(({ membership }) => membership);
          return (
            <>
              <Memberships memberships={memberships} />
              <LeaveQuestion memberships={memberships} />
              <AddressDialog name="member" title={() => `${text.add}: ${accountName(user)}`}>
                {(login, close) => <MembershipForm login={login} onEnd={close} />}
              </AddressDialog>
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function Memberships({ memberships }: { memberships: readonly Affiliation[] }) {
  const text = useWords(peopleWords).memberships;
  if (memberships.length === 0) return <EmptyState title={text.none} text={text.noneText} />;
  return (
    <ul className="rows">
      {memberships.map(
        ({ bucket, membership }) =>
          membership && (
            <li key={bucket.id}>
              <Link href={`/app/organizatii/containere/${bucket.id}`}>{bucket.denumire}</Link>
              <StateBadge>{text.roles[membership.rol]}</StateBadge>
              <DialogLink verb={text.leave} name="leave" id={membership.id} of={bucket.denumire} />
            </li>
          ),
      )}
    </ul>
  );
}

function LeaveQuestion({ memberships }: { memberships: readonly Affiliation[] }) {
  const text = useWords(peopleWords).memberships;
  const saved = usePeopleSaved();
  const nameOf = (id: string): string =>
    memberships.find(({ membership }) => String(membership?.id) === id)?.bucket.denumire ?? text.container;
  return (
    <Question
      name="leave"
      title={(id) => text.leaveTitle(nameOf(id))}
      text={text.leaveText}
      verb={text.leave}
      isDangerous
      act={async (id) => {
        const said = text.left(nameOf(id));
        await bucketAccesRemove(client, { path: { id: Number(id) } });
        await saved(said);
      }}
    />
  );
}

interface MembershipFormProps {
  /** The login in the address of the dialog. */
  login: string;
  onEnd: () => void;
}

interface Values {
  bucketId: string;
  rol: BucketAccesNou["rol"];
}

function MembershipForm({ login, onEnd }: MembershipFormProps) {
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
  /** The containers that the person is not a member of yet. */
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
        await bucketAccesCreate(client, {
          body: { bucketId: Number(bucketId), appUserId: user.id, rol },
        });
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
