import { documentsList, importsList, importsResync } from "../../client/generated/documents/operations.ts";
import type { Document, ImportInLista } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { type ListPlace, act, record } from "../api/register/kind.ts";
import { FilteredRows } from "../api/register/record-list.tsx";
import { StateBadge } from "../kit/states.tsx";
import { countIn } from "../shell/search.ts";
import { formatsIn } from "../words/formats.ts";
import { currentLanguage } from "../words/language.ts";
import { useWords, wordsIn } from "../words/words.ts";
import { ImportProgress } from "./import-progress.tsx";
import { IMPORTS } from "./start-import.ts";
import { importWords } from "./words.ts";

/** One's own import, started here or in another browser. */
const imports = record({
  key: IMPORTS,
  path: "/app/importuri/aduse",
  icon: "download",
  size: 10,
  texts: {
    title: importWords.mine,
    one: importWords.mine,
    pages: importWords.minePages,
    none: importWords.noImports,
    noneText: importWords.noImportsText,
  },
  nameOf: ({ creatLa }: ImportInLista) => formatsIn(currentLanguage()).dateTime(creatLa),
  isMoving: ({ status }) => status === "IN_LUCRU",
  fields: {
    creatLa: {
      label: importWords.begun,
      column: [],
      show: ({ creatLa }, { formats }) => formats.dateTime(creatLa),
    },
    furnizor: {
      label: importWords.provider,
      column: ["wide"],
      show: ({ furnizor }, { language }) => wordsIn(importWords, language).providers[furnizor],
    },
    status: {
      label: importWords.state,
      column: [],
      show: ({ status, fisiere, importate, esuate }) => (
        <ImportProgress status={status} all={fisiere} imported={importate} failed={esuate} />
      ),
    },
  },
  list: ({ page, size }) => importsList(client, { query: { page, size } }),
});

/** The second list of the screen, so its page has a name of its own in the address. */
export function MyImports({ place }: { place: ListPlace }) {
  const text = useWords(importWords);
  const page = countIn(place.search.raw, "importuri", 1);
  return (
    <section className="imports-mine" aria-labelledby="imports-mine">
      <h2 id="imports-mine">{text.mine}</h2>
      <FilteredRows
        kind={imports}
        place={{
          ...place,
          search: { ...place.search, page },
          hrefWith: ({ page: importuri }) => place.hrefWith({ importuri }),
        }}
      />
    </section>
  );
}

/** A copy or a live link, with what can be done about its source. */
const imported = record({
  key: ["documents", "imported"],
  touches: [["documents"]],
  path: "/app/importuri",
  recordPath: undefined,
  rowHref: ({ id }) => `/app/acte/${id}`,
  icon: "download",
  size: 20,
  texts: {
    title: importWords.documents,
    one: importWords.documents,
    none: importWords.noDocuments,
    noneText: importWords.noDocumentsText,
  },
  nameOf: ({ denumire }: Document) => denumire,
  fields: {
    denumire: { label: importWords.name, column: [] },
    mod: {
      label: importWords.mode,
      column: [],
      show: ({ mod }, { language }) =>
        mod && <StateBadge>{wordsIn(importWords, language).modes[mod]}</StateBadge>,
    },
    furnizor: {
      label: importWords.provider,
      column: ["wide"],
      show: ({ furnizor }, { language }) => furnizor && wordsIn(importWords, language).providers[furnizor],
    },
    modificatLa: {
      label: importWords.changed,
      column: ["wide"],
      show: ({ modificatLa }, { formats }) => formats.dateTime(modificatLa),
    },
    urlWeb: {
      label: importWords.openThere,
      column: [],
      show: (document) => <OpenThere document={document} />,
    },
  },
  list: (query) =>
    documentsList(client, { query: { sort: "-modificatLa", ...query, "filter[mod][specified]": "true" } }),
});

function OpenThere({ document: { denumire, urlWeb } }: { document: Document }) {
  const text = useWords(importWords);
  return (
    urlWeb && (
      <a
        className="link"
        href={urlWeb}
        target="_blank"
        rel="noreferrer"
        aria-label={text.openThereOf(denumire)}
      >
        {text.openThere}
      </a>
    )
  );
}

const resync = act(imported, {
  name: "resync",
  verb: importWords.resync,
  icon: "retry",
  isShown: ({ poate }) => poate.includes("RESINCRONIZEAZA"),
  run: async ({ row: { id, denumire }, known: { language } }) => {
    const { data } = await importsResync(client, { path: { id } });
    const { resynced, unchanged } = wordsIn(importWords, language);
    return { said: data.schimbat ? resynced(denumire) : unchanged(denumire) };
  },
});

export function ImportedDocuments({ place }: { place: ListPlace }) {
  const text = useWords(importWords);
  return (
    <section aria-labelledby="imports-documents">
      <h2 id="imports-documents">{text.documents}</h2>
      <FilteredRows kind={imported} place={place} acts={[resync]} />
    </section>
  );
}
