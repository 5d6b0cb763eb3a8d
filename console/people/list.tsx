import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { tenantUsersList } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { RegisterList } from "../api/register-list.tsx";
import { Link } from "../kit/button.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { EmptyState, Skeleton } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import { PeopleFilters } from "./filters.tsx";
import { usePeopleColumns } from "./columns.tsx";
import { fullName, hrefOfPerson } from "./person.ts";
import { filtersOf, isFiltered, type PeopleSearch, peopleSearch } from "./search.ts";
import { peopleWords } from "./words.ts";

const InviteForm = lazy(() => import("./invite-form.tsx"));

function People(props: ScreenProps<never, PeopleSearch>) {
  const { search } = props;
  const text = useWords(peopleWords);
  const columns = usePeopleColumns();
  const dialogs = useDialogAddress();
  const query = useQuery({
    queryKey: ["documents", "people", "list", search],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      pageOf(await tenantUsersList(client, { query: { ...pageQuery(search), ...filtersOf(search) } })),
  });
  const invite = (
    <Link look="primary" icon="plus" href={dialogs.hrefOf({ name: "invite", id: "new" })}>
      {text.invite.title}
    </Link>
  );
  return (
    <>
      <div className="page-head">
        <PageTitle>{text.title}</PageTitle>
        {invite}
      </div>
      <PeopleFilters {...props} />
      <RegisterList
        {...props}
        query={query}
        label={text.title}
        columns={columns}
        idOf={({ id }) => String(id)}
        textOf={fullName}
        hrefOf={({ login }) => hrefOfPerson(login)}
        empty={
          isFiltered(search) ? (
            <EmptyState icon="search" title={text.nothingFound}>
              {text.nothingFoundText}
            </EmptyState>
          ) : (
            <EmptyState icon="people" title={text.none}>
              {text.noneText}
            </EmptyState>
          )
        }
      />
      <AddressDialog name="invite" title={() => text.invite.title}>
        {(_, close) => (
          <Suspense fallback={<Skeleton />}>
            <InviteForm onEnd={close} />
          </Suspense>
        )}
      </AddressDialog>
    </>
  );
}

export default screen({ search: peopleSearch, page: People });
