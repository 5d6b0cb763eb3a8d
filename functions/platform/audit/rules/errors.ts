import { own } from "../contract/own.ts";
import type { Operation } from "../model/contract.ts";
import type { Evidence, Reason } from "../model/evidence.ts";
import { FIRST_EDITION, MISSING, rule, type Breach } from "../model/rule.ts";
import { jsonMedia } from "../plan/choices.ts";
import {
  answersOf,
  apiAnswers,
  areRequired,
  breach,
  each,
  eachPlace,
  header,
  joined,
  ofLife,
  placeOf,
  quoted,
  statusOf,
  systemAnswers,
  untriedWrites,
  type Answered,
} from "./support/judging.ts";

/** The refusals below `/api` that have a body. */
const refusals = (evidence: Evidence): Answered[] =>
  apiAnswers(evidence).filter(
    ({ answer, request }) =>
      answer.status >= 400 &&
      answer.status < 500 &&
      request.method !== "HEAD" &&
      request.method !== "OPTIONS",
  );

const isProblem = (one: Answered): boolean =>
  /^application\/problem\+json\b/i.test(header(one, "content-type") ?? "");

export const problem = rule({
  id: "problem",
  says: [
    "Erorile sunt problem+json: type, title, status, detail, instance, correlationId, errors.",
    "Ошибки — problem+json: type, title, status, detail, instance, correlationId, errors.",
    "Errors are problem+json: type, title, status, detail, instance, correlationId, errors.",
  ],
  source: "Platform standard, RFC 7807",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Completați câmpurile; status este cel al răspunsului, correlationId cel din X-Correlation-Id.",
    "Заполните поля; status — статус ответа, correlationId — из X-Correlation-Id.",
    "Fill in the fields; status is that of the response, correlationId that from X-Correlation-Id.",
  ],
  judge: ofLife((evidence) => {
    const all = refusals(evidence);
    // A single route without problem+json is uneven; a system without any does not know it.
    const isUnknown = all.length > 0 && !all.some(isProblem);
    return eachPlace(isUnknown ? all : all.filter(isProblem), (one) => defectOf(evidence, one));
  }),
});

const TEXTS = ["type", "title", "detail", "instance"] as const;

function defectOf(evidence: Evidence, one: Answered): Breach | undefined {
  const { json, status } = one.answer;
  const place = placeOf(one);
  if (!isProblem(one))
    return breach(place, "application/problem+json", header(one, "content-type") ?? MISSING, one);
  const lacking = TEXTS.filter((name) => typeof own(json, name) !== "string" || own(json, name) === "");
  if (lacking.length > 0) return breach(place, areRequired(lacking), quoted(json), one);
  if (own(json, "status") !== status)
    return breach(place, `status: ${String(status)}`, quoted(own(json, "status")), one);
  if (!Array.isArray(own(json, "errors")))
    return breach(place, "errors is a list", quoted(own(json, "errors")), one);
  const correlationId = header(one, "x-correlation-id");
  // A header that is missing is the finding of `correlation-id`.
  const isSame = correlationId === undefined || own(json, "correlationId") === correlationId;
  if ((isSame || isReplayed(evidence, one)) && typeof own(json, "correlationId") === "string")
    return undefined;
  return breach(place, "the correlationId of X-Correlation-Id", quoted(own(json, "correlationId")), one);
}

/** True for the answer of an earlier request under the same key, sent again: it holds the correlationId of that one. */
function isReplayed(evidence: Evidence, { n, request, answer }: Answered): boolean {
  const key = request.headers?.["idempotency-key"];
  return answersOf(evidence).some(
    (other) =>
      key !== undefined &&
      other.n < n &&
      other.request.headers?.["idempotency-key"] === key &&
      other.answer.status === answer.status &&
      own(other.answer.json, "correlationId") === own(answer.json, "correlationId"),
  );
}

export const problemEven = rule({
  id: "problem-even",
  says: [
    "Toate rutele răspund la erori în același format.",
    "Все маршруты отвечают на ошибки в одном формате.",
    "All routes answer errors in the same format.",
  ],
  source: "Platform standard, RFC 7807",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Treceți și această rută prin același tratament al erorilor.",
    "Проведите и этот маршрут через ту же обработку ошибок.",
    "Pass this route through the same error handling too.",
  ],
  judge: ofLife((evidence) => {
    const all = refusals(evidence);
    if (!all.some(isProblem)) return { checked: all.length, breaches: [], notExercised: [] };
    return eachPlace(all, (one) =>
      isProblem(one)
        ? undefined
        : breach(
            placeOf(one),
            "application/problem+json",
            `${statusOf(one)} ${header(one, "content-type") ?? MISSING}`,
            one,
          ),
    );
  }),
});

/** Traces of stacks, statements, paths and versions. Each expression is linear. */
const LEAKS: readonly [string, RegExp][] = [
  [
    "stack trace",
    /\bat [\w$.<>]{1,100} ?\([^()\n]{1,200}:\d+(:\d+)?\)|Traceback \(most recent|\.java:\d+\)|node_modules\//,
  ],
  ["name of an exception", /\b[A-Za-z.]{0,80}[a-z](Exception|Error): |\bCaused by: /],
  [
    "SQL",
    /\bSELECT\b[^;]{1,200}\bFROM\b|\bINSERT INTO\b|SQLSTATE|\bORA-\d{5}\b|\bsyntax error at or near\b/i,
  ],
  ["path", /(^|[\s"'(])\/(usr|var|home|opt|srv|etc|root|app|tmp)\/[\w.-]|\b[A-Z]:\\\\?[\w ]/],
  [
    "version",
    /\b(nginx|apache|tomcat|jetty|php|express|spring|werkzeug|gunicorn|openresty|iis|node)\/v?\d+\.\d/i,
  ],
];

export const errorLeak = rule({
  id: "error-leak",
  says: [
    "Erorile nu arată stive, SQL, căi sau versiuni.",
    "Ошибки не показывают стеков, SQL, путей и версий.",
    "Errors do not show stacks, SQL, paths or versions.",
  ],
  source: "Platform standard, errors",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Scrieți cauza în jurnal și răspundeți doar cu un text și codul de corelare.",
    "Пишите причину в журнал, а отвечайте только текстом и кодом корреляции.",
    "Write the cause in the log and answer only with a text and the correlation code.",
  ],
  judge: ofLife((evidence) =>
    eachPlace(
      systemAnswers(evidence).filter(({ answer }) => answer.status >= 400),
      (one) => {
        const leak = LEAKS.find(([, pattern]) => pattern.test(one.answer.text.slice(0, 20_000)));
        return (
          leak &&
          breach(placeOf(one), `no ${leak[0]}`, quoted(leak[1].exec(one.answer.text)?.[0].trim()), one)
        );
      },
    ),
  ),
});

export const no5xx = rule({
  id: "no-5xx",
  says: [
    "Nicio cerere greșită nu produce 5xx.",
    "Никакой неверный запрос не вызывает 5xx.",
    "No wrong request causes a 5xx.",
  ],
  source: "Platform standard, status codes",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Verificați intrarea înainte de a o folosi și răspundeți 4xx.",
    "Проверяйте ввод до использования и отвечайте 4xx.",
    "Check the input before you use it and answer 4xx.",
  ],
  judge: ofLife((evidence) => {
    const asked = systemAnswers(evidence).filter(({ request }) => !READY.has(request.reason));
    const mustRefuse = asked.filter(({ request }) => BROKEN.includes(request.reason));
    const judged = joined(
      eachPlace(asked, (one) =>
        one.answer.status >= 500
          ? breach(placeOf(one), `below HTTP 500 (${one.request.reason})`, statusOf(one), one)
          : undefined,
      ),
      each(mustRefuse, (one) =>
        one.answer.status < 400
          ? breach(placeOf(one), `HTTP 4xx (${one.request.reason})`, statusOf(one), one)
          : undefined,
      ),
    );
    const hasJson = ({ requestBody }: Operation) =>
      requestBody !== undefined && jsonMedia(requestBody.content) !== undefined;
    return { ...judged, notExercised: untriedWrites(evidence, BROKEN, hasJson) };
  }),
});

/** The writes that mean nothing. */
const BROKEN: readonly Reason[] = ["malformed", "wrong-media", "repeated"];

/** A service that is down says 503. */
const READY = new Set(["ready", "health"]);

/** The outcomes of the standard, and besides them HTTP's own (decision "Status codes"). */
const OUTCOMES = new Set([
  ...[200, 201, 202, 204, 400, 401, 403, 404, 409, 422, 429],
  ...[206, 303, 304, 307, 405, 406, 412, 413, 415, 416],
]);

const isOutcome = (status: string): boolean =>
  OUTCOMES.has(Number(status)) || /^5\d\d$/.test(status) || /^[1-5]XX$/i.test(status) || status === "default";

export const statusCodes = rule({
  id: "status-codes",
  says: [
    "Stările sunt cele ale standardului, în contract și în răspunsuri.",
    "Статусы — из стандарта, в контракте и в ответах.",
    "Statuses are those of the standard, in the contract and in responses.",
  ],
  source: "Platform standard, status codes",
  level: "should",
  since: FIRST_EDITION,
  fix: [
    "Înlocuiți starea cu cea a standardului pentru același rezultat.",
    "Замените статус на предусмотренный стандартом для того же исхода.",
    "Replace the status with the one in the standard for the same outcome.",
  ],
  judge: (evidence) =>
    joined(
      each(evidence.contract.operations, ({ key, responses }) =>
        responses.flatMap(({ status }) =>
          isOutcome(status) ? [] : [breach(key, "a status of the standard", status)],
        ),
      ),
      eachPlace(apiAnswers(evidence), (one) =>
        isOutcome(String(one.answer.status))
          ? undefined
          : breach(placeOf(one), "a status of the standard", statusOf(one), one),
      ),
    ),
});
