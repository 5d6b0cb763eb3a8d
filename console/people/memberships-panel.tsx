import { lazy } from "react";
import { bucketAccesRemove } from "../../client/generated/documents/operations.ts";
import type { User } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded, sentenceOf } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { Panel } from "../kit/panel.tsx";
import { EmptyState, StateBadge } from "../kit/states.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { type Affiliation, useAffiliations } from "./memberships.ts";
import { fullName, usePeopleSaved } from "./person.ts";
import { peopleWords } from "./words.ts";

const MembershipForm = lazy(() => import("./membership-form.tsx"));

/** The containers that the person is a member of. */
export function MembershipsPanel({ row: user }: { row: User }) {
  const text = useWords(peopleWords).memberships;
  const dialogs = useDialogAddress();
  const affiliations = useAffiliations(user);
  return (
    <Panel
      title={text.title}
      acts={<Link href={dialogs.hrefOf({ name: "member", id: user.login })}>{text.add}</Link>}
    >
      <Loaded query={affiliations}>
        {(all) => {
          const memberships = all.filter(({ membership }) => membership);
          return (
            <>
              <Memberships memberships={memberships} />
              <LeaveQuestion memberships={memberships} />
              <AddressDialog name="member" title={() => `${text.add}: ${fullName(user)}`}>
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
  const dialogs = useDialogAddress();
  if (memberships.length === 0) return <EmptyState title={text.none}>{text.noneText}</EmptyState>;
  return (
    <ul className="rows">
      {memberships.map(
        ({ bucket, membership }) =>
          membership && (
            <li key={bucket.id}>
              <Link href={`/app/organizatii/containere/${bucket.id}`}>{bucket.denumire}</Link>
              <StateBadge>{text.roles[membership.rol]}</StateBadge>
              <Link
                href={dialogs.hrefOf({ name: "leave", id: String(membership.id) })}
                label={`${text.leave}: ${bucket.denumire}`}
              >
                {text.leave}
              </Link>
            </li>
          ),
      )}
    </ul>
  );
}

function LeaveQuestion({ memberships }: { memberships: readonly Affiliation[] }) {
  const text = useWords(peopleWords).memberships;
  const language = useLanguage();
  const saved = usePeopleSaved();
  const nameOf = (id: string): string =>
    memberships.find(({ membership }) => String(membership?.id) === id)?.bucket.denumire ?? text.container;
  return (
    <Confirm
      name="leave"
      title={(id) => text.leaveTitle(nameOf(id))}
      verb={text.leave}
      isDangerous
      whyOf={(error) => sentenceOf(error, language)}
      act={async (id) => {
        const said = text.left(nameOf(id));
        await bucketAccesRemove(client, { path: { id: Number(id) } });
        await saved(said);
      }}
    >
      {() => text.leaveText}
    </Confirm>
  );
}
