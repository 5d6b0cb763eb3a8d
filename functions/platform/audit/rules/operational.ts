import { entriesOf, isObject, own } from "../contract/own.ts";
import type { Evidence } from "../model/evidence.ts";
import { limitsOf } from "../model/registration.ts";
import { FIRST_EDITION, MISSING, rule, type Breach, type Judgement } from "../model/rule.ts";
import { expositionOf, FAMILY, LABELS, seriesOf, type Sample } from "./support/exposition.ts";
import {
  answersOf,
  areRequired,
  breach,
  each,
  header,
  joined,
  ofContract,
  ofLife,
  placeOf,
  quoted,
  statusOf,
  type Answered,
} from "./support/judging.ts";
import { faultText } from "./support/faults.ts";
import { isConcrete } from "./support/route-labels.ts";

const SOURCE = "Platform standard, operational endpoints";

export const healthLive = rule({
  id: "health-live",
  says: [
    "GET /health/live răspunde {status: UP}.",
    "GET /health/live отвечает {status: UP}.",
    "GET /health/live answers {status: UP}.",
  ],
  source: SOURCE,
  level: "must",
  since: FIRST_EDITION,
  fix: [
    'Răspundeți 200 cu {"status": "UP"}, fără autentificare și fără dependențe.',
    'Отвечайте 200 с {"status": "UP"}, без входа и без зависимостей.',
    'Answer 200 with {"status": "UP"}, without sign-in and without dependencies.',
  ],
  judge: ofLife((evidence) =>
    eachOr(evidence, "live", (one) =>
      one.answer.status === 200 && own(one.answer.json, "status") === "UP"
        ? undefined
        : breach("GET /health/live", "HTTP 200 {status: UP}", found(one), one),
    ),
  ),
});

/** Judges the answers of one operational address; one that failed on the wire is a breach of its rule. */
function eachOr(
  evidence: Evidence,
  reason: "live" | "ready" | "health" | "info" | "metrics",
  check: (one: Answered) => Breach | Breach[] | undefined,
): Judgement {
  const silent = evidence.exchanges.filter(
    ({ request, fault }) => request.reason === reason && fault !== undefined,
  );
  const judged = each(answersOf(evidence, reason), check);
  const isDead = evidence.exchanges.every(({ answer }) => !answer);
  return isDead
    ? joined(
        judged,
        each(silent, (one) =>
          breach(placeOf(one), "HTTP 200", faultText(one, limitsOf(evidence.registration)), one),
        ),
      )
    : judged;
}

const found = (one: Answered): string =>
  `${statusOf(one)} ${quoted(one.answer.json ?? one.answer.text.slice(0, 80))}`;

const CHECKS = ["db", "cache", "search", "queue", "storage"];

export const healthReady = rule({
  id: "health-ready",
  says: [
    "GET /health/ready răspunde cu status și cinci verificări: db, cache, search, queue, storage.",
    "GET /health/ready отвечает status и пятью проверками: db, cache, search, queue, storage.",
    "GET /health/ready answers with status and five checks: db, cache, search, queue, storage.",
  ],
  source: SOURCE,
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Adăugați verificările lipsă; una nefolosită răspunde UP cu detail „not used”.",
    "Добавьте недостающие проверки; неиспользуемая отвечает UP с detail «not used».",
    "Add the missing checks; one that is not used answers UP with the detail ‘not used’.",
  ],
  judge: ofLife((evidence) =>
    eachOr(evidence, "ready", (one) => {
      const lacking = CHECKS.filter((name) => checkStatus(one, name) === undefined);
      const status = own(one.answer.json, "status");
      if (![200, 503].includes(one.answer.status) || typeof status !== "string")
        return breach("GET /health/ready", "HTTP 200 {status, checks}", found(one), one);
      return lacking.length > 0
        ? breach("GET /health/ready", `${areRequired(lacking)} in checks`, MISSING, one)
        : undefined;
    }),
  ),
});

/** A check is a text or an object with its status. */
function checkStatus({ answer }: Answered, name: string): string | undefined {
  const check = own(own(answer.json, "checks"), name);
  const status = isObject(check) ? own(check, "status") : check;
  return typeof status === "string" ? status : undefined;
}

export const healthTruth = rule({
  id: "health-truth",
  says: [
    "Starea este UP numai când toate verificările sunt UP, altfel 503; /health spune același lucru.",
    "Состояние UP только когда все проверки UP, иначе 503; /health говорит то же.",
    "The state is UP only when all checks are UP, otherwise 503; /health says the same.",
  ],
  source: SOURCE,
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Calculați starea din verificări și serviți același raport la /health și /health/ready.",
    "Вычисляйте состояние из проверок и отдавайте один отчёт на /health и /health/ready.",
    "Compute the state from the checks and serve the same report at /health and /health/ready.",
  ],
  judge: ofLife((evidence) => {
    const [ready] = answersOf(evidence, "ready");
    return joined(
      each(answersOf(evidence, "ready", "health"), untruth),
      each(ready ? answersOf(evidence, "health") : [], (one) => ready && otherReport(ready, one)),
    );
  }),
});

/** `/health` says what `/health/ready` says: status and checks. Their details change from one look to the next. */
function otherReport(ready: Answered, health: Answered): Breach | undefined {
  const [before, after] = [checksIn(ready), checksIn(health)];
  const isOther =
    own(ready.answer.json, "status") !== own(health.answer.json, "status") ||
    [...before].some(([name, status]) => after.has(name) && after.get(name) !== status);
  if (isOther) return breach("GET /health", found(ready), found(health), ready, health);
  const lacking = [...before.keys()].filter((name) => !after.has(name));
  const added = [...after.keys()].filter((name) => !before.has(name));
  if (lacking.length === 0 && added.length === 0) return undefined;
  const [names, state] = lacking.length > 0 ? [lacking, MISSING] : [added, "there alone"];
  const said = `${names.join(", ")} ${names.length === 1 ? "is" : "are"} ${state}`;
  return breach("GET /health", "the checks of /health/ready", said.slice(0, 300), ready, health);
}

const checksIn = (one: Answered): Map<string, string | undefined> =>
  new Map(entriesOf(own(one.answer.json, "checks")).map(([name]) => [name, checkStatus(one, name)]));

function untruth(one: Answered): Breach | undefined {
  const status = own(one.answer.json, "status");
  if (typeof status !== "string") return undefined;
  const expected = [...checksIn(one).values()].every((check) => check === "UP") ? "UP" : "DOWN";
  const isTrue =
    (status === "UP") === (expected === "UP") && one.answer.status === (expected === "UP" ? 200 : 503);
  const wanted = `HTTP ${expected === "UP" ? "200" : "503"} {status: ${expected}}`;
  return isTrue ? undefined : breach(`GET ${one.request.path}`, wanted, found(one), one);
}

export const metricsFormat = rule({
  id: "metrics-format",
  says: [
    "GET /metrics are formatul text de expunere, cu http_server_requests_seconds.",
    "GET /metrics имеет текстовый формат экспозиции с http_server_requests_seconds.",
    "GET /metrics has the text exposition format, with http_server_requests_seconds.",
  ],
  source: SOURCE,
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Serviți text/plain cu liniile nume{etichete} valoare ale unei histograme.",
    "Отдавайте text/plain со строками имя{метки} значение для гистограммы.",
    "Serve text/plain with the lines name{labels} value of a histogram.",
  ],
  judge: ofLife((evidence) =>
    joined(
      eachOr(evidence, "metrics", malformedScrape),
      // A system that has just started shows its first requests in the last scrape.
      each(answersOf(evidence, "metrics-again"), (one) =>
        malformedScrape(one) || hasFamily(one)
          ? undefined
          : breach("GET /metrics", `${FAMILY}_* is required`, MISSING, one),
      ),
    ),
  ),
});

const hasFamily = ({ answer }: Answered): boolean =>
  expositionOf(answer).samples.some(({ name }) => name.startsWith(`${FAMILY}_`));

function malformedScrape(one: Answered): Breach | undefined {
  const type = header(one, "content-type") ?? MISSING;
  if (one.answer.status !== 200 || !/^(text\/plain|application\/openmetrics-text)\b/i.test(type))
    return breach("GET /metrics", "HTTP 200 text/plain", `${statusOf(one)} ${type}`, one);
  const [first] = expositionOf(one.answer).malformed;
  return first === undefined ? undefined : breach("GET /metrics", "name{labels} value", quoted(first), one);
}

/** The samples of the requests, of the last scrape. */
function requestSamples(evidence: Evidence): { scrape: Answered | undefined; samples: Sample[] } {
  const [scrape] = answersOf(evidence, "metrics-again", "metrics").reverse();
  const samples = scrape ? expositionOf(scrape.answer).samples : [];
  return { scrape, samples: samples.filter(({ name }) => name.startsWith(`${FAMILY}_`)) };
}

export const metricsLabels = rule({
  id: "metrics-labels",
  says: [
    "Fiecare serie are etichetele service, version, zone, method, route și status.",
    "У каждой серии есть метки service, version, zone, method, route и status.",
    "Every series has the labels service, version, zone, method, route and status.",
  ],
  source: "Platform standard, metrics",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Adăugați etichetele lipsă la http_server_requests_seconds.",
    "Добавьте недостающие метки к http_server_requests_seconds.",
    "Add the missing labels to http_server_requests_seconds.",
  ],
  judge: ofLife((evidence) => {
    const { scrape, samples } = requestSamples(evidence);
    const bySeries = Map.groupBy(samples, (sample) =>
      LABELS.filter((name) => !sample.labels.has(name)).join(", "),
    );
    const judged = each([...bySeries], ([lacking, [first]]) =>
      lacking === "" || !first || !scrape
        ? undefined
        : breach("GET /metrics", areRequired(lacking.split(", ")), quoted(seriesOf(first)), scrape),
    );
    return { ...judged, checked: samples.length };
  }),
});

export const metricsRoute = rule({
  id: "metrics-route",
  says: [
    "Eticheta route este un șablon, niciodată o adresă cu valori.",
    "Метка route — шаблон, а не адрес со значениями.",
    "The route label is a template, never an address with values.",
  ],
  source: "Platform standard, metrics",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Folosiți ruta declarată, de exemplu /api/v1/staff/requests/{id}.",
    "Используйте объявленный маршрут, например /api/v1/staff/requests/{id}.",
    "Use the declared route, for example /api/v1/staff/requests/{id}.",
  ],
  judge: ofLife((evidence) => {
    const { scrape, samples } = requestSamples(evidence);
    const routes = [...new Set(samples.map(({ labels }) => labels.get("route") ?? ""))];
    return each(routes, (route) =>
      scrape && isConcrete(route, evidence)
        ? breach(
            "GET /metrics",
            "the pattern of an address, as /api/v1/staff/requests/{id}",
            quoted(route),
            scrape,
          )
        : undefined,
    );
  }),
});

export const metricsSums = rule({
  id: "metrics-sums",
  says: [
    "Histograma se adună, iar contoarele cresc cu apelurile și nu scad.",
    "Гистограмма складывается, а счётчики растут с вызовами и не падают.",
    "The histogram adds up, and counters grow with calls and do not go down.",
  ],
  source: "Platform standard, metrics",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Păstrați contoarele cumulative în afara procesului; +Inf este egal cu _count.",
    "Храните накопительные счётчики вне процесса; +Inf равен _count.",
    "Keep cumulative counters outside the process; +Inf equals _count.",
  ],
  judge: ofLife((evidence) => {
    const { scrape, samples } = requestSamples(evidence);
    if (!scrape || samples.length === 0) return { checked: 0, breaches: [], notExercised: [] };
    const [first] = answersOf(evidence, "metrics");
    const before = first ? counts(expositionOf(first.answer).samples) : new Map<string, number>();
    return joined(
      each([...Map.groupBy(samples, seriesOf).values()].slice(0, 2_000), (series) =>
        wrongSum(series, scrape),
      ),
      each(first && first !== scrape ? [first] : [], (one) => fallen(before, counts(samples), [one, scrape])),
    );
  }),
});

const counts = (samples: readonly Sample[]): Map<string, number> =>
  new Map(samples.filter(({ name }) => name === `${FAMILY}_count`).map((one) => [seriesOf(one), one.value]));

/** Buckets do not fall with their limit, and the last one has all requests. */
function wrongSum(series: readonly Sample[], scrape: Answered): Breach | undefined {
  const buckets = series
    .filter(({ name }) => name === `${FAMILY}_bucket`)
    .map(({ labels, value }) => ({
      limit: Number((labels.get("le") ?? "").replace("Inf", "Infinity")),
      value,
    }))
    .sort((a, b) => a.limit - b.limit);
  const [first] = series;
  const count = series.find(({ name }) => name === `${FAMILY}_count`)?.value;
  const last = buckets.at(-1);
  if (!first || (buckets.length === 0 && count !== undefined)) return undefined;
  const falls = buckets.some(({ value }, i) => value < (buckets[i - 1]?.value ?? 0));
  const isSum = last?.limit === Infinity && last.value === count && !falls;
  const values = buckets.map(({ value }) => value).slice(0, 20);
  return isSum ? undefined : breach("GET /metrics", `+Inf = ${quoted(count)}`, quoted(values), scrape);
}

function fallen(
  before: Map<string, number>,
  after: Map<string, number>,
  scrapes: Answered[],
): Breach | undefined {
  const lower = [...before].find(([series, value]) => (after.get(series) ?? 0) < value);
  if (lower) {
    const [series, value] = lower;
    return breach(
      "GET /metrics",
      `at least ${String(value)}`,
      `${String(after.get(series) ?? 0)} ${series.slice(0, 120)}`,
      ...scrapes,
    );
  }
  const sum = (all: Map<string, number>) => [...all.values()].reduce((total, value) => total + value, 0);
  return sum(after) > sum(before)
    ? undefined
    : breach("GET /metrics", `more than ${String(sum(before))}`, String(sum(after)), ...scrapes);
}

export const info = rule({
  id: "info",
  says: [
    "GET /info răspunde service, version, commit și builtAt în UTC.",
    "GET /info отвечает service, version, commit и builtAt в UTC.",
    "GET /info answers service, version, commit and builtAt in UTC.",
  ],
  source: SOURCE,
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Completați cele patru câmpuri la compilare; builtAt este ISO 8601 cu Z.",
    "Заполняйте четыре поля при сборке; builtAt — ISO 8601 с Z.",
    "Fill in the four fields at build time; builtAt is ISO 8601 with Z.",
  ],
  judge: ofLife((evidence) =>
    eachOr(evidence, "info", (one) => {
      const lacking = ["service", "version", "commit", "builtAt"].filter((name) => {
        const value = own(one.answer.json, name);
        return typeof value !== "string" || value === "";
      });
      if (one.answer.status !== 200 || lacking.length > 0)
        return breach("GET /info", lacking.length > 0 ? areRequired(lacking) : "HTTP 200", found(one), one);
      const builtAt = own(one.answer.json, "builtAt");
      return isUtc(String(builtAt))
        ? undefined
        : breach("GET /info", "builtAt in UTC, with Z", quoted(builtAt), one);
    }),
  ),
});

const isUtc = (text: string): boolean =>
  /^\d{4}-\d\d-\d\dT\d\d:\d\d:\d\d(\.\d+)?(Z|\+00:00)$/.test(text) && !Number.isNaN(Date.parse(text));

export const operationalPlace = rule({
  id: "operational-place",
  says: [
    "Adresele operaționale nu au versiune și nu sunt sub /api.",
    "Операционные адреса не имеют версии и не находятся под /api.",
    "Operational addresses have no version and are not under /api.",
  ],
  source: "Platform standard, URL 6",
  level: "should",
  since: FIRST_EDITION,
  fix: [
    "Mutați health, metrics și info la rădăcina sistemului.",
    "Перенесите health, metrics и info в корень системы.",
    "Move health, metrics and info to the root of the system.",
  ],
  judge: ofContract(({ contract }) =>
    each(contract.operations, ({ key, path, isOperational }) =>
      !isOperational &&
      /^\/(api|v\d+)\/.*(health|metrics|info|liveness|readiness)(\/(live|ready))?$/.test(path)
        ? breach(key, "/health, /metrics, /info", path)
        : undefined,
    ),
  ),
});
