import { useQuery } from "@tanstack/react-query";
import { clientsList } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { pageOf } from "../api/list-page.ts";
import { RegisterList } from "../api/register-list.tsx";
import { useTier } from "../api/rights.ts";
import { FilterBar, TextFilter } from "../kit/filters.tsx";
import { EmptyState, Skeleton } from "../kit/states.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import { CatalogSections } from "./catalog-sections.tsx";
import { catalogList } from "./catalog-list.tsx";
import { clients } from "./clients.tsx";
import { catalogWords } from "./words.ts";

const AllClients = catalogList(clients);

const isWhole = (number: string): boolean => /^\d{13}$/.test(number);

/** The one client with a number: a person's, or else a legal entity's. */
async function lookUp(number: string) {
  const asPerson = pageOf(await clientsList(client, { query: { "filter[idnp]": number } }));
  return asPerson.rows.length > 0
    ? asPerson
    : pageOf(await clientsList(client, { query: { "filter[idno]": number } }));
}

/** An organization has no list of citizens: the register answers to an exact number and records the look-up. */
function LookUp(props: ScreenProps<never, ListSearch>) {
  const { search, setSearch } = props;
  const text = useWords(catalogWords);
  const query = useQuery({
    queryKey: ["documents", "clients", "list", search.text],
    queryFn: () => lookUp(search.text),
    enabled: isWhole(search.text),
  });
  return (
    <>
      <PageTitle>{text.clients.title}</PageTitle>
      <CatalogSections current="clients" />
      <FilterBar>
        <TextFilter
          label={text.lookUp}
          value={search.text}
          onChange={(value) => setSearch({ text: value }, { isReplacing: true })}
        />
      </FilterBar>
      <p className="hint">{text.lookUpHint}</p>
      {isWhole(search.text) ? (
        <RegisterList
          {...props}
          query={query}
          label={text.clients.title}
          columns={clients.columns(text)}
          idOf={({ id }) => String(id)}
          textOf={clients.nameOf}
          hrefOf={({ id }) => `${clients.path}/${id}`}
          empty={<EmptyState icon="search" title={text.nothingFound} />}
        />
      ) : (
        <EmptyState icon="lock" title={text.lookUpTitle}>
          {text.lookUpText}
        </EmptyState>
      )}
    </>
  );
}

const LookUpScreen = screen({ search: listSearch, page: LookUp });

export default function Clients() {
  const tier = useTier();
  if (tier === undefined) return <Skeleton lines={8} />;
  return tier === "SERVICE" ? <AllClients /> : <LookUpScreen />;
}
