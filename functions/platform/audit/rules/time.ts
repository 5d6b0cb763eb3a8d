import { addressOf, breakingChanges } from "../contract/compare.ts";
import type { Operation } from "../model/contract.ts";
import type { Evidence } from "../model/evidence.ts";
import { FIRST_EDITION, MISSING, rule, type Judgement } from "../model/rule.ts";
import {
  apiAnswers,
  breach,
  each,
  eachPlace,
  header,
  joined,
  ofContract,
  operationOf,
  placeOf,
  unjudged,
  type Answered,
} from "./support/judging.ts";

export const deprecation = rule({
  id: "deprecation",
  says: [
    "Retragerea este anunțată la fel în contract și în antetele Deprecation și Sunset, cu o dată viitoare.",
    "Вывод из употребления объявлен одинаково в контракте и в заголовках Deprecation и Sunset, с будущей датой.",
    "Deprecation is announced in the same way in the contract and in the Deprecation and Sunset headers, with a future date.",
  ],
  source: "Platform standard, versioning 3",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Puneți deprecated și x-sunset în contract, și ambele antete pe răspunsuri; după dată scoateți adresa.",
    "Укажите deprecated и x-sunset в контракте и оба заголовка в ответах; после даты уберите адрес.",
    "Put deprecated and x-sunset in the contract, and both headers on responses; remove the address after that date.",
  ],
  judge: ofContract((evidence) =>
    joined(
      each(
        evidence.contract.operations.filter(({ isDeprecated }) => isDeprecated),
        ({ key, sunset }) => {
          const at = Date.parse(sunset ?? "");
          return at > evidence.at ? undefined : breach(key, "x-sunset in the future", sunset ?? MISSING);
        },
      ),
      eachPlace(apiAnswers(evidence), (one) => unlikeContract(evidence, one)),
    ),
  ),
});

/** Refusals of the gateway need not have the headers, so only answers with 2xx are compared. */
function unlikeContract(evidence: Evidence, one: Answered) {
  const operation = operationOf(evidence, one);
  if (!operation || one.answer.status >= 300 || one.request.method === "OPTIONS") return undefined;
  const [announced, sunset] = [header(one, "deprecation"), header(one, "sunset")];
  if (!operation.isDeprecated)
    return announced === undefined
      ? undefined
      : breach(placeOf(one), "deprecated: true", `Deprecation: ${announced}`, one);
  if (announced !== "true" && !/^@\d+$/.test(announced ?? ""))
    return breach(placeOf(one), "Deprecation: true", announced ?? MISSING, one);
  const isSame = dayOf(sunset) !== undefined && dayOf(sunset) === dayOf(operation.sunset);
  return isSame
    ? undefined
    : breach(placeOf(one), `Sunset: ${operation.sunset ?? "a date"}`, sunset ?? MISSING, one);
}

function dayOf(date: string | undefined): string | undefined {
  const at = Date.parse(date ?? "");
  return Number.isNaN(at) ? undefined : new Date(at).toISOString().slice(0, 10);
}

export const breakingChange = rule({
  id: "breaking-change",
  says: [
    "Aceeași versiune majoră nu strică clienții existenți.",
    "Та же основная версия не ломает существующих клиентов.",
    "The same major version does not break existing clients.",
  ],
  source: "Platform standard, versioning 1 and 2",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Păstrați câmpurile și ce se cerea; schimbarea incompatibilă merge sub /api/v{N+1}.",
    "Сохраните поля и прежние требования; несовместимое изменение — под /api/v{N+1}.",
    "Keep the fields and what was required; an incompatible change goes under /api/v{N+1}.",
  ],
  judge: ofContract((evidence) => {
    const { baseContract, contract } = evidence;
    if (!baseContract) return unjudged("openapi", "base");
    const changes = breakingChanges(baseContract, contract).map(({ operation, place, was, is }) =>
      breach(operation, `${place}: ${was.slice(0, 80)}`, is.slice(0, 80)),
    );
    // What was announced, or goes with its version, is judged by `version-window`.
    const removed = gone(evidence).filter((one) => !one.isDeprecated && !leavesVersion(evidence, one));
    return {
      checked: baseContract.operations.length,
      breaches: [...changes, ...removed.map(({ key }) => breach(key, "the operation stays", "it is gone"))],
      notExercised: [],
    };
  }),
});

export const versionWindow = rule({
  id: "version-window",
  says: [
    "Nimic dintr-o versiune majoră nu dispare înainte de Sunset.",
    "Ничто из основной версии не исчезает до Sunset.",
    "Nothing in a major version disappears before Sunset.",
  ],
  source: "Platform standard, versioning 2",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Readuceți adresa până la data anunțată; anunțați retragerea înainte de a scoate o versiune.",
    "Верните адрес до объявленной даты; объявите вывод до удаления версии.",
    "Bring the address back until the date announced; announce deprecation before you remove a version.",
  ],
  judge: ofContract((evidence): Judgement => {
    const { baseContract } = evidence;
    if (!baseContract) return unjudged("openapi", "base");
    const early = gone(evidence).filter((one) => one.isDeprecated || leavesVersion(evidence, one));
    return {
      ...each(early, ({ key, sunset }) =>
        Date.parse(sunset ?? "") <= evidence.at
          ? undefined
          : breach(
              key,
              `the operation stays until its Sunset, ${sunset ?? "which is announced first"}`,
              "it is gone",
            ),
      ),
      checked: baseContract.operations.length,
    };
  }),
});

/** The operations of the base that the contract no longer has. */
function gone({ baseContract, contract }: Evidence): Operation[] {
  const present = new Set(contract.operations.map(addressOf));
  return (baseContract?.operations ?? []).filter((one) => !present.has(addressOf(one)));
}

/** True if the whole major version of an operation is gone. */
const leavesVersion = ({ contract }: Evidence, { version }: Operation): boolean =>
  version !== undefined && !contract.operations.some((one) => one.version === version);
