import { keepPreviousData, useQuery, useQueryClient } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { authoritiesList, authoritiesRemove } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { RegisterList } from "../api/register-list.tsx";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { FilterBar, TextFilter } from "../kit/filters.tsx";
import { EmptyState, Skeleton } from "../kit/states.tsx";
import { showToast } from "../kit/toast.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { CatalogSections } from "./catalog-sections.tsx";
import { catalogWords } from "./words.ts";

const NewAuthority = lazy(() => import("./new-authority.tsx"));

/** Those that the service itself asks for; they are read-only. */
const ofSystem: readonly string[] = ["ROLE_USER", "ROLE_OPERATOR", "ROLE_ADMIN", "ROLE_STAFF"];

function Authorities(props: ScreenProps<never, ListSearch>) {
  const { search, setSearch } = props;
  const text = useWords(catalogWords);
  const dialogs = useDialogAddress();
  const mayWrite = useIsServiceAdministrator();
  const query = useQuery({
    queryKey: ["documents", "authorities", "list", search],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      pageOf(
        await authoritiesList(client, {
          query: {
            ...pageQuery(search),
            ...(search.text === "" ? {} : { "filter[name][contains]": search.text }),
          },
        }),
      ),
  });
  return (
    <>
      <PageTitle>{text.authorities.title}</PageTitle>
      <CatalogSections current="authorities" />
      <p>{text.authorities.about}</p>
      <FilterBar
        act={
          mayWrite && (
            <Link look="primary" icon="plus" href={dialogs.hrefOf({ name: "new", id: "authority" })}>
              {text.authorities.create}
            </Link>
          )
        }
      >
        <TextFilter
          label={text.authorities.name}
          value={search.text}
          onChange={(value) => setSearch({ text: value, page: undefined }, { isReplacing: true })}
        />
      </FilterBar>
      <RegisterList
        {...props}
        query={query}
        label={text.authorities.title}
        columns={[
          {
            id: "name",
            title: text.authorities.name,
            cell: ({ name }) => <code>{name}</code>,
            isSortable: true,
          },
          {
            id: "origin",
            title: text.authorities.origin,
            cell: ({ name }) => (ofSystem.includes(name) ? text.authorities.system : text.authorities.own),
          },
          ...(mayWrite
            ? [
                {
                  id: "acts",
                  title: text.remove,
                  cell: ({ id, name }: { id: number; name: string }) =>
                    !ofSystem.includes(name) && (
                      <Link
                        href={dialogs.hrefOf({ name: "remove", id: `${id}.${name}` })}
                        label={`${text.remove}: ${name}`}
                      >
                        {text.remove}
                      </Link>
                    ),
                },
              ]
            : []),
        ]}
        idOf={({ id }) => String(id)}
        textOf={({ name }) => name}
        empty={
          <EmptyState icon="search" title={text.authorities.none}>
            {text.nothingFoundText}
          </EmptyState>
        }
      />
      {mayWrite && <Dialogs />}
    </>
  );
}

function Dialogs() {
  const text = useWords(catalogWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const nameIn = (id: string): string => id.slice(id.indexOf(".") + 1);
  return (
    <>
      <AddressDialog name="new" title={() => text.authorities.create}>
        {(_, close) => (
          <Suspense fallback={<Skeleton />}>
            <NewAuthority onEnd={close} />
          </Suspense>
        )}
      </AddressDialog>
      <Confirm
        name="remove"
        title={(id) => text.authorities.remove(nameIn(id))}
        verb={text.remove}
        isDangerous
        whyOf={(error) => sentenceOf(error, language)}
        act={async (id) => {
          await authoritiesRemove(client, { path: { authority: Number.parseInt(id, 10) } });
          await queries.invalidateQueries({ queryKey: ["documents", "authorities"] });
          showToast({ text: text.removed(nameIn(id)) });
        }}
      >
        {() => text.authorities.removeText}
      </Confirm>
    </>
  );
}

export default screen({ search: listSearch, page: Authorities });
