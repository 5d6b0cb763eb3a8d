import { carried, type Text } from "../../../../../shared/texts.ts";
import type { Operation } from "../../model/contract.ts";
import type { Answer, Evidence, Exchange, Reason } from "../../model/evidence.ts";
import type { NotExercised } from "../../model/report.ts";
import { MISSING, type Breach, type Judgement } from "../../model/rule.ts";
import { needsCertificate } from "../../plan/choices.ts";
import { isWrite, mayHaveActed, namedWrites } from "../../plan/harm.ts";

/** An exchange that was answered. */
export interface Answered extends Exchange {
  answer: Answer;
}

/** Why something could not be judged. */
export const whys = {
  contract: [
    "Contractul nu a putut fi citit.",
    "Контракт не удалось прочитать.",
    "The contract could not be read.",
  ],
  live: [
    "Sistemul este înregistrat doar cu contractul; adresa lui de bază lipsește.",
    "Система зарегистрирована только контрактом; базового адреса нет.",
    "The system is registered only with its contract; its base address is missing.",
  ],
  credential: [
    "Înregistrarea nu are date de acces pentru această zonă.",
    "В регистрации нет данных доступа для этой зоны.",
    "The registration has no credentials for this zone.",
  ],
  silent: [
    "Sistemul nu a dat un răspuns care poate fi judecat.",
    "Система не дала ответа, который можно оценить.",
    "The system gave no response that can be assessed.",
  ],
  empty: [
    "Lista nu are destule înregistrări; adăugați câteva în sistemul verificat.",
    "В списке недостаточно записей; добавьте несколько в проверяемой системе.",
    "The list does not have enough records; add a few in the audited system.",
  ],
  certificate: [
    "Operațiunea cere un certificat de client.",
    "Операция требует клиентского сертификата.",
    "The operation requires a client certificate.",
  ],
  unreadable: [
    "Răspunsurile au o formă pe care regula nu o poate citi.",
    "Ответы имеют форму, которую правило не может прочитать.",
    "The responses have a form that the rule cannot read.",
  ],
  base: [
    "Nu există încă un contract anterior.",
    "Предыдущего контракта пока нет.",
    "There is no previous contract yet.",
  ],
  probe: [
    "Înregistrarea nu numește o operațiune inofensivă: scrieți-o în câmpul probe.",
    "В регистрации не указана безвредная операция: укажите её в поле probe.",
    "The registration does not name a harmless operation: enter it in the probe field.",
  ],
  dry: [
    "O scriere pe care un server îngăduitor ar putea să o facă nu se trimite. Numiți în înregistrare, la dryAddresses, o adresă a operațiunii la care nicio scriere nu are urmări, sau alegeți-o ca probe.",
    "Запись, которую нестрогий сервер мог бы выполнить, не отправляется. Укажите в регистрации, в поле dryAddresses, адрес этой операции, по которому запись не имеет последствий, или выберите её как probe.",
    "A write that a lenient server could carry out is not sent. In the registration, under dryAddresses, name an address of the operation where no write has any effect, or choose it as probe.",
  ],
  accepted: [
    "Sistemul a acceptat o scriere pe care trebuia să o refuze; după ea auditul nu a mai trimis nicio scriere.",
    "Система приняла запись, которую должна была отклонить; после неё аудит больше не отправлял записей.",
    "The system accepted a write it should have refused; the audit sent no more writes after it.",
  ],
  shortened: [
    "Auditul păstrase deja 32 MB de răspunsuri; din acesta a citit primii 2.000 de octeți.",
    "Аудит уже хранил 32 МБ ответов; из этого он прочитал первые 2000 байт.",
    "The audit had already kept 32 MB of responses; it read the first 2,000 bytes of this one.",
  ],
  pattern: [
    "Tiparul este mai lung decât citește auditul: 2.000 de caractere, 20.000 dacă niciunul nu are alt înțeles.",
    "Шаблон длиннее, чем читает аудит: 2000 знаков, 20 000, если ни один не имеет особого смысла.",
    "The pattern is longer than the audit reads: 2,000 characters, or 20,000 if none of them has another meaning.",
  ],
  unsent: [
    "Scrierea nu a fost trimisă la acest audit.",
    "В этом аудите запись не отправлялась.",
    "The write was not sent in this audit.",
  ],
} as const satisfies Record<string, Text>;

export const notExercised = (what: string, why: keyof typeof whys): NotExercised => ({
  what,
  why: carried(whys[why]),
});

/**
 * The documented writes of zones that were not tried for any of these reasons, and why: each needs an address that the owner
 * names.
 */
export function untriedWrites(
  { registration, contract, exchanges }: Evidence,
  reasons: readonly Reason[],
  isMeant: (operation: Operation) => boolean,
): NotExercised[] {
  const tried = new Set(
    exchanges
      .filter(({ request }) => reasons.includes(request.reason))
      .map(({ request }) => request.operation),
  );
  const named = new Set(namedWrites(registration, contract.operations).map(({ operation }) => operation));
  const why = exchanges.some(mayHaveActed) ? "accepted" : "unsent";
  return contract.operations
    .filter((one) => one.zone && isWrite(one) && !tried.has(one.key) && !needsCertificate(contract, one))
    .filter(isMeant)
    .map((one) => notExercised(one.key, named.has(one) ? why : "dry"));
}

const nothing: Judgement = { checked: 0, breaches: [], notExercised: [] };

/** Judges each item: a breach, several of them, or none. */
export function each<Item>(
  items: readonly Item[],
  check: (item: Item) => Breach | readonly Breach[] | undefined,
): Judgement {
  const breaches = items.flatMap((item) => check(item) ?? []);
  return { checked: items.length, breaches, notExercised: [] };
}

export const joined = (...judgements: readonly Judgement[]): Judgement => ({
  checked: judgements.reduce((sum, { checked }) => sum + checked, 0),
  breaches: judgements.flatMap(({ breaches }) => breaches),
  notExercised: judgements.flatMap((one) => one.notExercised),
});

export const unjudged = (what: string, why: keyof typeof whys): Judgement => ({
  ...nothing,
  notExercised: [notExercised(what, why)],
});

/** A rule of the contract: not exercised without one, because the rule `openapi` has said so. */
export const ofContract =
  (judge: (evidence: Evidence) => Judgement) =>
  (evidence: Evidence): Judgement =>
    evidence.contract.document ? judge(evidence) : unjudged("openapi", "contract");

/** A rule of the live system. Answers that never came are the finding of `transport`. */
export const ofLife =
  (judge: (evidence: Evidence) => Judgement) =>
  (evidence: Evidence): Judgement => {
    if (evidence.registration.baseUrl === undefined) return unjudged("baseUrl", "live");
    const judgement = judge(evidence);
    const isSilent = judgement.checked === 0 && judgement.notExercised.length === 0 && !hasAnswers(evidence);
    return isSilent ? unjudged("baseUrl", "silent") : judgement;
  };

const hasAnswers = ({ exchanges }: Evidence): boolean => exchanges.some(({ answer }) => answer);

export const breach = (
  operation: string,
  expected: string,
  found: string,
  ...exchanges: readonly Exchange[]
): Breach => ({ operation, expected, found, exchanges });

/** The method of an exchange, and its address in the contract, or as it was asked for. */
export function placeOf({ request: { method, operation, path } }: Exchange): string {
  // A documented GET is also requested by HEAD and OPTIONS.
  const [, documented = path.split("?")[0] ?? ""] = operation?.split(" ") ?? [];
  return `${method} ${documented}`;
}

export const isAnswered = (exchange: Exchange): exchange is Answered => exchange.answer !== undefined;

/** A cut body and a redirect are findings of `transport`, and a 429 says nothing: no other rule judges them. */
const UNTELLING = new Set([301, 302, 307, 308, 429]);

export const isTelling = (exchange: Exchange): exchange is Answered =>
  isAnswered(exchange) && !UNTELLING.has(exchange.answer.status) && exchange.answer.cutAt === undefined;

/** The telling answers of requests with these reasons; without reasons, of all requests. */
export const answersOf = ({ exchanges }: Evidence, ...reasons: Reason[]): Answered[] =>
  exchanges
    .filter(isTelling)
    .filter(({ request }) => reasons.length === 0 || reasons.includes(request.reason));

/** Addresses outside of the contract that a gateway may answer: they are judged only by `undocumented`. */
const FOREIGN = new Set<Reason>(["back-door", "contract"]);
const OPERATIONAL = new Set<Reason>(["live", "ready", "health", "info", "metrics", "metrics-again"]);

/** The telling answers below `/api/v{N}/`. */
export const apiAnswers = (evidence: Evidence): Answered[] =>
  answersOf(evidence).filter(({ request: { reason } }) => !FOREIGN.has(reason) && !OPERATIONAL.has(reason));

/** The telling answers of documented and operational addresses. */
export const systemAnswers = (evidence: Evidence): Answered[] =>
  answersOf(evidence).filter(({ request: { reason } }) => !FOREIGN.has(reason));

/** The answers that judge a place are many; the first one stands for all of them. */
export function oncePerPlace(breaches: readonly Breach[]): Breach[] {
  return [...Map.groupBy(breaches, ({ operation, expected }) => `${operation} ${expected}`).values()].flatMap(
    ([first]) => first ?? [],
  );
}

/** Judges each item, and keeps one breach for each place and expectation. */
export function eachPlace<Item>(
  items: readonly Item[],
  check: (item: Item) => Breach | readonly Breach[] | undefined,
): Judgement {
  const judgement = each(items, check);
  return { ...judgement, breaches: oncePerPlace(judgement.breaches) };
}

export const header = ({ answer }: Answered, name: string): string | undefined => answer.headers.get(name);

/** `a is required`, `a, b are required`. */
export const areRequired = (names: readonly string[]): string =>
  `${names.join(", ")} ${names.length === 1 ? "is" : "are"} required`;

export const statusOf = ({ answer }: Answered): string => `HTTP ${String(answer.status)}`;

/** The operation of an exchange in the contract. */
export const operationOf = ({ contract }: Evidence, { request }: Exchange): Operation | undefined =>
  request.operation === undefined ? undefined : operationsByKey(contract.operations).get(request.operation);

const byKey = new WeakMap<readonly Operation[], Map<string, Operation>>();

function operationsByKey(operations: readonly Operation[]): Map<string, Operation> {
  const known = byKey.get(operations) ?? new Map(operations.map((one) => [one.key, one]));
  byKey.set(operations, known);
  return known;
}

export const quoted = (value: unknown): string => (JSON.stringify(value) ?? MISSING).slice(0, 160);
