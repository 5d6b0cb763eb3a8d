import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useState } from "react";
import { conexiuniListFiles } from "../../client/generated/documents/operations.ts";
import type { FisierLaDistanta } from "../../client/generated/documents/types.ts";
import { isProblem } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { given } from "../kit/given.ts";
import { Icon } from "../kit/icons.tsx";
import { EmptyState } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { NotFound } from "../shell/error-page.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { textIn, valuesIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { ImportOptions } from "./import-options.tsx";
import { type Provider, providerIn } from "./start-import.ts";
import { importWords } from "./words.ts";

const KINDS = ["repo", "wiki", "snippet"] as const;
type Kind = (typeof KINDS)[number];

type HrefWith = ScreenProps<never, object>["hrefWith"];

/** What a provider of repositories has. */
function Kinds({ kind, hrefWith }: { kind: Kind; hrefWith: HrefWith }) {
  const text = useWords(importWords).kinds;
  return (
    <nav className="acts" aria-label={text.label}>
      {KINDS.map((one) => (
        <Link
          key={one}
          look={one === kind ? "primary" : "plain"}
          current={one === kind ? "page" : undefined}
          href={hrefWith({ kind: one, ref: undefined, nume: undefined, q: undefined })}
        >
          {text[one]}
        </Link>
      ))}
    </nav>
  );
}

interface TrailProps {
  refs: readonly string[];
  names: readonly string[];
  hrefWith: HrefWith;
}

/** The path of folders to this one. */
function Trail({ refs, names, hrefWith }: TrailProps) {
  const text = useWords(importWords);
  const hrefOf = (depth: number): string =>
    hrefWith({ ref: refs.slice(0, depth), nume: names.slice(0, depth), q: undefined });
  return (
    <nav className="trail" aria-label={text.place}>
      <Link href={hrefOf(0)}>{text.root}</Link>
      {names.map((name, position) => (
        <span key={`${position}-${name}`}>
          {" / "}
          <Link href={hrefOf(position + 1)} current={position === names.length - 1 ? "page" : undefined}>
            {name}
          </Link>
        </span>
      ))}
    </nav>
  );
}

const QUIET_MS = 300;

interface Search {
  kind: Kind | undefined;
  /** The references of the folders on the path, the current one last. */
  refs: readonly string[];
  names: readonly string[];
  q: string;
}

const isFolder = ({ tip, importabil }: Pick<FisierLaDistanta, "tip" | "importabil">): boolean =>
  !importabil && ["FOLDER", "PROIECT", "WIKI"].includes(tip);

type Props = ScreenProps<"furnizor", Search>;

function Browse(props: Props) {
  const provider = providerIn(props.params.furnizor);
  if (!provider) return <NotFound home="/app/importuri" />;
  return <Files key={provider} provider={provider} {...props} />;
}

type FilesProps = Props & { provider: Provider };

/** The files of the open folder, or those that a search found. */
function useFiles({ provider, search: { refs, q, ...search } }: FilesProps) {
  const kind = kindOf(provider, search.kind);
  const ref = refs.at(-1);
  return useQuery({
    queryKey: ["documents", "remote", provider, kind, ref, q],
    placeholderData: keepPreviousData,
    queryFn: async ({ signal }) => {
      // Providers limit calls, so wait for a pause in the typing.
      if (q !== "") await client.network.clock.sleep(QUIET_MS, signal);
      // A drive is searched in all its folders, a repository within the open one.
      const query = given({ kind, ref: q === "" || kind ? ref : undefined, q: q === "" ? undefined : q });
      return (await conexiuniListFiles(client, { path: { furnizor: provider }, query, signal })).data.items;
    },
  });
}

const kindOf = (provider: Provider, chosen: Kind | undefined): Kind | undefined =>
  provider === "provider_b" ? (chosen ?? "repo") : undefined;

function Files(props: FilesProps) {
  const { provider, search, hrefWith, setSearch } = props;
  const text = useWords(importWords);
  const kind = kindOf(provider, search.kind);
  /** The choice, with names, outlives a change of folders. */
  const [chosen, setChosen] = useState<Chosen>(new Map());
  const found = useFiles(props);
  return (
    <>
      <PageTitle>{text.browseTitle(text.providers[provider])}</PageTitle>
      {kind && <Kinds kind={kind} hrefWith={hrefWith} />}
      <Trail refs={search.refs} names={search.names} hrefWith={hrefWith} />
      <input
        type="search"
        name="q"
        className="input search-input"
        aria-label={text.search}
        placeholder={text.search}
        value={search.q}
        onChange={({ target }) => setSearch({ q: target.value }, { isReplacing: true })}
      />
      {found.isError ? (
        <Unread error={found.error} onRetry={() => void found.refetch()} />
      ) : (
        <FileTable {...props} found={found} chosen={chosen} onChoose={setChosen} />
      )}
      <ImportOptions provider={provider} files={[...chosen.values()]} onClear={() => setChosen(new Map())} />
    </>
  );
}

type Chosen = ReadonlyMap<string, FisierLaDistanta>;

function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useWords(importWords);
  if (!isProblem(error, "conflict")) return <Failed error={error} onRetry={onRetry} />;
  return (
    <EmptyState
      title={text.notConnected}
      action={
        <Link look="primary" href="/app/importuri">
          {text.back}
        </Link>
      }
    />
  );
}

interface FileTableProps extends FilesProps {
  found: ReturnType<typeof useFiles>;
  chosen: Chosen;
  onChoose: (chosen: Chosen) => void;
}

function FileTable({ provider, search, hrefWith, found, chosen, onChoose }: FileTableProps) {
  const text = useWords(importWords);
  const formats = useFormats();
  const { refs, names, q } = search;
  const rows = found.data ?? [];
  const importable = rows.filter(({ importabil }) => importabil);
  const hrefOfFolder = (folder: FisierLaDistanta): string =>
    hrefWith({ ref: [...refs, folder.ref], nume: [...names, folder.denumire], q: undefined });
  const select = (ids: ReadonlySet<string>): void => {
    const known = [...chosen.values(), ...importable].filter((file) => ids.has(file.ref));
    onChoose(new Map(known.map((file) => [file.ref, file])));
  };
  return (
    <Table
      label={text.browseTitle(text.providers[provider])}
      rows={rows}
      idOf={(file) => file.ref}
      textOf={({ denumire }) => denumire}
      isLoading={found.isPending}
      isUpdating={found.isPlaceholderData}
      hrefOf={(file) => (isFolder(file) ? hrefOfFolder(file) : undefined)}
      mayChoose={({ importabil }) => importabil}
      {...(importable.length > 0 ? { selected: new Set(chosen.keys()), onSelect: select } : {})}
      columns={[
        { id: "name", title: text.name, cell: (file) => <FileName file={file} /> },
        {
          id: "size",
          title: text.size,
          isNumber: true,
          cell: ({ dimensiune }) => (dimensiune === undefined ? "" : formats.size(dimensiune)),
        },
        {
          id: "changed",
          title: text.changed,
          isWideOnly: true,
          cell: ({ modificatLa }) => (modificatLa === undefined ? "" : formats.dateTime(modificatLa)),
        },
      ]}
      empty={<EmptyState title={q === "" ? text.nothingHere : text.nothingFound} icon="folder" />}
    />
  );
}

function FileName({ file }: { file: FisierLaDistanta }) {
  const text = useWords(importWords);
  return (
    <>
      {isFolder(file) && <Icon name="folder" />} {file.denumire}
      {!file.importabil && !isFolder(file) && <span className="hint"> {text.notImportable}</span>}
    </>
  );
}

export default screen({
  params: ["furnizor"],
  search: (raw): Search => ({
    kind: KINDS.find((one) => one === textIn(raw, "kind")),
    refs: valuesIn(raw, "ref"),
    names: valuesIn(raw, "nume"),
    q: textIn(raw, "q"),
  }),
  page: Browse,
});
