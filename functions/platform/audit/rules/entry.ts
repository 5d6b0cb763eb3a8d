import type { Operation } from "../model/contract.ts";
import type { Evidence } from "../model/evidence.ts";
import { FIRST_EDITION, MISSING, rule, type Judgement } from "../model/rule.ts";
import { callerOf, needsCertificate } from "../plan/choices.ts";
import { FOREIGN_ORIGIN } from "../plan/entry.ts";
import {
  answersOf,
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
  statusOf,
  systemAnswers,
  untriedWrites,
  type Answered,
} from "./support/judging.ts";

/** The operations that ask for a client certificate cannot be called. */
const certificates = ({ contract }: Evidence) =>
  contract.operations
    .filter((operation) => operation.zone && needsCertificate(contract, operation))
    .map(({ key }) => notExercised(key, "certificate"));

const refused = (evidence: Evidence, reason: "anonymous" | "broken-token"): Judgement => ({
  ...each(answersOf(evidence, reason), (one) =>
    one.answer.status === 401 ? undefined : breach(placeOf(one), "HTTP 401", statusOf(one), one),
  ),
  notExercised: [
    ...certificates(evidence),
    ...untriedWrites(evidence, [reason], ({ zone }) => zone !== "public"),
  ],
});

export const securedAnonymous = rule({
  id: "secured-anonymous",
  says: [
    "Fără date de acces răspunsul este 401, și la scrieri, înainte de a citi corpul.",
    "Без данных доступа ответ 401, и при записи, до чтения тела.",
    "Without credentials the response is 401, for writes too, before the body is read.",
  ],
  source: "Platform standard, zones",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Verificați apelantul înaintea parametrilor și a corpului.",
    "Проверяйте вызывающего до параметров и тела.",
    "Check the caller before the parameters and the body.",
  ],
  judge: ofLife(ofContract((evidence) => refused(evidence, "anonymous"))),
});

export const brokenToken = rule({
  id: "broken-token",
  says: [
    "Un token necunoscut primește 401.",
    "Неизвестный токен получает 401.",
    "An unknown token gets 401.",
  ],
  source: "Platform standard, authentication",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Verificați semnătura sau existența tokenului; nu acceptați orice text.",
    "Проверяйте подпись или наличие токена; не принимайте любой текст.",
    "Check the signature or the existence of the token; do not accept just any text.",
  ],
  judge: ofLife(ofContract((evidence) => refused(evidence, "broken-token"))),
});

export const zoneCrossing = rule({
  id: "zone-crossing",
  says: [
    "Datele de acces ale unei zone primesc 403 în celelalte, sau 401 unde sunt de alt fel.",
    "Данные доступа одной зоны получают 403 в остальных, или 401 там, где они другого вида.",
    "The credentials of one zone get 403 in the others, or 401 where they are of another kind.",
  ],
  source: "Platform standard, zones",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Verificați rolul sau tipul tokenului pentru fiecare zonă.",
    "Проверяйте роль или вид токена для каждой зоны.",
    "Check the role or the type of the token for each zone.",
  ],
  judge: ofLife(
    ofContract((evidence) => ({
      ...each(crossingsOf(evidence), (one) =>
        one.answer.status === 403 || (one.answer.status === 401 && isOfOtherKind(evidence, one))
          ? undefined
          : breach(placeOf(one), `HTTP 403 (${one.request.caller})`, statusOf(one), one),
      ),
      notExercised: missingCredentials(evidence),
    })),
  ),
});

/** A credential that opens nothing of its own zone proves nothing in the others. */
function crossingsOf(evidence: Evidence): Answered[] {
  const reads = answersOf(evidence, "read").filter(({ answer }) => answer.status < 300);
  const working = new Set(reads.map(({ request }) => request.caller));
  return answersOf(evidence, "crossing").filter(({ request }) => working.has(request.caller));
}

/**
 * True if the operation takes none of the security schemes of the caller's own zone: there its credential does not
 * count, and 401 is right (RFC 9110, 15.5.2).
 */
function isOfOtherKind(evidence: Evidence, one: Answered): boolean {
  const { operations } = evidence.contract;
  const { caller } = one.request;
  const zone = caller === "secondCitizen" ? "citizen" : caller;
  const own = new Set(operations.filter((operation) => operation.zone === zone).flatMap(schemesOf));
  const taken = schemesOf(operationOf(evidence, one));
  return taken.length > 0 && !taken.some((name) => own.has(name));
}

const schemesOf = (operation: Operation | undefined): string[] =>
  (operation?.security ?? []).flatMap((scheme) => Object.keys(scheme));

/** The zones of the contract that the registration has no credential for. */
export function missingCredentials(evidence: Evidence) {
  const zones = new Set(evidence.contract.operations.flatMap(({ zone }) => zone ?? []));
  return [...zones]
    .filter((zone) => !callerOf(evidence, zone))
    .map((zone) => notExercised(zone, "credential"));
}

const LIMIT_HEADERS = ["ratelimit-limit", "ratelimit", "ratelimit-policy", "x-ratelimit-limit"];

export const publicLimit = rule({
  id: "public-limit",
  says: [
    "Zona public are o limită strictă: 429 cu Retry-After în contract, antetele limitei în răspunsuri.",
    "У зоны public строгий лимит: 429 с Retry-After в контракте, заголовки лимита в ответах.",
    "The public zone has a strict limit: 429 with Retry-After in the contract, limit headers in responses.",
  ],
  source: "Platform standard, limits",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Documentați 429 cu antetul Retry-After și trimiteți RateLimit-*.",
    "Опишите 429 с заголовком Retry-After и отправляйте RateLimit-*.",
    "Document 429 with the Retry-After header and send RateLimit-*.",
  ],
  judge: ofContract((evidence) =>
    joined(
      each(
        evidence.contract.operations.filter(({ zone }) => zone === "public"),
        ({ key, responses }) => {
          const limit = responses.find(({ status }) => status === "429");
          if (!limit) return breach(key, "an answer 429 is required", MISSING);
          return limit.headers.has("retry-after")
            ? undefined
            : breach(key, "429 has the header Retry-After", MISSING);
        },
      ),
      eachPlace(
        answersOf(evidence, "read").filter((one) => operationOf(evidence, one)?.zone === "public"),
        (one) =>
          LIMIT_HEADERS.some((name) => header(one, name) !== undefined)
            ? undefined
            : breach(placeOf(one), "a header RateLimit-* is required", MISSING, one),
      ),
    ),
  ),
});

export const cors = rule({
  id: "cors",
  says: [
    "O origine străină nu este admisă, niciodată cu date de acces.",
    "Чужой источник не допускается, тем более с данными доступа.",
    "A foreign origin is not allowed, and never with credentials.",
  ],
  source: 'Decision "CORS"',
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Enumerați originile permise și nu repetați antetul Origin.",
    "Перечислите разрешённые источники и не повторяйте заголовок Origin.",
    "List the allowed origins and do not repeat the Origin header.",
  ],
  judge: ofLife((evidence) =>
    eachPlace(answersOf(evidence, "origin"), (one) => {
      const origin = header(one, "access-control-allow-origin");
      const hasCredentials = header(one, "access-control-allow-credentials") === "true";
      const isPublic = operationOf(evidence, one)?.zone === "public";
      const isForeign =
        origin === FOREIGN_ORIGIN || origin === "null" || (origin === "*" && (!isPublic || hasCredentials));
      const found = `Access-Control-Allow-Origin: ${origin ?? ""}${hasCredentials ? "; Allow-Credentials: true" : ""}`;
      return isForeign ? breach(placeOf(one), `${FOREIGN_ORIGIN} is not allowed`, found, one) : undefined;
    }),
  ),
});

export const safeHeaders = rule({
  id: "safe-headers",
  says: [
    "nosniff pe fiecare răspuns, no-store după autentificare, HSTS prin https, fără nume de programe.",
    "nosniff на каждом ответе, no-store после входа, HSTS по https, без названий программ.",
    "nosniff on every response, no-store after sign-in, HSTS over https, no names of programs.",
  ],
  source: 'Decision "Audit"',
  level: "should",
  since: FIRST_EDITION,
  fix: [
    "Adăugați antetele într-un singur loc, la intrarea în sistem, și scoateți Server și X-Powered-By.",
    "Добавьте заголовки в одном месте, на входе, и уберите Server и X-Powered-By.",
    "Add the headers in one place, at the entry to the system, and remove Server and X-Powered-By.",
  ],
  judge: ofLife((evidence) => {
    const isSecure = evidence.registration.baseUrl?.startsWith("https:") ?? false;
    return eachPlace(systemAnswers(evidence), (one) => lackingHeader(one, isSecure));
  }),
});

const SOFTWARE =
  /nginx|apache|iis|tomcat|jetty|express|kestrel|php|asp\.net|gunicorn|uvicorn|werkzeug|openresty|undertow|\/\d/i;

function lackingHeader(one: Answered, isSecure: boolean) {
  const lack = (expected: string, found = MISSING) => breach(placeOf(one), expected, found, one);
  if (header(one, "x-content-type-options")?.toLowerCase() !== "nosniff")
    return lack("X-Content-Type-Options: nosniff");
  const isSignedIn = !["anonymous", "broken"].includes(one.request.caller) && one.answer.status === 200;
  const stored = header(one, "cache-control") ?? "";
  if (isSignedIn && !/no-store/i.test(stored)) return lack("Cache-Control: no-store", stored || MISSING);
  if (isSecure && header(one, "strict-transport-security") === undefined)
    return lack("Strict-Transport-Security");
  const software = header(one, "x-powered-by") ?? SOFTWARE.exec(header(one, "server") ?? "")?.input;
  return software === undefined
    ? undefined
    : lack("no software in Server and X-Powered-By", software.slice(0, 80));
}
