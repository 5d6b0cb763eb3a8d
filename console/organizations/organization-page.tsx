import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { adminRecordsListChanges, organizatiiRead } from "../../client/generated/documents/operations.ts";
import type { Organizatie } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { HistoryPanel } from "../api/history/history.tsx";
import { Link } from "../kit/button.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { Skeleton } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import { BucketsPanel } from "./buckets-panel.tsx";
import { OrganizationActs } from "./organization-acts.tsx";
import { OrganizationState } from "./parts.tsx";
import { organizationWords } from "./words.ts";

const OrganizationForm = lazy(() => import("./organization-form.tsx"));
const NewBucket = lazy(() => import("./new-bucket.tsx"));

function OrganizationPage({ params }: ScreenProps<"id", object>) {
  const text = useWords(organizationWords).organizations;
  const id = Number(params.id);
  const record = useQuery({
    queryKey: ["documents", "organizations", id],
    queryFn: () => organizatiiRead(client, { path: { id } }),
  });
  return (
    <>
      <p>
        <Link href="/app/organizatii">{text.back}</Link>
      </p>
      {!record.data && <PageTitle>{text.one}</PageTitle>}
      <Loaded query={record}>{({ data }) => <OrganizationParts organization={data} />}</Loaded>
    </>
  );
}

function OrganizationParts({ organization }: { organization: Organizatie }) {
  const text = useWords(organizationWords);
  const dialogs = useDialogAddress();
  const id = String(organization.id);
  return (
    <>
      <div className="page-head">
        <PageTitle>{organization.denumire}</PageTitle>
        <OrganizationActs organization={organization} />
      </div>
      <div className="panels">
        <Panel title={text.data} acts={<Link href={dialogs.hrefOf({ name: "edit", id })}>{text.edit}</Link>}>
          <KeyValues
            entries={[
              { label: text.fields.denumire, value: organization.denumire },
              { label: text.fields.cod, value: organization.cod },
              { label: text.fields.idno, value: organization.idno },
              { label: text.state, value: <OrganizationState statut={organization.statut} /> },
            ]}
          />
          <p>
            <Link href={`/app/persoane?organizatie=${id}`}>{text.organizations.people}</Link>
          </p>
        </Panel>
        <BucketsPanel organizatieId={organization.id} />
        <HistoryPanel
          queryKey={["documents", "organizations"]}
          kind="organizations"
          list={adminRecordsListChanges}
          record={organization}
          labels={{ ...text.fields, statut: text.state }}
          textOf={(label, value) =>
            label === text.state && (value === "ACTIV" || value === "SUSPENDAT")
              ? text.organizations.statut[value]
              : undefined
          }
        />
      </div>
      <AddressDialog name="edit" title={() => `${text.edit}: ${organization.denumire}`}>
        {(record, close) => (
          <Suspense fallback={<Skeleton />}>
            <OrganizationForm id={Number(record)} onEnd={close} />
          </Suspense>
        )}
      </AddressDialog>
      <AddressDialog name="bucket" title={() => `${text.buckets.create}: ${organization.denumire}`}>
        {(record, close) => (
          <Suspense fallback={<Skeleton />}>
            <NewBucket organizatieId={Number(record)} onEnd={close} />
          </Suspense>
        )}
      </AddressDialog>
    </>
  );
}

export default screen({ params: ["id"], search: () => ({}), page: OrganizationPage });
