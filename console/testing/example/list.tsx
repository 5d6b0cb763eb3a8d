import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { late } from "../../kit/online.ts";
import { Pager } from "../../kit/pager.tsx";
import { EmptyState } from "../../kit/states.tsx";
import { Table } from "../../kit/table.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { type ScreenProps, plainScreen, screen } from "../../shell/screen.tsx";
import { countIn, textIn } from "../../shell/search.ts";
import { useWords } from "../../words/words.ts";
import { PAGE_ROWS, plants } from "./plants.ts";
import { exampleWords } from "./words.ts";

const RenameForm = late(() => import("./rename-form.tsx"));

interface Search {
  page: number;
  only: string;
}

function List({ search, hrefWith, setSearch }: ScreenProps<never, Search>) {
  const text = useWords(exampleWords);
  const dialogs = useDialogAddress();
  const found = useQuery({
    queryKey: ["plants", search],
    placeholderData: keepPreviousData,
    queryFn: () => {
      const matching = plants.filter(({ name }) => name.includes(search.only));
      const from = (search.page - 1) * PAGE_ROWS;
      return Promise.resolve({ rows: matching.slice(from, from + PAGE_ROWS), total: matching.length });
    },
  });
  const rows = found.data?.rows ?? [];
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <input
        aria-label={text.only}
        className="input"
        value={search.only}
        onChange={(event) => setSearch({ only: event.target.value, page: undefined }, { isReplacing: true })}
      />
      <p>{text.found(found.data?.total ?? 0)}</p>
      <Table
        label={text.title}
        columns={[
          { id: "name", title: text.name, cell: (plant) => plant.name },
          {
            id: "rename",
            title: text.rename,
            cell: ({ id, name }) => (
              <Link href={dialogs.hrefOf({ name: "rename", id })} label={`${text.rename}: ${name}`}>
                {text.rename}
              </Link>
            ),
          },
        ]}
        rows={rows}
        idOf={(plant) => plant.id}
        textOf={(plant) => plant.name}
        hrefOf={(plant) => `/app/plante/${plant.id}`}
        isLoading={found.isPending}
        isUpdating={found.isPlaceholderData}
        empty={<EmptyState title={text.found(0)} />}
      />
      <Pager
        page={search.page}
        size={PAGE_ROWS}
        shown={rows.length}
        total={found.data?.total ?? 0}
        hrefOf={(page) => hrefWith({ page: String(page) })}
      />
      <AddressDialog name="rename" title={(id) => `${text.rename}: ${id}`}>
        {(id, close) => <RenameForm id={id} onEnd={close} />}
      </AddressDialog>
    </>
  );
}

export const list = screen({
  search: (raw): Search => ({ page: countIn(raw, "page", 1), only: textIn(raw, "only") }),
  page: List,
});

function PlantPage({ params }: ScreenProps<"id" | "part?", object>) {
  const plant = plants.find(({ id }) => id === params.id);
  if (!plant) throw new Error("No such plant");
  return <PageTitle>{params.part ? `${plant.name}: ${params.part}` : plant.name}</PageTitle>;
}

export const plant = plainScreen({ params: ["id", "part?"], page: PlantPage });
