import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { templatesImport, templatesList } from "../../client/generated/documents/operations.ts";
import type { SablonInLista } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { BriefForm } from "../api/new-form.tsx";
import { useSaved } from "../api/saved.ts";
import { Link } from "../kit/button.tsx";
import { DialogLink } from "../kit/dialog-link.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { TextField } from "../kit/fields.tsx";
import { FileDrop } from "../kit/file-drop.tsx";
import { given } from "../kit/given.ts";
import { Pager } from "../kit/pager.tsx";
import { EmptyState, StateBadge } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, textIn } from "../shell/search.ts";
import { useGo } from "../shell/use-go.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { useTemplateRights } from "./may.ts";
import { RemoveTemplate, TemplateMenu } from "./template-acts.tsx";
import { TEMPLATES } from "./template-query.ts";
import { templateWords } from "./words.ts";

const PAGE_CARDS = 24;

interface Search {
  page: number;
  q: string;
}

function Gallery(props: ScreenProps<never, Search>) {
  const { search, hrefWith } = props;
  const text = useWords(templateWords);
  const { page, q } = search;
  const found = useQuery({
    queryKey: [...TEMPLATES, "list", search],
    placeholderData: keepPreviousData,
    queryFn: async () => {
      const filter = given({ "filter[denumire][contains]": q === "" ? undefined : q });
      const query = { page: page - 1, size: PAGE_CARDS, sort: "denumire", ...filter };
      return (await templatesList(client, { query })).data;
    },
  });
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <Head {...props} />
      <Loaded query={found} lines={8}>
        {({ items, total }) => (
          <>
            {items.length === 0 ? (
              <EmptyState
                title={q === "" ? text.empty : text.noneFound}
                text={q === "" && text.emptyText}
                icon="copy"
              />
            ) : (
              <ul className="cards" aria-busy={found.isPlaceholderData}>
                {items.map((template) => (
                  <Card key={template.id} template={template} />
                ))}
              </ul>
            )}
            <Pager
              page={page}
              size={PAGE_CARDS}
              shown={items.length}
              total={total}
              hrefOf={(next) => hrefWith({ page: String(next) })}
            />
          </>
        )}
      </Loaded>
      <RemoveTemplate />
    </>
  );
}

/** The search, and links to new templates. */
function Head({ search: { q }, setSearch }: ScreenProps<never, Search>) {
  const text = useWords(templateWords);
  return (
    <div className="acts list-head">
      <input
        type="search"
        name="q"
        className="input search-input"
        aria-label={text.search}
        placeholder={text.search}
        value={q}
        onChange={({ target }) => setSearch({ q: target.value, page: undefined }, { isReplacing: true })}
      />
      <Link look="primary" icon="plus" href="/app/sabloane/nou">
        {text.add}
      </Link>
      <DialogLink verb={text.import} name="import" id="nou" look="plain" icon="upload" />
      <AddressDialog name="import" title={() => text.import}>
        {(_, close) => <ImportForm onEnd={close} />}
      </AddressDialog>
    </div>
  );
}

function Card({ template }: { template: SablonInLista }) {
  const { id, denumire, descriere, format, limba, publicat, variabile, modificatLa } = template;
  const text = useWords(templateWords);
  const formats = useFormats();
  const { mayEdit } = useTemplateRights();
  return (
    <li className="card">
      <h2>{denumire}</h2>
      <p className="hint">
        {[
          text.formats[format],
          text.languages[limba],
          text.fields(variabile.length),
          text.changed(formats.date(modificatLa)),
        ].join(", ")}
      </p>
      {descriere && <p>{descriere}</p>}
      <p>
        <StateBadge tone={publicat ? "good" : "neutral"}>{publicat ? text.published : text.draft}</StateBadge>
      </p>
      <div className="acts">
        <Link look="primary" href={`/app/sabloane/${id}`} label={`${text.fill}: ${denumire}`}>
          {text.fill}
        </Link>
        <TemplateMenu template={template} mayEdit={mayEdit(template)} />
      </div>
    </li>
  );
}

export default screen({
  search: (raw): Search => ({ page: countIn(raw, "page", 1), q: textIn(raw, "q") }),
  page: Gallery,
  useFound: () => ({
    title: templateWords.title,
    acts: [{ title: templateWords.import, href: "/app/sabloane?dialog=import.nou" }],
    register: {
      service: "documents",
      isNarrowing: true,
      hrefOf: (text) => `/app/sabloane?q=${encodeURIComponent(text)}`,
      async find(text, signal) {
        const query = { size: FOUND, "filter[denumire][contains]": text };
        const { items, total } = (await templatesList(client, { query, signal })).data;
        const records = items.map(({ id, denumire }) => ({ href: `/app/sabloane/${id}`, title: denumire }));
        return { records, total };
      },
    },
  }),
});

/** How many the search everywhere shows. */
const FOUND = 5;

interface ImportValues {
  files: readonly File[];
  cod: string;
  denumire: string;
}

const initial: ImportValues = { files: [], cod: "", denumire: "" };

/** An exported template or a Word file becomes a draft. */
function ImportForm({ onEnd }: { onEnd: () => void }) {
  const text = useWords(templateWords);
  const go = useGo();
  const saved = useSaved(TEMPLATES);
  return (
    <BriefForm
      initial={initial}
      verb={text.import}
      onCancel={onEnd}
      validate={({ files: [file], cod }) => {
        if (!file) return { files: text.missingFile };
        return /\.docx$/i.test(file.name) && cod.trim() === "" ? { cod: text.missingCode } : {};
      }}
      save={async ({ files: [file], cod, denumire }) => {
        if (!file) return;
        const named = given({
          cod: cod.trim() || undefined,
          denumire: denumire.trim() ? denumire : undefined,
        });
        const { data } = await templatesImport(client, { body: { file, ...named } });
        await saved(text.saved(data.denumire));
        // Replaces the dialog in the history, so that Back leads to the gallery.
        go(`/app/sabloane/${data.id}`, { isReplacing: true });
      }}
    >
      {(form) => (
        <>
          <FileDrop
            label={text.file}
            hint={text.fileHint}
            isRequired
            accepts={[".json", ".docx"]}
            field={form.field("files")}
          />
          <TextField label={text.fromFile} field={form.field("cod")} />
          <TextField label={text.name} maxLength={255} field={form.field("denumire")} />
        </>
      )}
    </BriefForm>
  );
}
