import { once } from "../../../../shared/once.ts";
import { own } from "../contract/own.ts";
import type { JsonObject, Operation } from "../model/contract.ts";
import type { Evidence } from "../model/evidence.ts";
import { FIRST_EDITION, MISSING, rule, type Breach } from "../model/rule.ts";
import { hasQuery, idOf, isList, itemsOf } from "../plan/choices.ts";
import {
  answersOf,
  breach,
  each,
  eachPlace,
  header,
  joined,
  notExercised,
  ofLife,
  operationOf,
  placeOf,
  quoted,
  statusOf,
  systemAnswers,
  type Answered,
} from "./support/judging.ts";
import { scalarsOf } from "./support/values.ts";

const SOURCE = "Platform standard, payload conventions";

/** The first pages of the collections that were read. */
const lists = (evidence: Evidence): Answered[] =>
  answersOf(evidence, "read").filter((one) => {
    const operation = operationOf(evidence, one);
    return operation && isList(operation) && one.answer.status === 200 && isOfMany(evidence, operation, one);
  });

/**
 * True if an answer has records, or its address takes pages or has addresses of records below: it is not a single
 * record.
 */
const isOfMany = ({ contract }: Evidence, operation: Operation, { answer: { json } }: Answered): boolean =>
  Array.isArray(json) ||
  Array.isArray(own(json, "items")) ||
  hasQuery(operation, "page") ||
  hasQuery(operation, "size") ||
  contract.operations.some(({ path }) => path.startsWith(`${operation.path}/{`));

const isEnvelope = (json: unknown): boolean =>
  Array.isArray(own(json, "items")) &&
  ["page", "size", "total"].every((name) => Number.isInteger(own(json, name)));

export const pageEnvelope = rule({
  id: "page-envelope",
  says: [
    "Listele răspund cu {items, page, size, total}.",
    "Списки отвечают {items, page, size, total}.",
    "Lists answer with {items, page, size, total}.",
  ],
  source: SOURCE,
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Puneți înregistrările în items și adăugați page, size și total ca numere întregi.",
    "Поместите записи в items и добавьте целые page, size и total.",
    "Put the records in items and add page, size and total as whole numbers.",
  ],
  judge: ofLife((evidence) =>
    each(lists(evidence), (one) => {
      if (isEnvelope(one.answer.json)) return undefined;
      const json = one.answer.json;
      const names = Object.keys((json as object | undefined) ?? {}).slice(0, 10);
      const found = Array.isArray(json) ? "an array" : names.join(", ") || "no property";
      return breach(placeOf(one), "items, page, size and total", found, one);
    }),
  ),
});

export const pageBounds = rule({
  id: "page-bounds",
  says: [
    "page și size au efect, total este corect, iar după sfârșit pagina este goală.",
    "page и size действуют, total верен, а за концом страница пуста.",
    "page and size take effect, total is correct, and the page after the end is empty.",
  ],
  source: SOURCE,
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Aplicați page și size la interogare și repetați-le în răspuns; numărați aceleași rânduri în total.",
    "Применяйте page и size к запросу и повторяйте их в ответе; считайте те же строки в total.",
    "Apply page and size to the query and repeat them in the response; count the same rows in total.",
  ],
  judge: ofLife((evidence) => {
    const pages = answersOf(evidence, "page").filter(({ answer }) => isEnvelope(answer.json));
    const byOperation = Map.groupBy(pages, placeOf);
    return joined(
      each([...byOperation.values()], (found) => wrongPages(found)),
      each(answersOf(evidence, "page-beyond"), (one) => {
        const isEmpty = one.answer.status === 400 || itemsOf(one.answer.json).length === 0;
        return isEmpty
          ? undefined
          : breach(placeOf(one), "no items", quoted(own(one.answer.json, "items")), one);
      }),
    );
  }),
});

/** The name of a row among others: its id, or all of it. */
const rowOf = (item: Parameters<typeof idOf>[0]): string => idOf(item) ?? JSON.stringify(item);

/** Some systems begin with page 1: then page 0 is refused, or the same as page 1. */
function wrongPages(pages: readonly Answered[]): Breach[] {
  const firstPage = pages.some(({ request }) => request.details?.page === 0) ? 0 : 1;
  const ids = pages.map(({ answer }) => itemsOf(answer.json).map(rowOf).join());
  const isRepeated = pages.length === 2 && ids[0] !== "" && ids[0] === ids[1];
  const repeated = isRepeated
    ? [
        breach(
          placeOf(pages[0] as Answered),
          "other records on page=1 than on page=0",
          ids[0] ?? "",
          ...pages,
        ),
      ]
    : [];
  const wrong = pages.flatMap((one) => wrongPage(one, firstPage) ?? []);
  return [...wrong, ...(wrong.length > 0 ? [] : repeated)].slice(0, 1);
}

function wrongPage(one: Answered, firstPage: number): Breach | undefined {
  const { page = 0, size = 0 } = one.request.details ?? {};
  const { json } = one.answer;
  const [total, items] = [Number(own(json, "total")), itemsOf(json)];
  const expected = Math.max(0, Math.min(size, total - (page - firstPage) * size));
  const shown = { page: own(json, "page"), size: own(json, "size"), total, items: items.length };
  const isRight = shown.page === page && shown.size === size && total >= 0 && items.length === expected;
  return isRight
    ? undefined
    : breach(placeOf(one), quoted({ page, size, items: expected }), quoted(shown), one);
}

export const filterSort = rule({
  id: "filter-sort",
  says: [
    "Un filtru după o valoare văzută alege rândurile care o au; sort ordonează în ambele direcții.",
    "Фильтр по увиденному значению выбирает строки с ним; sort упорядочивает в обе стороны.",
    "A filter by a value seen selects the rows that have it; sort orders in both directions.",
  ],
  source: SOURCE,
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Aplicați filter[câmp] și sort=câmp,-altul la interogare.",
    "Применяйте filter[поле] и sort=поле,-другое к запросу.",
    "Apply filter[field] and sort=field,-other to the query.",
  ],
  judge: ofLife((evidence) => {
    const sorted = Map.groupBy(answersOf(evidence, "sort"), placeOf);
    const judged = joined(
      each(answersOf(evidence, "filter"), wrongFilter),
      each([...sorted.values()], wrongOrder),
    );
    const filterable = evidence.contract.operations.filter(
      (one) => isList(one) && one.parameters.some(({ name }) => name.startsWith("filter[")),
    );
    const missed =
      filterable.length > 0 && judged.checked === 0 ? [notExercised("filter, sort", "empty")] : [];
    return { ...judged, notExercised: missed };
  }),
});

function wrongFilter(one: Answered): Breach | undefined {
  const { field = "", value } = one.request.details ?? {};
  const place = `${placeOf(one)} filter[${field}]`;
  if (one.answer.status !== 200) return breach(place, "HTTP 200", statusOf(one), one);
  const items = itemsOf(one.answer.json);
  const other = items.find((item) => !hasValue(own(item, field), value));
  if (items.length === 0) return breach(place, `${field} = ${quoted(value)}`, "no items", one);
  return (
    other && breach(place, `${field} = ${quoted(value)}`, `${field} = ${quoted(own(other, field))}`, one)
  );
}

const hasValue = (found: unknown, value: unknown): boolean =>
  Array.isArray(found) ? found.includes(value) : found === value;

type Compare = (a: unknown, b: unknown) => number;

const collator = once(() => new Intl.Collator("ro"));
const bySigns = (a: string, b: string): number => (a < b ? -1 : Number(a > b));

/** Orders that databases have: of numbers, of signs, of letters in any case, of a language. */
const orders: readonly Compare[] = [
  (a, b) => (typeof a === "number" && typeof b === "number" ? a - b : bySigns(String(a), String(b))),
  (a, b) => bySigns(String(a).toLowerCase(), String(b).toLowerCase()),
  (a, b) => collator().compare(String(a), String(b)),
];

function wrongOrder(pair: readonly Answered[]): Breach | undefined {
  const [first] = pair;
  if (!first) return undefined;
  const field = first.request.details?.field ?? "";
  const place = `${placeOf(first)} sort=${field}`;
  const refused = pair.find(({ answer }) => answer.status !== 200);
  if (refused) return breach(place, "HTTP 200", statusOf(refused), refused);
  const isOrdered = orders.some((compare) => pair.every((one) => isInOrder(one, field, compare)));
  const values = pair.map((one) => valuesOf(one, field).slice(0, 5));
  return isOrdered
    ? undefined
    : breach(place, "values that rise, and fall with the sign before sort", quoted(values), ...pair);
}

const valuesOf = ({ answer }: Answered, field: string): unknown[] =>
  itemsOf(answer.json)
    .map((item) => own(item, field))
    .filter((value) => value !== undefined && value !== null);

function isInOrder(one: Answered, field: string, compare: Compare): boolean {
  const sign = one.request.details?.descending ? -1 : 1;
  const values = valuesOf(one, field);
  return values.every((value, i) => i === 0 || sign * compare(values[i - 1], value) <= 0);
}

export const contentType = rule({
  id: "content-type",
  says: [
    "Răspunsurile JSON sunt application/json; charset=utf-8, iar octeții sunt UTF-8.",
    "Ответы JSON — application/json; charset=utf-8, и байты — UTF-8.",
    "JSON responses are application/json; charset=utf-8, and the bytes are UTF-8.",
  ],
  source: SOURCE,
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Trimiteți antetul complet și codați corpul ca UTF-8.",
    "Отправляйте полный заголовок и кодируйте тело в UTF-8.",
    "Send the full header and encode the body as UTF-8.",
  ],
  judge: ofLife((evidence) =>
    eachPlace(
      systemAnswers(evidence).filter(({ answer }) => answer.text !== ""),
      (one) => {
        const type = header(one, "content-type") ?? "";
        if (!one.answer.isUtf8)
          return breach(placeOf(one), "UTF-8", quoted(one.answer.text.slice(0, 60)), one);
        const isJson = typeof one.answer.json === "object" && one.answer.json !== null;
        if (!isJson || /^application\/[\w.-]+\+json\b/i.test(type)) return undefined;
        return /^application\/json\s*;\s*charset="?utf-8"?\s*$/i.test(type)
          ? undefined
          : breach(placeOf(one), "application/json; charset=utf-8", type || MISSING, one);
      },
    ),
  ),
});

export const acceptLanguage = rule({
  id: "accept-language",
  says: [
    "Textele, și ale erorilor, vin în limba din Accept-Language: ro și ru.",
    "Тексты, в том числе ошибок, приходят на языке Accept-Language: ro и ru.",
    "Texts, including those of errors, come in the language in Accept-Language: ro and ru.",
  ],
  source: SOURCE,
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Traduceți title și detail; fără antet răspundeți în română.",
    "Переведите title и detail; без заголовка отвечайте по-румынски.",
    "Translate title and detail; without the header, answer in Romanian.",
  ],
  judge: ofLife((evidence) => {
    const byZone = Map.groupBy(answersOf(evidence, "language"), ({ request }) => request.details?.zone ?? "");
    const pairs = [...byZone.values()].filter((pair) => pair.length === 2);
    return each(pairs, (pair) => wrongLanguage(pair));
  }),
});

function wrongLanguage(pair: readonly Answered[]): Breach | undefined {
  const [first] = pair;
  if (!first) return undefined;
  const wrong = pair.find((one) => {
    const named = header(one, "content-language")?.toLowerCase();
    return named !== undefined && !named.startsWith(one.request.details?.language ?? "");
  });
  if (wrong)
    return breach(
      placeOf(wrong),
      `Content-Language: ${wrong.request.details?.language ?? ""}`,
      header(wrong, "content-language") ?? "",
      wrong,
    );
  const [ro, ru] = pair.map(textOf);
  return ro === ru ? breach(placeOf(first), "other words in ro than in ru", quoted(ro), ...pair) : undefined;
}

const textOf = ({ answer: { json } }: Answered): string =>
  ["title", "detail", "message"]
    .map((name) => String(own(json, name) ?? ""))
    .join(" ")
    .replaceAll(/[0-9a-f-]{8,}/g, "");

const MOST_ID = 128;

export const correlationId = rule({
  id: "correlation-id",
  says: [
    "X-Correlation-Id se întoarce, se creează când lipsește, și la erori; unul nesigur se înlocuiește.",
    "X-Correlation-Id возвращается, создаётся при отсутствии, и в ошибках; небезопасный заменяется.",
    "X-Correlation-Id is returned, and created when missing, on errors too; an unsafe one is replaced.",
  ],
  source: SOURCE,
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Puneți antetul pe fiecare răspuns; acceptați cel mult 128 de caractere vizibile.",
    "Ставьте заголовок на каждый ответ; принимайте не более 128 видимых знаков.",
    "Put the header on every response; accept at most 128 visible characters.",
  ],
  judge: ofLife((evidence) =>
    eachPlace(systemAnswers(evidence), (one) => {
      const [sent, returned] = [one.sent["x-correlation-id"], header(one, "x-correlation-id")];
      if (returned === undefined || returned === "")
        return breach(placeOf(one), "the header X-Correlation-Id is required", MISSING, one);
      const isUnsafe = one.request.reason === "unsafe-correlation";
      if (isUnsafe)
        return returned.length > MOST_ID
          ? breach(
              placeOf(one),
              `X-Correlation-Id of at most ${String(MOST_ID)} characters`,
              `${String(returned.length)} characters`,
              one,
            )
          : undefined;
      return sent === undefined || sent === returned
        ? undefined
        : breach(placeOf(one), "the X-Correlation-Id that was sent", returned.slice(0, 80), one);
    }),
  ),
});

const MOMENT = /^\d{4}-\d{2}-\d{2}[T ]\d{2}:\d{2}/;
const UTC = /^\d{4}-\d{2}-\d{2}T\d{2}:\d{2}:\d{2}(\.\d{1,9})?(Z|\+00:00)$/;
/** Dates as people write them. */
const HUMAN = /^\d{1,2}[./]\d{1,2}[./]\d{4}( \d{1,2}:\d{2}(:\d{2})?)?$/;

export const datesUtc = rule({
  id: "dates-utc",
  says: [
    "Datele și orele sunt ISO 8601 în UTC.",
    "Даты и время — ISO 8601 в UTC.",
    "Dates and times are ISO 8601 in UTC.",
  ],
  source: SOURCE,
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Trimiteți 2026-11-26T08:30:00.000Z; ora locală o arată interfața.",
    "Отправляйте 2026-11-26T08:30:00.000Z; местное время показывает интерфейс.",
    "Send 2026-11-26T08:30:00.000Z; the interface shows local time.",
  ],
  judge: ofLife((evidence) =>
    eachPlace(
      systemAnswers(evidence).filter(
        ({ answer, request }) => answer.status < 300 && request.reason !== "info",
      ),
      (one) => {
        const wrong = scalarsOf(one.answer.json).find(
          ({ value }) =>
            typeof value === "string" && ((MOMENT.test(value) && !UTC.test(value)) || HUMAN.test(value)),
        );
        return (
          wrong && breach(placeOf(one), "YYYY-MM-DDThh:mm:ssZ", `${wrong.name}: ${quoted(wrong.value)}`, one)
        );
      },
    ),
  ),
});

export const opaqueIds = rule({
  id: "opaque-ids",
  says: [
    "Identificatorii nu se pot ghici prin numărare.",
    "Идентификаторы нельзя угадать перебором.",
    "Identifiers cannot be guessed by counting.",
  ],
  source: SOURCE,
  level: "should",
  since: FIRST_EDITION,
  fix: [
    "Folosiți identificatori aleatorii sau ordonați după timp cu o parte aleatorie.",
    "Используйте случайные идентификаторы или упорядоченные по времени со случайной частью.",
    "Use random identifiers, or identifiers ordered by time with a random part.",
  ],
  judge: ofLife((evidence) =>
    each(lists(evidence), (one) => {
      const ids = itemsOf(one.answer.json).map(numericId);
      const at = ids.findIndex((id, i) => isNext(id, ids[i + 1]) && isNext(ids[i + 1], ids[i + 2]));
      return at < 0
        ? undefined
        : breach(placeOf(one), "ids that do not count", quoted(ids.slice(at, at + 3)), one);
    }),
  ),
});

const numericId = (item: JsonObject): number => {
  const id = idOf(item);
  return id !== undefined && /^\d{1,15}$/.test(id) ? Number(id) : Number.NaN;
};

const isNext = (a: number | undefined, b: number | undefined): boolean =>
  Math.abs(Number(a) - Number(b)) === 1;
