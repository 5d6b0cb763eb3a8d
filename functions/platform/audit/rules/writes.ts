import { FIRST_EDITION, MISSING, rule, type Judgement } from "../model/rule.ts";
import type { Evidence } from "../model/evidence.ts";
import { documentsKey } from "../plan/accepted-writes.ts";
import {
  answersOf,
  breach,
  each,
  header,
  joined,
  notExercised,
  ofContract,
  placeOf,
  quoted,
  statusOf,
  type Answered,
  type whys,
} from "./support/judging.ts";

export const idempotencyKey = rule({
  id: "idempotency-key",
  says: [
    "POST din afara zonei public acceptă Idempotency-Key: repetat dă același răspuns, cu alt conținut 422.",
    "POST вне зоны public принимает Idempotency-Key: повтор даёт тот же ответ, иное содержимое — 422.",
    "POST outside the public zone accepts Idempotency-Key: repeated, it gives the same response; with other content, 422.",
  ],
  source: "Platform standard, URL 5",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Documentați antetul, păstrați răspunsul 24 de ore sub cheia lui, și înregistrați o operațiune inofensivă (probe).",
    "Опишите заголовок, храните ответ 24 часа под его ключом и зарегистрируйте безвредную операцию (probe).",
    "Document the header, keep the response for 24 hours under its key, and register a harmless operation (probe).",
  ],
  judge: ofContract((evidence) =>
    joined(
      each(
        evidence.contract.operations.filter(
          ({ method, zone }) => method === "POST" && zone && zone !== "public",
        ),
        (operation) =>
          documentsKey(operation)
            ? undefined
            : breach(operation.key, "the header Idempotency-Key is required", MISSING),
      ),
      evidence.registration.baseUrl === undefined ? none("live") : repeatedWrites(evidence),
    ),
  ),
});

const none = (why: keyof typeof whys): Judgement => ({
  checked: 0,
  breaches: [],
  notExercised: [notExercised("Idempotency-Key", why)],
});

function repeatedWrites(evidence: Evidence): Judgement {
  const [first] = answersOf(evidence, "accepted");
  if (!first) return withoutAcceptedWrite(evidence);
  // `exercised` reports a credential that does not work.
  if (first.answer.status === 401) return none("credential");
  if (first.answer.status >= 300)
    return each([first], (one) => breach(placeOf(one), "HTTP 2xx (probe)", statusOf(one), one));
  return joined(
    each(answersOf(evidence, "accepted-again"), (again) =>
      isSame(first, again) ? undefined : breach(placeOf(again), content(first), content(again), first, again),
    ),
    each(answersOf(evidence, "accepted-other"), (other) =>
      other.answer.status === 422
        ? undefined
        : breach(placeOf(other), "HTTP 422", statusOf(other), first, other),
    ),
  );
}

const isSame = (first: Answered, again: Answered): boolean =>
  first.answer.status === again.answer.status && first.answer.text === again.answer.text;
const content = (one: Answered): string => `${statusOf(one)} ${quoted(one.answer.json ?? one.answer.text)}`;

/**
 * Without the probe, a refused request at a dry address that is replayed proves the key. Anything else proves nothing: the
 * rule warns, and asks for a probe, or for its credential.
 */
function withoutAcceptedWrite(evidence: Evidence): Judgement {
  const { contract, registration } = evidence;
  if (!contract.operations.some(documentsKey)) return { checked: 0, breaches: [], notExercised: [] };
  const repeated = answersOf(evidence, "repeated");
  const isReplayed = repeated.some((one) => header(one, "idempotent-replayed") === "true");
  if (isReplayed) return { checked: 1, breaches: [], notExercised: [] };
  const unseen = breach("Idempotency-Key", "a repeated answer is replayed", NOT_SEEN, ...repeated);
  const why = registration.probe?.method === "POST" ? "credential" : "probe";
  return { ...none(why), checked: 1, breaches: [{ ...unseen, warnsOnly: true }] };
}

const NOT_SEEN = "no answer was seen to be replayed";
