import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { CopyButton, KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { EmptyState } from "../kit/states.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import { keyOf, partners } from "./calls.ts";
import { RecordHistory } from "./history.tsx";
import { OrganizationList } from "./organization-list.tsx";
import { RecordHead } from "./record-head.tsx";
import { identityWords } from "./words.ts";

/** A partner with the organizations that it has registered. */
function PartnerScreen({ params, ...place }: ScreenProps<"id", ListSearch>) {
  const id = Number(params.id);
  const words = useWords(identityWords);
  const text = words.partners;
  const partner = useQuery({
    queryKey: [...keyOf(partners), id],
    queryFn: async () => (await partners.read(id)).data,
  });
  return (
    <>
      <Link href={partners.path} icon="chevronLeft">
        {words.back.partners}
      </Link>
      <Loaded query={partner} lines={6}>
        {(row) => (
          <>
            <RecordHead kind={partners} row={row} />
            <div className="stack">
              <div className="facts">
                <KeyValues
                  entries={[
                    {
                      label: text.partnerid,
                      value: (
                        <>
                          <code>{row.partnerid}</code> <CopyButton text={row.partnerid} label={text.copy} />
                        </>
                      ),
                    },
                  ]}
                />
              </div>
              <Panel title={text.organizations}>
                <OrganizationList
                  {...place}
                  filters={{ "filter[partner_id]": params.id }}
                  empty={
                    <EmptyState title={text.noOrganizations} icon="people">
                      {text.noOrganizationsText}
                    </EmptyState>
                  }
                />
              </Panel>
              <RecordHistory kind={partners} row={row} />
            </div>
          </>
        )}
      </Loaded>
    </>
  );
}

export default screen({ params: ["id"], search: listSearch, page: PartnerScreen });
