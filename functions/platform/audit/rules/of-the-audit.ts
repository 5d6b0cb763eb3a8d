import type { EndedEarly, Evidence, Exchange } from "../model/evidence.ts";
import { LATER_BYTES, limitsOf, type Limits } from "../model/registration.ts";
import { FIRST_EDITION, MISSING, rule, type Breach } from "../model/rule.ts";
import { readings } from "../plan/reads.ts";
import { counted } from "../model/texts.ts";
import { faultText } from "./support/faults.ts";
import {
  breach,
  each,
  eachPlace,
  joined,
  notExercised,
  ofLife,
  operationOf,
  placeOf,
  quoted,
} from "./support/judging.ts";
import { missingCredentials } from "./entry.ts";

const CERTIFICATE_DAYS = 14;
const DAY_MS = 86_400_000;

export const transport = rule({
  id: "transport",
  says: [
    "Răspunsurile vin întregi, în timp, fără redirecționări, cu un certificat valabil încă 14 zile.",
    "Ответы приходят целиком, вовремя, без перенаправлений, с сертификатом ещё на 14 дней.",
    "Responses come whole, in time, without redirects, with a certificate valid for 14 more days.",
  ],
  source: 'Decision "Audit"',
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Răspundeți direct, în 10 s și cel mult 1 MB, cu codarea declarată; reînnoiți certificatul.",
    "Отвечайте прямо, за 10 с и не более 1 МБ, в объявленной кодировке; обновите сертификат.",
    "Answer directly, within 10 s and at most 1 MB, with the declared encoding; renew the certificate.",
  ],
  judge: (evidence) => {
    const asked = evidence.exchanges.filter(({ fault }) => fault !== "noCredential");
    const shortened = [...new Set(asked.filter(isShortened).map(placeOf))];
    return joined(
      {
        ...eachPlace(asked, (one) => wireFault(evidence, one)),
        notExercised: shortened.map((place) => notExercised(place, "shortened")),
      },
      each(evidence.certificateEndsAt === undefined ? [] : [evidence.certificateEndsAt], (endsAt) => {
        const days = Math.floor((endsAt - evidence.at) / DAY_MS);
        return days < CERTIFICATE_DAYS
          ? breach("TLS", `valid for ${String(CERTIFICATE_DAYS)} more days`, `${String(days)} days`)
          : undefined;
      }),
    );
  },
});

const REDIRECTS = new Set([301, 302, 307, 308]);

function wireFault(evidence: Evidence, one: Exchange): Breach | undefined {
  const place = placeOf(one);
  if (one.fault !== undefined)
    return breach(place, "a whole answer", faultText(one, limitsOf(evidence.registration)), one);
  const status = one.answer?.status ?? 0;
  const isDeclared = operationOf(evidence, one)?.responses.some((answer) => answer.status === String(status));
  // Any address outside of the contract may redirect to a sign-in page.
  const isAsked = one.request.operation !== undefined || one.request.reason === "contract";
  if (REDIRECTS.has(status) && !isDeclared && isAsked)
    return breach(
      place,
      "HTTP 2xx",
      `HTTP ${String(status)} Location: ${quoted(one.answer?.headers.get("location"))}`,
      one,
    );
  const { cutAt } = one.answer ?? {};
  if (cutAt === undefined || isShortened(one)) return undefined;
  return breach(place, `at most ${counted(cutAt)} bytes`, `more than ${counted(cutAt)} bytes`, one);
}

/** True if the audit read only the beginning, because it had kept enough: that says nothing about the system. */
const isShortened = ({ answer }: Exchange): boolean => answer?.cutAt === LATER_BYTES;

export const exercised = rule({
  id: "exercised",
  says: [
    "Cel puțin jumătate din ce permit datele de acces a răspuns.",
    "Ответила хотя бы половина того, что позволяют данные доступа.",
    "At least half of what the credentials allow responded.",
  ],
  source: 'Decision "Audit"',
  level: "should",
  since: FIRST_EDITION,
  fix: [
    "Verificați datele de acces, drepturile lor și adresa contractului în înregistrare.",
    "Проверьте данные доступа, их права и адрес контракта в регистрации.",
    "Check the credentials, their rights and the contract address in the registration.",
  ],
  judge: ofLife((evidence) => {
    const missing = missingCredentials(evidence);
    const failed = evidence.failedCredentials.map((caller) => breach(caller, "a token", MISSING));
    const reads = evidence.exchanges.filter(
      ({ request }) => request.reason === "read" && request.caller !== "secondCitizen",
    );
    const answered = reads.filter(({ answer }) => answer && answer.status >= 200 && answer.status < 300);
    const expected = evidence.contract.document ? expectedReads(evidence) : 1;
    const found = `${counted(answered.length)} of ${counted(expected)}`;
    const isLittle = answered.length * 2 < expected;
    const { endedEarly } = evidence;
    const limits = limitsOf(evidence.registration);
    const ended = endedEarly ? [breach("audit", "every request is sent", endings[endedEarly](limits))] : [];
    return {
      checked: expected,
      breaches: [
        ...failed,
        ...(isLittle
          ? [breach("GET", "at least half of the reads answer", found, ...reads.slice(0, 5))]
          : []),
        ...ended,
      ],
      notExercised: missing,
    };
  }),
});

/** Why the probing ended before the plan did. */
const endings: Record<EndedEarly, (limits: Limits) => string> = {
  time: ({ seconds }) => `cut off after ${counted(seconds)} s, the limit`,
  requests: ({ requests }) => `cut off after ${counted(requests)} requests, the limit`,
  silence: () => "cut off after three requests without an answer",
  stopped: () => "stopped by an administrator",
};

const expectedReads = (evidence: Evidence): number => {
  const { from, size } = evidence.turn;
  const operations = evidence.contract.operations.slice(from, from + size);
  return readings({ ...evidence, operations, auditId: "" }).length;
};

export const waivers = rule({
  id: "waivers",
  says: [
    "Fiecare excepție scuză ceva și nu a expirat.",
    "Каждое исключение что-то извиняет и не истекло.",
    "Every exception excuses something and has not expired.",
  ],
  source: 'Decision "Audit"',
  level: "should",
  since: FIRST_EDITION,
  fix: [
    "Ștergeți excepția care nu mai scuză nimic; prelungiți-o doar cu un motiv nou.",
    "Удалите исключение, которое ничего не извиняет; продлевайте только с новой причиной.",
    "Delete an exception that no longer excuses anything; extend it only with a new reason.",
  ],
  judge: ({ registration, at }) =>
    each(registration.waivers, ({ rule: id, pathPattern, validUntil }) =>
      validUntil !== undefined && Date.parse(validUntil) <= at
        ? breach(`${id} ${pathPattern}`, "validUntil in the future", validUntil)
        : undefined,
    ),
});
