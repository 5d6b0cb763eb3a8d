import { useQuery } from "@tanstack/react-query";
import { useState } from "react";
import {
  adminBucketsVerifyStore,
  bucketAccesList,
  bucketAccesRemove,
  bucketsReplace,
} from "../../client/generated/documents/operations.ts";
import type { BucketAcces, BucketSchimbat, BucketView } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded, sentenceOf } from "../api/failed.tsx";
import { useNames } from "../api/names.ts";
import { Question } from "../api/question.tsx";
import type { PartProps } from "../api/register/record-page.tsx";
import { useSaved } from "../api/saved.ts";
import { Button } from "../kit/button.tsx";
import { DialogLink } from "../kit/dialog-link.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { Pager } from "../kit/pager.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState, StateBadge } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { organizationWords } from "./words.ts";

/** Changes fields of a container; the service requires its name in every change. */
export const changeBucket = (
  before: BucketView,
  change: Partial<BucketSchimbat>,
  ifMatch: string | undefined,
) =>
  bucketsReplace(client, {
    path: { id: before.id },
    body: { denumire: before.denumire, ...change },
    ifMatch,
  });

const PAGE = 25;

export function MembersPanel({ row: bucket, place }: PartProps<BucketView>) {
  const { page } = place.search;
  const text = useWords(organizationWords).members;
  const members = useQuery({
    queryKey: ["documents", "buckets", bucket.id, "members"],
    queryFn: async () => (await bucketAccesList(client, { query: { bucketId: bucket.id } })).data,
  });
  return (
    <Panel title={text.title} acts={<DialogLink verb={text.add} name="member" id={bucket.id} />}>
      <Loaded query={members}>
        {(all) => {
          const shown = all.slice((page - 1) * PAGE, page * PAGE);
          return all.length === 0 ? (
            <EmptyState icon="people" title={text.none} text={text.noneText} />
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
              <DialogLink verb={text.remove} name="leave" id={id} of={name} />
            </li>
          );
        })}
      </ul>
      <Question
        name="leave"
        title={(id) => text.removeTitle(memberName(id))}
        text={text.removeText}
        verb={text.remove}
        isDangerous
        act={async (id) => {
          const said = text.removed(memberName(id));
          await bucketAccesRemove(client, { path: { id: Number(id) } });
          await saved(said);
        }}
      />
    </>
  );
}

type StoreCheck = { state: "working" } | { state: "works"; at: number } | { state: "fails"; error: unknown };

/**
 * Tries the saved connection of a container as it is now.
 * @param revision the container's: the outcome is forgotten when the connection changes
 */
function useStoreCheck(id: number, revision: string | undefined) {
  const [made, setMade] = useState<{ of: string | undefined; check: StoreCheck }>();
  const start = async (): Promise<void> => {
    const keep = (check: StoreCheck): void => setMade({ of: revision, check });
    keep({ state: "working" });
    try {
      await adminBucketsVerifyStore(client, { path: { id } });
      keep({ state: "works", at: Date.now() });
    } catch (error) {
      keep({ state: "fails", error });
    }
  };
  return { check: made?.of === revision ? made?.check : undefined, start: () => void start() };
}

/** How the test is going or has ended. Screen readers hear it, because the region is on the page before it has a text. */
function StoreCheckState({ check }: { check: StoreCheck | undefined }) {
  const text = useWords(organizationWords).store.check;
  const language = useLanguage();
  const { time } = useFormats();
  return (
    <div role="status">
      {check?.state === "working" && (
        <p>
          {text.working}
          <progress aria-label={text.verb} />
        </p>
      )}
      {check?.state === "works" && <p>{text.works(time(check.at))}</p>}
      {check?.state === "fails" && <p className="why">{text.fails(sentenceOf(check.error, language))}</p>}
    </div>
  );
}

/** Where the container's new documents are stored. */
export function StorePanel({ row: bucket, etag }: PartProps<BucketView>) {
  const text = useWords(organizationWords).store;
  const id = String(bucket.id);
  const isOwn = bucket.accessKey !== undefined;
  const { check, start } = useStoreCheck(bucket.id, etag);
  return (
    <Panel title={text.title}>
      {isOwn ? (
        <KeyValues
          entries={[
            { label: text.provider, value: bucket.provider },
            { label: text.endpoint, value: bucket.endpoint },
            { label: text.regiune, value: bucket.regiune },
            { label: text.accessKey, value: bucket.accessKey },
          ]}
        />
      ) : (
        <p>{text.ofPlatform}</p>
      )}
      <div className="acts">
        {isOwn && (
          <Button isPending={check?.state === "working"} onPress={start}>
            {text.check.verb}
          </Button>
        )}
        <DialogLink verb={isOwn ? text.change : text.connect} name="store" id={id} look="plain" />
        {isOwn && <DialogLink verb={text.remove} name="no-store" id={id} look="danger" />}
      </div>
      {isOwn && <StoreCheckState check={check} />}
    </Panel>
  );
}
