import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import type { Project } from "../../client/generated/identity/types.ts";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { Skeleton } from "../kit/states.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { keyOf, organizations, partners, projects } from "./calls.ts";
import { RecordHistory } from "./history.tsx";
import { useIsIdentityAdmin, useOrganizationName, usePartnerName } from "./parts.tsx";
import { RecordHead } from "./record-head.tsx";
import { identityWords } from "./words.ts";

const RotateForm = lazy(() => import("./rotate-form.tsx"));

function ProjectScreen({ params }: ScreenProps<"id", object>) {
  const id = Number(params.id);
  const text = useWords(identityWords);
  const dialogs = useDialogAddress();
  const project = useQuery({
    queryKey: [...keyOf(projects), id],
    queryFn: async () => (await projects.read(id)).data,
  });
  return (
    <>
      <Link href={projects.path} icon="chevronLeft">
        {text.back.projects}
      </Link>
      <Loaded query={project} lines={8}>
        {(row) => (
          <>
            <RecordHead kind={projects} row={row}>
              <Link href={dialogs.hrefOf({ name: "rotate", id: params.id })} look="plain" icon="retry">
                {text.projects.rotate}
              </Link>
            </RecordHead>
            <div className="stack">
              <Facts row={row} />
              <RecordHistory kind={projects} row={row} />
            </div>
            <AddressDialog name="rotate" title={() => text.projects.rotate}>
              {(rotated, close) => (
                <Suspense fallback={<Skeleton />}>
                  <RotateForm id={Number(rotated)} onEnd={close} />
                </Suspense>
              )}
            </AddressDialog>
          </>
        )}
      </Loaded>
    </>
  );
}

function Facts({ row }: { row: Project }) {
  const words = useWords(identityWords);
  const text = words.projects;
  const { dateTime } = useFormats();
  const organizationName = useOrganizationName([row.organization_id]);
  return (
    <div className="facts">
      <KeyValues
        entries={[
          {
            label: text.organization,
            value: (
              <Link href={`${organizations.path}/${row.organization_id}`}>
                {organizationName(row.organization_id)}
              </Link>
            ),
          },
          { label: words.description, value: row.description },
          { label: text.providers, value: <Providers ids={row.providers} /> },
          { label: text.secrets, value: <Secrets secrets={row.secrets} /> },
          { label: words.created, value: dateTime(row.created_at) },
        ]}
      />
    </div>
  );
}

function Providers({ ids }: { ids: readonly number[] }) {
  const text = useWords(identityWords).projects;
  const isServiceAdmin = useIsIdentityAdmin();
  const partnerName = usePartnerName();
  if (ids.length === 0) return <>{text.noProviders}</>;
  if (!isServiceAdmin) return <>{ids.length}</>;
  return (
    <ul className="plain-list">
      {ids.map((id) => (
        <li key={id}>
          <Link href={`${partners.path}/${id}`}>{partnerName(id)}</Link>
        </li>
      ))}
    </ul>
  );
}

/** When the secrets were made and until when they count; their values are shown nowhere. */
function Secrets({ secrets }: Pick<Project, "secrets">) {
  const text = useWords(identityWords).projects;
  const { dateTime } = useFormats();
  const stateOf = (until: string | undefined): string => {
    if (until === undefined) return text.secretCurrent;
    return Date.parse(until) > Date.now() ? text.secretUntil(dateTime(until)) : text.secretEnded;
  };
  return (
    <ul className="plain-list">
      {secrets.map(({ created_at, valid_until }) => (
        <li key={created_at}>
          {stateOf(valid_until)}, {text.secretSince(dateTime(created_at))}
        </li>
      ))}
    </ul>
  );
}

export default screen({ params: ["id"], search: () => ({}), page: ProjectScreen });
