import { useQuery } from "@tanstack/react-query";
import { bucketAccesList, bucketAccesRemove } from "../../client/generated/documents/operations.ts";
import type { BucketAcces, BucketView } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded, sentenceOf } from "../api/failed.tsx";
import type { PartProps } from "../api/register/record-page.tsx";
import { useSaved } from "../api/saved.ts";
import { useNames } from "../api/names.ts";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { Pager } from "../kit/pager.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState, StateBadge } from "../kit/states.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { organizationWords } from "./words.ts";

const PAGE = 25;

export function MembersPanel({ row: bucket, place }: PartProps<BucketView>) {
  const { page } = place.search;
  const text = useWords(organizationWords).members;
  const dialogs = useDialogAddress();
  const members = useQuery({
    queryKey: ["documents", "buckets", bucket.id, "members"],
    queryFn: async () => (await bucketAccesList(client, { query: { bucketId: bucket.id } })).data,
  });
  return (
    <Panel
      title={text.title}
      acts={<Link href={dialogs.hrefOf({ name: "member", id: String(bucket.id) })}>{text.add}</Link>}
    >
      <Loaded query={members}>
        {(all) => {
          const shown = all.slice((page - 1) * PAGE, page * PAGE);
          return all.length === 0 ? (
            <EmptyState icon="people" title={text.none}>
              {text.noneText}
            </EmptyState>
          ) : (
            <>
              <p className="hint">{text.count(all.length)}</p>
              <Members members={shown} />
              <Pager
                page={page}
                size={PAGE}
                shown={shown.length}
                total={all.length}
                hrefOf={(wanted) => place.hrefWith({ page: String(wanted) })}
              />
            </>
          );
        }}
      </Loaded>
    </Panel>
  );
}

function Members({ members }: { members: readonly BucketAcces[] }) {
  const text = useWords(organizationWords).members;
  const language = useLanguage();
  const dialogs = useDialogAddress();
  const saved = useSaved(["documents", "buckets"]);
  const nameOf = useNames(
    "people",
    members.map(({ appUserId }) => appUserId),
  );
  const memberName = (id: string): string =>
    nameOf(members.find((member) => String(member.id) === id)?.appUserId) ?? text.unknown;
  return (
    <>
      <ul className="rows">
        {members.map(({ id, appUserId, rol }) => {
          const name = nameOf(appUserId) ?? text.unknown;
          return (
            <li key={id}>
              <span>{name}</span>
              <StateBadge>{text.roles[rol]}</StateBadge>
              <Link
                href={dialogs.hrefOf({ name: "leave", id: String(id) })}
                label={`${text.remove}: ${name}`}
              >
                {text.remove}
              </Link>
            </li>
          );
        })}
      </ul>
      <Confirm
        name="leave"
        title={(id) => text.removeTitle(memberName(id))}
        verb={text.remove}
        isDangerous
        whyOf={(error) => sentenceOf(error, language)}
        act={async (id) => {
          const said = text.removed(memberName(id));
          await bucketAccesRemove(client, { path: { id: Number(id) } });
          await saved(said);
        }}
      >
        {() => text.removeText}
      </Confirm>
    </>
  );
}
