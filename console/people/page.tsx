import { adminRecordsListChanges } from "../../client/generated/documents/operations.ts";
import type { User } from "../../client/generated/documents/types.ts";
import { AccountHistory } from "../api/accounts/account-history.tsx";
import { Loaded } from "../api/failed.tsx";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Link } from "../kit/button.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import { AccessPanel } from "./access-panel.tsx";
import { AffiliationPanel } from "./affiliation-panel.tsx";
import { Confirmations } from "./confirmations.tsx";
import { DataPanel } from "./data-panel.tsx";
import { Forms } from "./forms.tsx";
import { LinksPanel } from "./links-panel.tsx";
import { MembershipsPanel } from "./memberships-panel.tsx";
import { fullName, usePersonRecord } from "./person.ts";
import { peopleWords } from "./words.ts";
import { WorkPanel } from "./work-panel.tsx";

function PersonPage({ params }: ScreenProps<"login", object>) {
  const text = useWords(peopleWords);
  const record = usePersonRecord(params.login);
  return (
    <>
      <p>
        <Link href="/app/persoane">{text.back}</Link>
      </p>
      {!record.data && <PageTitle>{text.one}</PageTitle>}
      <Loaded query={record} lines={8}>
        {({ data }) => <Person user={data} />}
      </Loaded>
    </>
  );
}

function Person({ user }: { user: User }) {
  const text = useWords(peopleWords);
  const isService = useIsServiceAdministrator();
  // An organization's administrator changes no account that administers the service.
  const mayChange = isService || !user.adminServiciu;
  return (
    <>
      <PageTitle>{fullName(user)}</PageTitle>
      <div className="panels">
        <DataPanel user={user} mayChange={mayChange} />
        <AccessPanel user={user} mayChange={mayChange} />
        <AffiliationPanel user={user} mayChange={mayChange} />
        <WorkPanel user={user} mayChange={mayChange} />
        {isService && <LinksPanel user={user} />}
        <MembershipsPanel user={user} />
        <AccountHistory
          queryKey={["documents", "people"]}
          list={adminRecordsListChanges}
          account={user}
          labels={{
            hasSecret: text.access.secret,
            operator: text.fields.operator,
            sistemId: text.access.system,
            clientId: text.fields.client,
            rolIds: text.work.roles,
          }}
        />
      </div>
      {mayChange && (
        <>
          <Forms user={user} />
          <Confirmations user={user} />
        </>
      )}
    </>
  );
}

export default screen({ params: ["login"], search: () => ({}), page: PersonPage });
