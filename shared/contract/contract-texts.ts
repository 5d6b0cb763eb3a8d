/** A text of a contract: Romanian, Russian, English. */
export type ContractText = readonly [ro: string, ru: string, en: string];

/** By name; one text of several names has them all before it: `grups.list|staff.groups.list`. */
type Named = Record<string, ContractText>;

/** Texts of a contract for its tags, operations (`documents.upload`) and properties, by their names. */
export interface ContractTexts {
  /** How callers other than users authenticate. */
  callers?: ContractText;
  tags?: Named;
  operations?: Named;
  /** For operations without a text of their own, by their action: `create`. */
  actions?: Named;
  /**
   * By name, if all schemas of a service mean the same by it; else with the schemas that do: `SignIn|Session.secret`, an object
   * inside one as `Health.checks.db.status`, all pages as `Page.items`.
   */
  properties?: Named;
}

/** The words of a room besides its refusals, from its `texts.ts`. Only the contract and the tests load them. */
export interface RoomTexts {
  contract?: ContractTexts;
  /**
   * The routes matrix: a line with the kinds of callers, then a line for each operation of the room with the status that
   * each kind gets.
   */
  matrix?: string;
}

/** The texts of several rooms as one. If two have the same name, the later one counts. */
export function composed(texts: ContractTexts[]) {
  const merged = (section: "tags" | "operations" | "actions"): Named =>
    Object.fromEntries(
      texts
        .flatMap((one) => Object.entries(one[section] ?? {}))
        .flatMap(([names, text]) => names.split("|").map((name) => [name, text])),
    );
  return {
    callers: texts.findLast(({ callers }) => callers)?.callers,
    tags: merged("tags"),
    operations: merged("operations"),
    actions: merged("actions"),
    properties: propertiesOf(texts),
  };
}

/** @throws Error if two rooms describe a property differently: one of them means something else by its name */
function propertiesOf(texts: ContractTexts[]): Named {
  const all: Named = {};
  for (const [key, text] of texts.flatMap(({ properties = {} }) =>
    Object.entries(properties).flatMap(ofEachSchema),
  )) {
    const other = all[key];
    if (other && onOneLine(other) !== onOneLine(text))
      throw new Error(
        `two rooms describe the property ${key}, as “${other[2]}” and “${text[2]}”: name their schemas`,
      );
    all[key] = text;
  }
  return all;
}

function ofEachSchema([key, text]: [string, ContractText]): [string, ContractText][] {
  const at = key.indexOf(".");
  if (at === -1) return [[key, text]];
  const schemas = key.slice(0, at).split("|");
  return schemas.map((schema) => [schema + key.slice(at), text]);
}

/** The three languages as one description, a paragraph each. */
export const inParagraphs = (text: ContractText): string => text.join("\n\n");

/** The three languages on one line. */
export const onOneLine = (text: ContractText): string => text.join(" / ");

/** Properties of lists and problems, and those that several services have. */
export const commonTexts: ContractTexts = {
  properties: {
    "FrameworkError|TypedFrameworkError|RoutedFrameworkError.code": [
      "Codul erorii",
      "Код ошибки",
      "Code of the error",
    ],
    "FisierInPregatire.status": [
      "Conținutul se pregătește",
      "Содержимое готовится",
      "The content is being prepared",
    ],
    id: ["Identificatorul înregistrării", "Идентификатор записи", "Id of the record"],
    "Page.items": ["Rândurile paginii", "Строки страницы", "The rows of the page"],
    page: ["Numărul paginii, de la 0", "Номер страницы, с 0", "Number of the page, from 0"],
    size: ["Rânduri pe pagină", "Строк на странице", "Rows on a page"],
    "Page.total": ["Câte rânduri are lista", "Сколько строк в списке", "How many rows the list has"],
    "Problem|SignInProblem|TypedFrameworkError.type": ["Felul erorii", "Вид ошибки", "Kind of the error"],
    title: ["Titlul erorii", "Заголовок ошибки", "Title of the error"],
    "Problem|SignInProblem|FrameworkError|TypedFrameworkError|RoutedFrameworkError.status": [
      "Codul HTTP",
      "Код HTTP",
      "HTTP status",
    ],
    detail: ["Explicația", "Пояснение", "Explanation"],
    instance: ["Adresa cererii", "Адрес запроса", "Address of the request"],
    correlationId: [
      "Codul după care cererea se găsește în jurnale",
      "Код, по которому запрос находят в журналах",
      "Code that finds the request in logs",
    ],
    errors: ["Câmpurile greșite", "Неверные поля", "The wrong fields"],
    field: ["Numele câmpului", "Имя поля", "Name of the field"],
    "Problem|SignInProblem.code": ["Cheia mesajului", "Ключ сообщения", "Key of the message"],
    previous: ["Eroarea anterioară", "Предыдущая ошибка", "The error before"],
    message: ["Mesajul sau cheia lui", "Сообщение или его ключ", "The message, or its key"],
    name: ["Denumirea", "Название", "Name"],
    token: ["Tokenul", "Токен", "The token"],
    url: ["Adresa", "Адрес", "Address"],
    expiresAt: ["Până când este valabil", "До какого момента действует", "Until when it is valid"],
    hashSha256: ["SHA-256 al conținutului", "SHA-256 содержимого", "SHA-256 of the content"],
  },
};

/** The introduction for readers: a description of the service, signing in, and rules common to all operations. */
export function gettingStarted(
  description: string,
  name: string,
  callers: ContractText = ["", "", ""],
): string {
  const [ro, ru, en] = callers.map((text) => text && ` ${text}`);
  return [
    description,
    `**Cum începeți.** Trimiteți \`POST /${name}/api/authenticate\` cu \`{"username", "password"}\`; răspunsul are \`id_token\`. Trimiteți-l cu fiecare cerere: \`Authorization: Bearer <id_token>\`.${ro}`,
    "Listele au `page` și `size`; dincolo de 10.000 de rânduri urmați `Link; rel=next`, care poartă `cursor`. O cerere cu `Idempotency-Key` se poate repeta. `If-Match` cu ETag-ul citit refuză cu 412 ce s-a schimbat între timp. Un 202 continuă în fundal, iar Location arată unde. Mesajele și erorile vin în limba din `Accept-Language`: ro, ru, en.",
    `**С чего начать.** Отправьте \`POST /${name}/api/authenticate\` с \`{"username", "password"}\`; в ответе \`id_token\`. Передавайте его с каждым запросом: \`Authorization: Bearer <id_token>\`.${ru}`,
    "У списков есть `page` и `size`; за пределами 10 000 строк следуйте `Link; rel=next` с `cursor`. Запрос с `Idempotency-Key` можно повторить. `If-Match` с прочитанным ETag отклоняет (412) изменённое за это время. 202 продолжается в фоне, Location показывает где. Сообщения и ошибки — на языке из `Accept-Language`: ro, ru, en.",
    `**Getting started.** Send \`POST /${name}/api/authenticate\` with \`{"username", "password"}\`; the answer has \`id_token\`. Send it with each request: \`Authorization: Bearer <id_token>\`.${en}`,
    "Lists have `page` and `size`; beyond 10,000 rows follow `Link; rel=next`, which carries a `cursor`. A request with an `Idempotency-Key` may be repeated. `If-Match` with the ETag that was read refuses by 412 what has changed since. A 202 continues in the background, and Location shows where. Messages and errors are in the language of `Accept-Language`: ro, ru, en.",
  ].join("\n\n");
}
