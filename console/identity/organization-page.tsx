import { useQuery } from "@tanstack/react-query";
import type { Organization } from "../../client/generated/identity/types.ts";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { CopyButton, KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState } from "../kit/states.tsx";
import type { ListSearch } from "../shell/list-search.ts";
import type { ScreenProps } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { keyOf, organizations, partners } from "./calls.ts";
import { OrganizationUsers } from "./organization-users.tsx";
import { useIsIdentityAdmin, usePartnerName } from "./parts.tsx";
import { ProjectList } from "./project-list.tsx";
import { RecordHistory } from "./history.tsx";
import { RecordHead } from "./record-head.tsx";
import { identityWords } from "./words.ts";

interface OrganizationPageProps extends Pick<
  ScreenProps<never, ListSearch>,
  "search" | "hrefWith" | "setSearch"
> {
  id: number;
}

/** An organization with its projects and its users. */
export function OrganizationPage({ id, ...place }: OrganizationPageProps) {
  const text = useWords(identityWords).organizations;
  const organization = useQuery({
    queryKey: [...keyOf(organizations), id],
    queryFn: async () => (await organizations.read(id)).data,
  });
  return (
    <Loaded query={organization} lines={8}>
      {(row) => (
        <>
          <RecordHead kind={organizations} row={row} />
          <div className="stack">
            <Facts row={row} />
            <Panel title={text.projects}>
              <ProjectList
                {...place}
                filters={{ "filter[organization_id]": String(id) }}
                isOfOne
                empty={
                  <EmptyState title={text.noProjects} icon="folder">
                    {text.noProjectsText}
                  </EmptyState>
                }
              />
            </Panel>
            <Panel title={text.users}>
              <OrganizationUsers id={id} />
            </Panel>
            <RecordHistory kind={organizations} row={row} />
          </div>
        </>
      )}
    </Loaded>
  );
}

function Facts({ row }: { row: Organization }) {
  const words = useWords(identityWords);
  const text = words.organizations;
  const isServiceAdmin = useIsIdentityAdmin();
  const partnerName = usePartnerName();
  const { dateTime } = useFormats();
  return (
    <div className="facts">
      <KeyValues
        entries={[
          { label: text.idno, value: row.idno },
          { label: words.description, value: row.description },
          ...(isServiceAdmin
            ? [
                {
                  label: text.partner,
                  value: (
                    <Link href={`${partners.path}/${row.partner_id}`}>{partnerName(row.partner_id)}</Link>
                  ),
                },
              ]
            : []),
          {
            label: text.secretName,
            value: (
              <>
                <code>{row.secret_name}</code> <CopyButton text={row.secret_name} label={text.copy} />
                <p className="hint">{text.secretNameHint}</p>
              </>
            ),
          },
          { label: words.created, value: dateTime(row.created_at) },
        ]}
      />
    </div>
  );
}
