import { entriesOf, isObject, own, ownObject, ownText } from "../contract/own.ts";
import { isReadable, isTooLong } from "../contract/patterns.ts";
import { resolved } from "../contract/references.ts";
import { schemaCheck } from "../contract/schema-check.ts";
import type { JsonObject, Media, Operation } from "../model/contract.ts";
import type { Evidence, Exchange } from "../model/evidence.ts";
import { credentialOf } from "../model/registration.ts";
import { FIRST_EDITION, MISSING, rule, type Breach, type Judgement } from "../model/rule.ts";
import { jsonMedia } from "../plan/choices.ts";
import {
  answersOf,
  apiAnswers,
  breach,
  each,
  eachPlace,
  header,
  joined,
  notExercised,
  ofContract,
  ofLife,
  operationOf,
  placeOf,
  quoted,
  statusOf,
} from "./support/judging.ts";
import { lackedNames, schemasIn, widthDefects } from "./support/schemas.ts";

export const scopeSelf = rule({
  id: "scope-self",
  says: [
    "Ce listează un cetățean este 404 sau 403 pentru altul.",
    "То, что видит один гражданин, для другого — 404 или 403.",
    "What one citizen lists is 404 or 403 for another.",
  ],
  source: "Platform standard, zones (scope self)",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Căutați înregistrarea după id și proprietar, nu doar după id.",
    "Ищите запись по id и владельцу, а не только по id.",
    "Look up the record by id and owner, not only by id.",
  ],
  judge: ofLife(
    ofContract((evidence) => {
      const hasCitizens = evidence.contract.operations.some(({ zone }) => zone === "citizen");
      const asked = answersOf(evidence, "scope-self");
      const why = credentialOf(evidence.registration, "secondCitizen") ? "empty" : "credential";
      return {
        ...each(asked, (one) =>
          [403, 404].includes(one.answer.status)
            ? undefined
            : breach(placeOf(one), `HTTP 403 or 404 (${one.request.caller})`, statusOf(one), one),
        ),
        notExercised: hasCitizens && asked.length === 0 ? [notExercised("citizen", why)] : [],
      };
    }),
  ),
});

const METHODS = new Set(["GET", "POST", "PUT", "PATCH", "DELETE", "HEAD", "OPTIONS"]);

/** The documented operation and the caller of an exchange, whatever its method. */
const askedOf = ({ request: { caller, operation = "" } }: Exchange): string => `${caller} ${operation}`;

export const methods = rule({
  id: "methods",
  says: [
    "Doar GET, POST, PUT, PATCH, DELETE, HEAD și OPTIONS; GET și DELETE fără corp; HEAD răspunde ca GET.",
    "Только GET, POST, PUT, PATCH, DELETE, HEAD и OPTIONS; GET и DELETE без тела; HEAD отвечает как GET.",
    "Only GET, POST, PUT, PATCH, DELETE, HEAD and OPTIONS; GET and DELETE without a body; HEAD answers like GET.",
  ],
  source: "Platform standard, URL 4",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Mutați corpul în parametri sau folosiți POST; răspundeți la HEAD ca la GET, fără corp.",
    "Перенесите тело в параметры или используйте POST; на HEAD отвечайте как на GET, без тела.",
    "Move the body to the parameters or use POST; answer HEAD like GET, without a body.",
  ],
  judge: ofContract((evidence) => {
    const reads = new Map(answersOf(evidence, "read").map((one) => [askedOf(one), one]));
    return joined(
      each(evidence.contract.operations, ({ key, method, requestBody }) => {
        if (!METHODS.has(method)) return breach(key, `one of ${[...METHODS].join(", ")}`, method);
        return requestBody && (method === "GET" || method === "DELETE" || method === "HEAD")
          ? breach(key, `${method} without a body`, "a requestBody is documented")
          : undefined;
      }),
      each(answersOf(evidence, "head"), (one) => {
        const read = reads.get(askedOf(one));
        // A failure is the finding of `no-5xx`.
        if (!read || one.answer.status >= 500 || read.answer.status === one.answer.status) return undefined;
        return breach(placeOf(one), `${statusOf(read)}, as GET`, statusOf(one), one);
      }),
    );
  }),
});

export const zoneViews = rule({
  id: "zone-views",
  says: [
    "Zona public nu arată câmpuri care lipsesc din staff.",
    "Зона public не показывает полей, которых нет в staff.",
    "The public zone does not show fields that are missing from staff.",
  ],
  source: "Platform standard, zones",
  level: "should",
  since: FIRST_EDITION,
  fix: [
    "Faceți forma publică din cea a funcționarilor, fără câmpuri.",
    "Делайте публичное представление из служебного, убирая поля.",
    "Make the public form from the staff one, leaving fields out.",
  ],
  judge: ofContract(({ contract: { document, operations } }) => {
    const staff = new Map(
      operations.filter(({ zone }) => zone === "staff").map((one) => [addressBehindZone(one), one]),
    );
    const shared = operations
      .filter(({ zone }) => zone === "public")
      .flatMap((one) => {
        const other = staff.get(addressBehindZone(one));
        return other ? [[one, other] as const] : [];
      });
    return each(shared, ([one, other]) => {
      const [shown, known] = [fieldsOf(document, one), fieldsOf(document, other)];
      const extra = known && shown?.filter((name) => !known.includes(name));
      return extra && extra.length > 0
        ? breach(one.key, "fields that staff sees, too", extra.slice(0, 10).join(", "))
        : undefined;
    });
  }),
});

const addressBehindZone = ({ method, segments }: Operation): string =>
  `${method} ${segments
    .slice(3)
    .join("/")
    .replaceAll(/\{[^}]*\}/g, "{}")}`;

/** The fields of the record, or of the records of a list, that an operation answers. */
function fieldsOf(document: unknown, { responses }: Operation): string[] | undefined {
  const media = jsonMedia(responses.find(({ status }) => status === "200")?.content ?? new Map());
  const schema = resolved(document, own(media, "schema"));
  const items = resolved(document, own(ownObject(schema, "properties"), "items"));
  const record = resolved(document, own(items ?? schema, "items")) ?? schema;
  const properties = ownObject(record, "properties");
  return properties && Object.keys(properties);
}

/** Names of parameters that are credentials or numbers of people. */
const SENSITIVE =
  /^(access[_-]?token|token|jwt|password|parola|passwd|secret|client[_-]?secret|api[_-]?key|idnp|idno|cnp|ssn|authorization)$/i;
const PERSON = /(^|\D)\d{13}(\D|$)/;
const CREDENTIAL = /[?&/](access_token|token|password|secret|api_?key)=|eyJ[\w-]{8,}\.[\w-]{8,}\./i;

export const sensitiveAddress = rule({
  id: "sensitive-address",
  says: [
    "Nicio adresă nu conține date de acces sau numărul unei persoane.",
    "Ни один адрес не содержит данных доступа или номера человека.",
    "No address contains credentials or the number of a person.",
  ],
  source: 'Decision "Audit" (beyond the standard)',
  level: "should",
  since: FIRST_EDITION,
  fix: [
    "Trimiteți valoarea în corp sau într-un antet; adresele ajung în jurnale.",
    "Передавайте значение в теле или заголовке; адреса попадают в журналы.",
    "Send the value in the body or in a header; addresses end up in logs.",
  ],
  judge: (evidence) =>
    joined(
      each(evidence.contract.operations, ({ key, parameters }) => {
        const named = parameters.find(
          ({ in: place, name }) => (place === "path" || place === "query") && SENSITIVE.test(name),
        );
        return named && breach(key, `no credential or number of a person in the ${named.in}`, named.name);
      }),
      eachPlace(apiAnswers(evidence), (one) => {
        const name = ["location", "link"].find((header_) => isSensitive(header(one, header_)));
        return name === undefined
          ? undefined
          : breach(
              placeOf(one),
              `no credential or number of a person in ${name}`,
              kindOf(header(one, name)),
              one,
            );
      }),
    ),
});

const isSensitive = (text = ""): boolean => PERSON.test(text) || CREDENTIAL.test(text);
/** The value itself stays out of the report. */
const kindOf = (text = ""): string => (PERSON.test(text) ? "a number of 13 digits" : "a token");

const MOST_EXAMPLES = 500;

export const generable = rule({
  id: "generable",
  says: [
    "Exemplele respectă schemele, numele cerute există, iar alte limbaje citesc la fel tiparele și numerele.",
    "Примеры соответствуют схемам, требуемые имена существуют, другие языки одинаково читают шаблоны и числа.",
    "Examples match the schemas, required names exist, and other languages read the patterns and numbers in the same way.",
  ],
  source: 'Decision "Audit" (beyond the standard)',
  level: "should",
  since: FIRST_EDITION,
  fix: [
    "Corectați exemplul, required, pattern (fără lookaround) sau lățimea numărului.",
    "Исправьте пример, required, pattern (без lookaround) или ширину числа.",
    "Correct the example, required, pattern (no lookaround) or the width of the number.",
  ],
  judge: ofContract((evidence) =>
    joined(
      each(examplesOf(evidence), ({ place, found }) =>
        breach(place, "an example that fits its schema", found),
      ),
      schemaDefects(evidence.contract.document),
      eachPlace(answersOf(evidence, "read", "read-item"), (one) => {
        const schema = answerSchema(evidence, one);
        const [wide] = widthDefects(evidence.contract.document, schema, one.answer.json);
        return (
          wide &&
          breach(
            placeOf(one),
            `a number that fits ${wide.format}`,
            `${wide.place}: ${String(wide.value)}`,
            one,
          )
        );
      }),
    ),
  ),
});

const answerSchema = (evidence: Evidence, one: Parameters<typeof placeOf>[0]): unknown => {
  const operation = operationOf(evidence, one);
  const answer = operation?.responses.find(({ status }) => status === String(one.answer?.status));
  return answer && own(jsonMedia(answer.content), "schema");
};

/** The examples that do not fit their schemas. */
function examplesOf({
  contract: { document = {}, operations },
}: Evidence): { place: string; found: string }[] {
  const { mismatches } = schemaCheck(document);
  const bodies = operations.flatMap(({ key, requestBody, responses }) => [
    ...(requestBody ? mediaExamples(`${key} body`, requestBody.content) : []),
    ...responses.flatMap(({ status, content }) => mediaExamples(`${key} ${status}`, content)),
  ]);
  // A shared answer is one object of the contract, whatever the number of operations that answer it.
  const distinct = new Map(bodies.map((one) => [one.media, one]));
  return [...distinct.values()].slice(0, MOST_EXAMPLES).flatMap(({ place, schema, value }) => {
    const [first] = mismatches(schema, value) ?? [];
    return first ? [{ place, found: `${first.expected}: ${first.found}` }] : [];
  });
}

function mediaExamples(place: string, content: Media) {
  return [...content].flatMap(([type, media]) => {
    const schema = own(media, "schema");
    if (schema === undefined || !/json$/.test(type)) return [];
    const named = entriesOf(own(media, "examples")).flatMap(([, one]) =>
      isObject(one) && Object.hasOwn(one, "value") ? [own(one, "value")] : [],
    );
    const all = Object.hasOwn(media, "example") ? [own(media, "example"), ...named] : named;
    return all.slice(0, 1).map((value) => ({ place, schema, value, media }));
  });
}

function schemaDefects(document: unknown): Judgement {
  const schemas = schemasIn(document);
  const lacked = lackedNames(document);
  const long = schemas.filter(({ schema }) => isTooLong(ownText(schema, "pattern") ?? ""));
  return {
    ...each(schemas, ({ place, schema }) => schemaDefect(place, schema, lacked)),
    notExercised: long.map(({ place }) => notExercised(place, "pattern")),
  };
}

function schemaDefect(
  place: string,
  schema: JsonObject,
  lacked: ReturnType<typeof lackedNames>,
): Breach | undefined {
  const [name] = lacked(schema);
  if (name !== undefined) return breach(place, `${name} is among the properties`, "it is required alone");
  const pattern = ownText(schema, "pattern");
  return pattern !== undefined && !isTooLong(pattern) && !isReadable(pattern)
    ? breach(place, "a pattern that RE2 reads, too", quoted(pattern))
    : undefined;
}

const SEMVER = /^(0|[1-9]\d*)\.(0|[1-9]\d*)\.(0|[1-9]\d*)(-[0-9A-Za-z.-]+)?(\+[0-9A-Za-z.-]+)?$/;

export const contractMeta = rule({
  id: "contract-meta",
  says: [
    "Contractul numește un contact și o versiune semantică, aceeași ca la /info.",
    "В контракте есть контакт и семантическая версия, та же, что в /info.",
    "The contract names a contact and a semantic version, the same as at /info.",
  ],
  source: 'Decision "Audit" (beyond the standard)',
  level: "should",
  since: FIRST_EDITION,
  fix: [
    "Completați info.contact și info.version din aceeași sursă ca /info.",
    "Заполните info.contact и info.version из того же источника, что и /info.",
    "Fill in info.contact and info.version from the same source as /info.",
  ],
  judge: ofContract((evidence) => {
    const { document, version } = evidence.contract;
    const contact = ownObject(ownObject(document, "info"), "contact") ?? {};
    const hasContact = ["name", "email", "url"].some((name) => typeof own(contact, name) === "string");
    return joined(
      each([contact], () =>
        hasContact ? undefined : breach("#/info/contact", "name, email or url is required", MISSING),
      ),
      each([version], () =>
        SEMVER.test(version) ? undefined : breach("#/info/version", "a semantic version", quoted(version)),
      ),
      each(answersOf(evidence, "info"), (one) => {
        const live = own(one.answer.json, "version");
        return typeof live === "string" && SEMVER.test(version) && live !== version
          ? breach("GET /info", version, live.slice(0, 80), one)
          : undefined;
      }),
    );
  }),
});
