import { entriesOf, own, ownObject } from "../contract/own.ts";
import { METHODS, responseFor } from "../contract/operations.ts";
import { schemaCheck } from "../contract/schema-check.ts";
import type { JsonObject, Media, Operation } from "../model/contract.ts";
import type { Evidence } from "../model/evidence.ts";
import { limitsOf } from "../model/registration.ts";
import { FIRST_EDITION, MISSING, rule, type Breach, type Judgement } from "../model/rule.ts";
import { CONTROL_PATH } from "../plan/undocumented.ts";
import { MOST_LEVELS } from "../contract/depth.ts";
import { faultText } from "./support/faults.ts";
import { expositionOf, FAMILY } from "./support/exposition.ts";
import { isConcrete } from "./support/route-labels.ts";
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
  oncePerPlace,
  operationOf,
  placeOf,
  quoted,
  statusOf,
  type Answered,
} from "./support/judging.ts";

export const openapi = rule({
  id: "openapi",
  says: [
    "Contractul OpenAPI 3.x este servit ca JSON, de mărime și adâncime rezonabile.",
    "Контракт OpenAPI 3.x отдаётся как JSON разумного размера и глубины.",
    "The OpenAPI 3.x contract is served as JSON, of a reasonable size and depth.",
  ],
  source: "Platform standard, operational endpoints",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Serviți contractul la GET /api/v1/openapi.json: JSON, OpenAPI 3.x, cel mult 20 MB și 200 de niveluri.",
    "Отдавайте контракт по GET /api/v1/openapi.json: JSON, OpenAPI 3.x, не более 20 МБ и 200 уровней.",
    "Serve the contract at GET /api/v1/openapi.json: JSON, OpenAPI 3.x, at most 20 MB and 200 levels.",
  ],
  judge: ({ contract, exchanges, registration }) => {
    const served = exchanges.filter(({ request }) => request.reason === "contract");
    const [first] = served;
    const status = first?.answer?.status ?? 200;
    if (first && (first.fault !== undefined || status !== 200))
      return each([first], (one) =>
        breach(
          "openapi",
          "HTTP 200",
          faultText(one, limitsOf(registration)) || `HTTP ${String(status)}`,
          one,
        ),
      );
    const type = first?.answer?.headers.get("content-type");
    const wrongType =
      first && !/^application\/([\w.-]+\+)?json\b/i.test(type ?? "") && contract.textDefects.length === 0
        ? [breach("openapi", "application/json", type ?? MISSING, first)]
        : [];
    const defects = contract.textDefects.map(({ place, expected, found }) =>
      breach(place, expected, found, ...served),
    );
    // A file may be YAML; a system is asked for JSON.
    const isServedAsYaml = first !== undefined && contract.format === "yaml";
    const yaml = isServedAsYaml ? [breach("1:1", "JSON", "YAML", first)] : [];
    return { checked: 1, breaches: [...defects, ...yaml, ...wrongType], notExercised: [] };
  },
});

export const openapiValid = rule({
  id: "openapi-valid",
  says: [
    "Structura contractului este validă: referințele duc undeva, parametrii căii sunt declarați, răspunsurile descrise.",
    "Структура контракта верна: ссылки ведут куда-то, параметры пути объявлены, ответы описаны.",
    "The structure of the contract is valid: references lead somewhere, path parameters are declared, responses are described.",
  ],
  source: "Platform standard, OpenAPI",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Corectați locurile numite; un validator OpenAPI le arată la fiecare compilare.",
    "Исправьте названные места; валидатор OpenAPI показывает их при каждой сборке.",
    "Correct the places named; an OpenAPI validator shows them at every build.",
  ],
  judge: ofContract(({ contract }) => ({
    checked: Math.max(1, contract.operations.length),
    breaches: contract.structureDefects.map(({ place, expected, found }) => breach(place, expected, found)),
    notExercised: [],
  })),
});

export const openapiComplete = rule({
  id: "openapi-complete",
  says: [
    "Contractul are o schemă a fiecărui corp și răspuns, problem+json pentru erori și securitatea fiecărei zone.",
    "В контракте есть схема каждого тела и ответа, problem+json для ошибок и защита каждой зоны.",
    "The contract has a schema for every body and response, problem+json for errors and the security of every zone.",
  ],
  source: "Platform standard, OpenAPI",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Adăugați schemele, răspunsurile 4xx cu application/problem+json și schema de securitate lipsă.",
    "Добавьте схемы, ответы 4xx с application/problem+json и недостающую схему защиты.",
    "Add the schemas, the 4xx responses with application/problem+json and the missing security scheme.",
  ],
  judge: ofContract(({ contract }) => {
    const schemes = ownObject(own(contract.document, "components"), "securitySchemes") ?? {};
    return each(contract.operations, (operation) => missingParts(operation, schemes));
  }),
});

function missingParts(operation: Operation, schemes: JsonObject): Breach[] {
  const { key, requestBody, responses, security = [], zone, isOperational } = operation;
  const lacksSchema = (content: Media) =>
    content.size === 0 || [...content.values()].some((one) => !hasSchema(one));
  const required = (part: string) => breach(key, `${part} is required`, MISSING);
  const body = requestBody && lacksSchema(requestBody.content) ? [required("requestBody.schema")] : [];
  const answers = responses.flatMap(({ status, content }) => {
    if (/^[45]/.test(status) && zone && !content.has("application/problem+json"))
      return [
        breach(
          key,
          `${status} has application/problem+json`,
          [...content.keys()].join(", ") || `${status} has no content`,
        ),
      ];
    // Only a read must answer something: a write may say all by its status.
    const needsBody = content.size > 0 || (!isOperational && status === "200" && operation.method === "GET");
    return needsBody && lacksSchema(content) ? [required(`${status}.schema`)] : [];
  });
  const unknown = security.flatMap((one) => Object.keys(one)).filter((name) => !Object.hasOwn(schemes, name));
  const errors =
    zone && !responses.some(({ status }) => /^(4|default)/.test(status)) ? [required("an answer 4xx")] : [];
  return [...body, ...answers, ...errors, ...unknown.map((name) => required(`securitySchemes.${name}`))];
}

const hasSchema = (media: JsonObject): boolean => {
  const schema = own(media, "schema");
  return typeof schema === "object" && schema !== null && !Array.isArray(schema);
};

export const undocumented = rule({
  id: "undocumented",
  says: [
    "Sistemul nu are adrese, metode sau uși din spate care lipsesc din contract.",
    "В системе нет адресов, методов и чёрных ходов, отсутствующих в контракте.",
    "The system has no addresses, methods or back doors that are missing from the contract.",
  ],
  source: "Platform standard, OpenAPI",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Documentați adresa în contract sau închideți-o.",
    "Опишите адрес в контракте или закройте его.",
    "Document the address in the contract or close it.",
  ],
  judge: ofLife(
    ofContract((evidence) =>
      joined(unknownRoutes(evidence), unknownMethods(evidence), otherZones(evidence), openDoors(evidence)),
    ),
  ),
});

/** Routes of the metrics that are patterns and are in no contract; `metrics-route` reports addresses. */
function unknownRoutes(evidence: Evidence): Judgement {
  const [scrape] = answersOf(evidence, "metrics-again", "metrics").reverse();
  if (!scrape) return { checked: 0, breaches: [], notExercised: [notExercised("/metrics", "silent")] };
  const known = new Set(evidence.contract.operations.map(({ path }) => withoutNames(path)));
  const base = new URL(evidence.registration.baseUrl ?? "http://localhost").pathname.replace(/\/$/, "");
  const routes = expositionOf(scrape.answer).samples.flatMap(({ name, labels }) =>
    name === `${FAMILY}_count` ? [labels.get("route") ?? ""] : [],
  );
  const asked = [...new Set(routes)].filter((route) => route.startsWith("/") && !isConcrete(route, evidence));
  return each(asked, (route) => {
    const pattern = withoutNames(route);
    const isKnown = known.has(pattern) || (base !== "" && known.has(pattern.replace(base, "")));
    return isKnown || OPEN_ROUTES.test(route)
      ? undefined
      : breach(route, "the contract has the address", "/metrics alone has it", scrape);
  });
}

const OPEN_ROUTES = /^\/(health(\/.*)?|metrics|info|api\/v\d+\/openapi\.json)$/;
const withoutNames = (path: string): string => path.replaceAll(/\{[^}]*\}|:\w+|\*+/g, "{}");

/** `Allow` names no method that the contract does not. */
function unknownMethods(evidence: Evidence): Judgement {
  const byPath = Map.groupBy(evidence.contract.operations, ({ path }) => path);
  const found = answersOf(evidence, "options").filter((one) => header(one, "allow") !== undefined);
  return each(found, (one) => {
    const path = operationOf(evidence, one)?.path ?? "";
    const known = new Set((byPath.get(path) ?? []).map(({ method }) => method));
    const allowed = (header(one, "allow") ?? "").toUpperCase().split(/[\s,]+/);
    const unknown = allowed.filter(
      (method) => !known.has(method) && !["", "HEAD", "OPTIONS"].includes(method) && isMethod(method),
    );
    return unknown.length > 0
      ? breach(
          path,
          `the methods of the contract: ${[...known].join(", ")}`,
          `Allow: ${unknown.join(", ")}`,
          one,
        )
      : undefined;
  });
}

const isMethod = (text: string): boolean => METHODS.includes(text.toLowerCase() as (typeof METHODS)[number]);

const otherZones = (evidence: Evidence): Judgement =>
  each(answersOf(evidence, "other-zone"), (one) =>
    isSuccess(one) ? breach(placeOf(one), "HTTP 401, 403 or 404", statusOf(one), one) : undefined,
  );

/** A server that answers everything alike has no doors. */
function openDoors(evidence: Evidence): Judgement {
  const doors = answersOf(evidence, "back-door");
  const control = doors.find(({ request }) => request.path === CONTROL_PATH);
  const isPage = (one: Answered) =>
    control !== undefined && isSuccess(control) && control.answer.text === one.answer.text;
  return each(doors, (one) =>
    one !== control && isSuccess(one) && !isPage(one)
      ? breach(placeOf(one), "HTTP 404", statusOf(one), one)
      : undefined,
  );
}

const isSuccess = ({ answer: { status } }: Answered): boolean => status >= 200 && status < 300;

export const answersMatch = rule({
  id: "answers-match",
  says: [
    "Starea, tipul, antetele și corpul fiecărui răspuns sunt cele din contract.",
    "Статус, тип, заголовки и тело каждого ответа соответствуют контракту.",
    "The status, type, headers and body of every response match the contract.",
  ],
  source: "Platform standard, OpenAPI",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Aduceți contractul și răspunsul la același conținut; generați unul din celălalt.",
    "Приведите контракт и ответ к одному содержанию; генерируйте одно из другого.",
    "Bring the contract and the response to the same content; generate one from the other.",
  ],
  judge: ofLife(
    ofContract((evidence) => {
      const { document = {} } = evidence.contract;
      const { mismatches } = schemaCheck(document);
      const documented = [
        ...apiAnswers(evidence),
        ...answersOf(evidence, "live", "ready", "health", "info"),
      ].filter(
        (one) =>
          one.request.reason !== "head" &&
          one.request.reason !== "options" &&
          one.request.method !== "OPTIONS",
      );
      const judged = documented.filter((one) => operationOf(evidence, one));
      return eachPlace(judged, (one) => {
        const operation = operationOf(evidence, one);
        return operation && oncePerPlace(deviations(operation, one, mismatches));
      });
    }),
  ),
});

/** Statuses of HTTP itself, which a contract need not repeat. */
const PROTOCOL = new Set([405, 406, 413, 414, 415, 431]);

function deviations(
  operation: Operation,
  one: Answered,
  mismatches: ReturnType<typeof schemaCheck>["mismatches"],
): Breach[] {
  const { answer } = one;
  const declared = responseFor(operation, answer.status);
  if (!declared) {
    const isAllowed =
      PROTOCOL.has(answer.status) || answer.status >= 500 || one.request.reason === "broken-escape";
    const statuses = operation.responses.map(({ status }) => status).join(", ");
    return isAllowed
      ? []
      : [breach(operation.key, `a documented status: ${statuses || "none is"}`, statusOf(one), one)];
  }
  const place = `${operation.key} ${String(answer.status)}`;
  const lacking = [...declared.headers].filter(
    ([name, written]) => own(written, "required") === true && !answer.headers.has(name),
  );
  const headers = lacking.map(([name]) => breach(place, `the header ${name} is required`, MISSING, one));
  return [...headers, ...contentDeviations(place, declared.content, one, mismatches)];
}

function contentDeviations(
  place: string,
  content: Media,
  one: Answered,
  mismatches: ReturnType<typeof schemaCheck>["mismatches"],
): Breach[] {
  const { answer } = one;
  const type = (answer.headers.get("content-type") ?? "").split(";")[0]?.trim().toLowerCase() ?? "";
  if (content.size === 0)
    return answer.text === ""
      ? []
      : [breach(place, "no body", `${String(answer.text.length)} characters of ${type || "no type"}`, one)];
  const media = content.get(type) ?? content.get(`${type.split("/")[0] ?? ""}/*`) ?? content.get("*/*");
  if (!media)
    return [breach(place, `Content-Type ${[...content.keys()].join(" or ")}`, type || MISSING, one)];
  const schema = own(media, "schema");
  if (schema === undefined || !type.endsWith("json")) return [];
  if (answer.json === undefined)
    return [
      breach(place, `JSON of at most ${String(MOST_LEVELS)} levels`, quoted(answer.text.slice(0, 60)), one),
    ];
  return (mismatches(schema, answer.json) ?? []).map((found) =>
    breach(place, found.expected, found.found, one),
  );
}

/** The names of the properties of a media type; shared with `zone-views`. */
export const propertyNames = (schema: JsonObject | undefined): string[] =>
  entriesOf(own(schema, "properties")).map(([name]) => name);
