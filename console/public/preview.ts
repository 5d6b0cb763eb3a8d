import type { BlocDeCitire, VedereDeCitire } from "../../client/generated/documents/types.ts";
import { Refusal } from "./api.ts";
import type { Format } from "./catalog-words.ts";
import { number } from "./facts.ts";
import { problemsOf } from "./form.ts";
import { say } from "./language.ts";
import { byId, make, show, whenShown } from "./page.ts";
import type { PagePicture } from "./preview-api.ts";
import type { Words } from "./words.ts";

/* What a file looks like before it is downloaded: its pages, or what it says, where it has no pages. */

export const previewWords = {
  look: ["Vedeți documentul", "Посмотреть документ", "View the document"],
  previewTitle: ["Documentul", "Документ", "Document"],
  previousPage: ["Pagina anterioară", "Предыдущая страница", "Previous page"],
  nextPage: ["Pagina următoare", "Следующая страница", "Next page"],
  pageOf: ["Pagina {page} din {pages}", "Страница {page} из {pages}", "Page {page} of {pages}"],
  readingView: [
    "Vedere de citire: textul fișierului, nu imaginea paginilor lui.",
    "Режим чтения: текст файла, а не изображение его страниц.",
    "Reading view: the text of the file, not the image of its pages.",
  ],
  readingCut: [
    "Textul continuă; descărcați fișierul ca să-l citiți întreg.",
    "Текст продолжается; скачайте файл, чтобы прочитать его целиком.",
    "The text continues; download the file to read all of it.",
  ],
  emptyText: ["Fișierul nu conține text.", "В файле нет текста.", "The file contains no text."],
  noPreview: [
    "Un fișier de acest fel nu se poate arăta aici. Descărcați-l ca să-l deschideți.",
    "Файл такого вида здесь показать нельзя. Скачайте его, чтобы открыть.",
    "A file of this type cannot be shown here. Download it to open it.",
  ],
  reading: ["Textul documentului", "Текст документа", "Text of the document"],
} satisfies Words;

/** Where a preview comes from. */
export interface Source {
  format: Format | undefined;
  name: string;
  page(page: number): Promise<PagePicture>;
  reading(): Promise<VedereDeCitire>;
}

type Shown =
  | { kind: "page"; source: Source; page: number; pages: number; address: string }
  | { kind: "reading"; reading: VedereDeCitire }
  | { kind: "nothing"; why: () => string };

let shown: Shown | undefined;

const PAGED: readonly unknown[] = ["pdf", "image", "office"];
/** A kind without pages or text, a file that nothing can be made of, one that is too large to be shown, a converter that is away. */
const UNSHOWN: readonly unknown[] = [413, 415, 422, 503];

/**
 * Shows a file, or says why it is not shown.
 * @throws Refusal if a password is missing or wrong, or the file is gone
 */
export async function preview(source: Source): Promise<void> {
  shown = await lookAt(source);
  show();
}

async function lookAt(source: Source): Promise<Shown> {
  try {
    return PAGED.includes(source.format) ? await pageOf(source, 1) : await readingOf(source);
  } catch (error) {
    if (!(error instanceof Refusal) || error.status === 403 || error.status === 404) throw error;
    const said = problemsOf(error)[0]?.text ?? (() => "");
    return {
      kind: "nothing",
      why: UNSHOWN.includes(error.status) ? () => say(previewWords.noPreview) : said,
    };
  }
}

async function pageOf(source: Source, page: number): Promise<Shown> {
  try {
    const { picture, pages } = await source.page(page);
    return { kind: "page", source, page, pages, address: URL.createObjectURL(picture) };
  } catch (error) {
    if (error instanceof Refusal && UNSHOWN.includes(error.status)) return readingOf(source);
    throw error;
  }
}

const readingOf = async (source: Source): Promise<Shown> => ({
  kind: "reading",
  reading: await source.reading(),
});

let isTurning = false;

/** A second press waits for the first; the page before stays until the next has come, so the button keeps the focus. */
async function turn(by: number): Promise<void> {
  const before = shown;
  if (isTurning || before?.kind !== "page") return;
  const page = before.page + by;
  if (page < 1 || page > before.pages) return;
  isTurning = true;
  try {
    shown = await pageOf(before.source, page);
    URL.revokeObjectURL(before.address);
  } catch (error) {
    if (!(error instanceof Refusal)) throw error;
    shown = { kind: "nothing", why: problemsOf(error)[0]?.text ?? (() => "") };
  } finally {
    isTurning = false;
  }
  show();
}

/** Connects the buttons of the page, which shows the preview with everything else. */
export function preparePreview(): void {
  for (const [id, by] of Object.entries({ "preview-previous": -1, "preview-next": 1 }))
    byId(id).addEventListener("click", () => void turn(by));
  whenShown(render);
}

function render(): void {
  byId("preview").hidden = !shown;
  if (!shown) return;
  const pages = shown.kind === "page" ? shown : undefined;
  byId("preview-pages").hidden = !pages || pages.pages === 1;
  byId("preview-previous").setAttribute("aria-disabled", String(pages?.page === 1));
  byId("preview-next").setAttribute("aria-disabled", String(pages?.page === pages?.pages));
  byId("preview-place").textContent = pages ? placeOf(pages) : "";
  byId("preview-about").textContent = aboutOf(shown);
  byId("preview-leaf").replaceChildren(...leafOf(shown));
}

const placeOf = ({ page, pages }: { page: number; pages: number }): string =>
  say(previewWords.pageOf, { page: number(page), pages: number(pages) });

function aboutOf(found: Shown): string {
  if (found.kind === "nothing") return found.why();
  if (found.kind === "page") return "";
  const { blocuri, trunchiat } = found.reading;
  if (blocuri.length === 0) return say(previewWords.emptyText);
  return [previewWords.readingView, ...(trunchiat ? [previewWords.readingCut] : [])]
    .map((one) => say(one))
    .join(" ");
}

function leafOf(found: Shown): HTMLElement[] {
  if (found.kind === "nothing") return [];
  if (found.kind === "page") {
    const image = document.createElement("img");
    image.src = found.address;
    image.alt = `${found.source.name}, ${placeOf(found)}`;
    return [image];
  }
  const { blocuri } = found.reading;
  if (blocuri.length === 0) return [];
  const text = document.createElement("div");
  text.className = "reading";
  text.tabIndex = 0;
  text.setAttribute("role", "region");
  text.setAttribute("aria-label", say(previewWords.reading));
  text.append(...blocuri.map(blockOf));
  return [text];
}

/** The heading of the preview is above those of the file. */
function blockOf({ tip, nivel = 1, text = "", randuri = [] }: BlocDeCitire): HTMLElement {
  if (tip !== "TABEL") return make(tip === "TITLU" ? `h${Math.min(nivel + 2, 6)}` : "p", text);
  const table = document.createElement("table");
  table.append(
    ...randuri.map((cells) => {
      const row = document.createElement("tr");
      row.append(...cells.map((cell) => make("td", cell)));
      return row;
    }),
  );
  return table;
}
