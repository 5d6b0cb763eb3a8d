import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { machineClientsList } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { pageOf, pageQuery } from "../api/list-page.ts";
import { useNames } from "../api/names.ts";
import { RegisterList } from "../api/register-list.tsx";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Link } from "../kit/button.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { ChoiceFilter, FilterBar, TextFilter } from "../kit/filters.tsx";
import { Skeleton } from "../kit/states.tsx";
import { type ListSearch, listSearch } from "../shell/list-search.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { useMachineColumns } from "./columns.tsx";
import { NoMachines } from "./no-machines.tsx";
import { hrefOfMachine } from "./machine.tsx";
import { machineWords } from "./words.ts";

const NewMachine = lazy(() => import("./new-machine.tsx"));

interface Search extends ListSearch {
  active: "true" | "false" | "";
  /** The id of a container. */
  bucket: string;
}

const filtersOf = ({ text, active, bucket }: Search) => ({
  ...(text === "" ? {} : { "filter[denumire][contains]": text }),
  ...(active === "" ? {} : { "filter[activ]": active }),
  ...(bucket === "" ? {} : { "filter[bucketId]": bucket }),
});

function Machines(props: ScreenProps<never, Search>) {
  const { search, setSearch } = props;
  const text = useWords(machineWords);
  const dialogs = useDialogAddress();
  const isService = useIsServiceAdministrator();
  const query = useQuery({
    queryKey: ["documents", "machines", "list", search],
    placeholderData: keepPreviousData,
    queryFn: async () =>
      pageOf(await machineClientsList(client, { query: { ...pageQuery(search), ...filtersOf(search) } })),
  });
  const columns = useMachineColumns(query.data?.rows ?? []);
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <p>{text.about}</p>
      <ChosenContainer {...props} />
      <FilterBar
        act={
          isService && (
            <Link look="primary" icon="plus" href={dialogs.hrefOf({ name: "new", id: "machine" })}>
              {text.create}
            </Link>
          )
        }
      >
        <TextFilter
          label={text.search}
          value={search.text}
          onChange={(value) => setSearch({ text: value, page: undefined }, { isReplacing: true })}
        />
        <ChoiceFilter
          label={text.state}
          all={text.all}
          value={search.active}
          options={[
            { id: "true", label: text.active },
            { id: "false", label: text.stopped },
          ]}
          onChange={(activ) => setSearch({ activ, page: undefined })}
        />
      </FilterBar>
      <RegisterList
        {...props}
        query={query}
        label={text.title}
        columns={columns}
        idOf={({ id }) => String(id)}
        textOf={({ denumire }) => denumire}
        hrefOf={({ id }) => hrefOfMachine(id)}
        empty={<NoMachines isFiltered={Object.keys(filtersOf(search)).length > 0} />}
      />
      {isService && (
        <AddressDialog name="new" title={() => text.create}>
          {(_, close) => (
            <Suspense fallback={<Skeleton />}>
              <NewMachine onEnd={close} />
            </Suspense>
          )}
        </AddressDialog>
      )}
    </>
  );
}

function ChosenContainer({ search, hrefWith }: Pick<ScreenProps<never, Search>, "search" | "hrefWith">) {
  const text = useWords(machineWords);
  const chosen = search.bucket === "" ? undefined : Number(search.bucket);
  const name = useNames("buckets", [chosen])(chosen);
  if (chosen === undefined) return null;
  return (
    <p>
      {text.onlyContainer(name ?? text.thisContainer)}.{" "}
      <Link href={hrefWith({ container: undefined, page: undefined })}>{text.allContainers}</Link>
    </p>
  );
}

export default screen({
  search: (raw): Search => ({
    ...listSearch(raw),
    active: (["true", "false"] as const).find((one) => one === textIn(raw, "activ")) ?? "",
    bucket: /^\d+$/.test(textIn(raw, "container")) ? textIn(raw, "container") : "",
  }),
  page: Machines,
});
