import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import { conflict, keyed, notFound } from "../../../shared/errors.ts";

export const refusals = keyed({
  auditInCurs: conflict([
    "Sistemul este auditat chiar acum: auditul {id}.",
    "Система проверяется прямо сейчас: аудит {id}.",
    "The system is being audited right now: audit {id}.",
  ]),
  sistemInactiv: conflict([
    "Sistemul nu este activ și nu se auditează.",
    "Система неактивна и не проверяется.",
    "The system is not active and is not audited.",
  ]),
  auditIncheiat: conflict(["Auditul s-a încheiat.", "Аудит завершён.", "The audit has finished."]),
  raportInexistent: notFound([
    "Auditul nu are raport, sau raportul nu se mai păstrează.",
    "У аудита нет отчёта, или отчёт больше не хранится.",
    "The audit has no report, or the report is no longer kept.",
  ]),
});

export const contract: ContractTexts = {
  tags: { audits: ["Auditurile și rapoartele lor", "Аудиты и их отчёты", "Audits and their reports"] },
  operations: {
    "admin.systems.createAudit": [
      "202 cu adresa auditului. Cât timp rulează unul, altul este 409 cu adresa primului; un sistem inactiv este 409.",
      "202 с адресом аудита. Пока идёт один, другой — 409 с адресом первого; неактивная система — 409.",
      "202 with the address of the audit. While one runs, another is 409 with the address of the first; an inactive system is 409.",
    ],
    "admin.audits.stop": [
      "Un audit care așteaptă se oprește îndată, unul care rulează după următoarele cereri; unul încheiat este 409.",
      "Ожидающий аудит останавливается сразу, идущий — после ближайших запросов; завершённый — 409.",
      "An audit that waits stops at once, one that runs after its next requests; one that has ended is 409.",
    ],
    "app.audits.create": [
      "Cel mult zece pe zi. 202 cu adresa auditului; cât timp rulează unul, altul este 409 cu adresa primului.",
      "Не более десяти в день. 202 с адресом аудита; пока идёт один, другой — 409 с адресом первого.",
      "At most ten a day. 202 with the address of the audit; while one runs, another is 409 with the address of the first.",
    ],
  },
  properties: {
    "Exchange.status": ["Codul HTTP al răspunsului", "Код HTTP ответа", "HTTP status of the answer"],
    "Issue.status": ["Starea problemei", "Состояние замечания", "State of the issue"],
    systemId: ["Sistemul", "Система", "The system"],
    "Audit|Report.status": ["Starea auditului", "Состояние аудита", "State of the audit"],
    trigger: [
      "De ce rulează: program, cerere sau compilare",
      "Причина запуска: расписание, запрос или сборка",
      "Why it runs: schedule, demand or build",
    ],
    startedAt: ["Când a început", "Когда начат", "When it began"],
    finishedAt: ["Când s-a încheiat", "Когда завершён", "When it ended"],
    standard: ["Ediția standardului", "Редакция стандарта", "Edition of the standard"],
    verdict: ["Verdictul", "Вердикт", "The verdict"],
    requests: ["Câte cereri", "Сколько запросов", "How many requests"],
    opened: ["Abateri deschise", "Открыто отклонений", "Issues opened"],
    closed: ["Abateri închise", "Закрыто отклонений", "Issues closed"],
    PASS: ["Reguli respectate", "Соблюдённые правила", "Rules that pass"],
    WARN: ["Reguli cu avertizare", "Правила с предупреждением", "Rules that warn"],
    FAIL: ["Reguli încălcate", "Нарушенные правила", "Rules that fail"],
    NOT_APPLICABLE: [
      "Reguli care nu se aplică: nu era nimic de verificat",
      "Неприменимые правила: проверять было нечего",
      "Rules that are not applicable: there was nothing to look at",
    ],
    endedEarly: [
      "De ce auditul nu a ajuns la sfârșit: limita de cereri sau de timp, tăcerea sistemului, oprire",
      "Почему аудит прерван: предел запросов или времени, молчание системы, остановка",
      "Why the audit was cut off: the limit of requests or of time, silence of the system, or it was stopped",
    ],
    acceptedWrites: [
      "Scrierile pe care sistemul trebuia să le refuze și le-a acceptat",
      "Записи, которые система должна была отклонить и приняла",
      "The writes that the system should have refused and has accepted",
    ],
    exchange: ["Cererea", "Запрос", "The exchange"],
    from: ["De la", "От", "From"],
    of: ["Din câte", "Из скольких", "Of how many"],
    new: ["Abateri noi", "Новые отклонения", "New deviations"],
    gone: ["Abateri dispărute", "Исчезнувшие отклонения", "Deviations that are gone"],
    rules: ["Regulile", "Правила", "The rules"],
    says: ["Ce cere regula", "Требование правила", "The demand of the rule"],
    source: ["Sursa", "Источник", "The source"],
    level: ["Obligatorie sau recomandată", "Обязательное или рекомендуемое", "Must or should"],
    checked: ["Locuri verificate", "Проверено мест", "Places that were checked"],
    notExercised: ["Ce nu s-a încercat", "Непроверенное", "Parts that were not exercised"],
    notExercisedTotal: ["Câte nu s-au încercat", "Сколько не проверено", "How many were not exercised"],
    what: ["Ce", "Предмет", "The part"],
    why: ["De ce", "Причина", "The reason"],
    breaches: ["Abaterile, cel mult 20", "Отклонения, не более 20", "The deviations, at most 20"],
    breachesTotal: ["Câte abateri", "Сколько отклонений", "How many deviations"],
    fix: ["Cum se îndreaptă", "Способ исправления", "How it is mended"],
    operation: ["Operațiunea", "Операция", "The operation"],
    expected: ["Se aștepta", "Ожидалось", "Expected"],
    found: ["S-a găsit", "Найдено", "Found"],
    exchanges: [
      "Cererile care o dovedesc",
      "Доказывающие запросы",
      "The numbers of the exchanges that prove it",
    ],
    curl: ["Comanda care o arată", "Показывающая команда", "A command that shows it"],
    unsteady: [
      "Nu s-a repetat la a doua încercare",
      "Не повторилось при второй попытке",
      "It did not happen again when it was tried twice",
    ],
    n: ["Numărul", "Номер", "The number"],
    caller: ["Apelantul", "Вызывающий", "The caller"],
    sent: ["Antetele trimise", "Отправленные заголовки", "The headers that were sent"],
    headers: ["Antetele răspunsului", "Заголовки ответа", "The headers of the answer"],
    answer: ["Răspunsul, sau forma lui", "Ответ или его форма", "The answer, or its form"],
    fault: ["Defecțiunea pe fir", "Сбой соединения", "The fault on the wire"],
    runs: ["Rulările", "Запуски", "The runs"],
  },
};

export const matrix = `
                            nobody user staff serviceAdmin system otherSystem
admin.systems.createAudit   401    403  403   202          403    403
admin.systems.listAudits    401    403  403   200          403    403
admin.systems.listTrend     401    403  403   200          403    403
admin.audits.list           401    403  403   200          403    403
admin.audits.read           401    403  403   200          403    403
admin.audits.readPage       401    403  403   200          403    403
admin.audits.readSarif      401    403  403   200          403    403
admin.audits.readJunit      401    403  403   200          403    403
admin.audits.listExchanges  401    403  403   200          403    403
admin.audits.stop           401    403  403   200          403    403
staff.audits.list           401    403  200   200          403    403
staff.audits.read           401    403  200   200          403    403
staff.audits.readPage       401    403  200   200          403    403
staff.systems.listAudits    401    403  200   200          403    403
staff.systems.listTrend     401    403  200   200          403    403
app.audits.create           401    403  403   403          202    202
app.audits.read             401    403  403   403          200    404
app.audits.readSarif        401    403  403   403          200    404
app.audits.readJunit        401    403  403   403          200    404
`;
