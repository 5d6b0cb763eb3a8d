import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const auditWords = words({
  title: [
    (moment: string, system: string) => `${system}: auditul din ${moment}`,
    (moment: string, system: string) => `${system}: аудит от ${moment}`,
    (moment: string, system: string) => `${system}: audit of ${moment}`,
  ],
  facts: {
    system: ["Sistemul", "Система", "The system"],
    trigger: ["De ce a rulat", "Почему запущен", "Why it ran"],
    requestedAt: ["Cerut", "Запрошен", "Requested"],
    startedAt: ["Început", "Начат", "Started"],
    finishedAt: ["Încheiat", "Завершён", "Finished"],
    rules: ["Regulile", "Правила", "Rules"],
    standard: ["Ediția standardului", "Редакция стандарта", "Standard edition"],
    contract: ["Contractul", "Контракт", "Contract"],
    contractOf: [
      (version: string, operations: string) => `${version}, operațiuni: ${operations}`,
      (version: string, operations: string) => `${version}, операций: ${operations}`,
      (version: string, operations: string) => `${version}, operations: ${operations}`,
    ],
    requests: ["Cereri trimise", "Отправлено запросов", "Requests sent"],
    issues: ["Abateri", "Отклонения", "Deviations"],
    turn: ["Operațiunile verificate", "Проверенные операции", "Operations checked"],
    turnOf: [
      (from: string, to: string, of: string) => `${from}–${to} din ${of}; celelalte la auditurile următoare`,
      (from: string, to: string, of: string) => `${from}–${to} из ${of}; остальные при следующих аудитах`,
      (from: string, to: string, of: string) => `${from}–${to} of ${of}; the rest in the next audits`,
    ],
  },
  ended: {
    ESUAT: ["Auditul nu a reușit", "Аудит не удался", "The audit failed"],
    ESUATText: [
      "Sistemul nu a răspuns sau contractul nu s-a putut citi. Verificați adresele și porniți un audit nou din pagina sistemului.",
      "Система не ответила или контракт не прочитан. Проверьте адреса и запустите новый аудит на странице системы.",
      "The system did not respond or the contract could not be read. Check the addresses and start a new audit from the system's page.",
    ],
    OPRIT: ["Auditul a fost oprit", "Аудит остановлен", "The audit was stopped"],
    OPRITText: [
      "Un administrator l-a oprit înainte de sfârșit, deci nu are raport.",
      "Администратор остановил его до конца, поэтому отчёта нет.",
      "An administrator stopped it before the end, so it has no report.",
    ],
    expired: ["Raportul nu se mai păstrează", "Отчёт больше не хранится", "The report is no longer kept"],
    expiredText: [
      "Rapoartele vechi se șterg; verdictul și numerele rămân.",
      "Старые отчёты удаляются; вердикт и числа остаются.",
      "Old reports are deleted; the verdict and the numbers stay.",
    ],
  },
  files: {
    label: ["Descarcă raportul", "Скачать отчёт", "Download the report"],
    page: ["Ca pagină (HTML)", "Как страницу (HTML)", "As a page (HTML)"],
    sarif: ["Pentru unelte de analiză (SARIF)", "Для средств анализа (SARIF)", "For analysis tools (SARIF)"],
    junit: ["Pentru compilare (JUnit)", "Для сборки (JUnit)", "For builds (JUnit)"],
  },
  exchanges: ["Cererile și răspunsurile", "Запросы и ответы", "Requests and responses"],
  acceptedWrites: {
    title: [
      "Sistemul a acceptat o scriere pe care trebuia să o refuze, sau a lăsat-o fără răspuns",
      "Система приняла запись, которую должна была отклонить, или оставила её без ответа",
      "The system accepted a write it should have refused, or left it without a response",
    ],
    text: [
      "Auditul nu a mai trimis nicio scriere după ea. Verificați ce a rămas de la ea în sistem.",
      "После неё аудит больше не отправлял записей. Проверьте, что осталось от неё в системе.",
      "The audit sent no more writes after it. Check what it left in the system.",
    ],
  },
  broken: ["Regulile care cer ceva", "Правила, требующие действий", "Rules that need action"],
  noBroken: ["Nicio regulă nu este încălcată", "Ни одно правило не нарушено", "No rules are broken"],
  noBrokenText: [
    "Auditul nu a găsit nimic de îndreptat.",
    "Аудит не нашёл ничего, что нужно исправить.",
    "The audit found nothing to fix.",
  ],
  kept: [
    plural.ro({
      one: "O regulă respectată",
      few: "{} reguli respectate",
      other: "{} de reguli respectate",
    }),
    plural.ru({
      one: "{} соблюдённое правило",
      few: "{} соблюдённых правила",
      many: "{} соблюдённых правил",
    }),
    plural.en({ one: "{} rule met", other: "{} rules met" }),
  ],
  notApplicable: [
    plural.ro({
      one: "O regulă care nu se aplică",
      few: "{} reguli care nu se aplică",
      other: "{} de reguli care nu se aplică",
    }),
    plural.ru({
      one: "{} неприменимое правило",
      few: "{} неприменимых правила",
      many: "{} неприменимых правил",
    }),
    plural.en({ one: "{} rule that does not apply", other: "{} rules that do not apply" }),
  ],
  cutOff: {
    title: [
      "Auditul a fost întrerupt înainte de sfârșit",
      "Аудит прерван до конца",
      "The audit was cut off before the end",
    ],
    text: [
      "Verdictul nu spune nimic despre ce nu a încercat.",
      "Вердикт ничего не говорит о том, что не проверено.",
      "The verdict says nothing about what was not tried.",
    ],
    time: ["Timpul lui s-a încheiat.", "Истекло его время.", "Its time ran out."],
    requests: [
      "A trimis toate cererile pe care le avea.",
      "Отправлены все разрешённые запросы.",
      "It sent all the requests it was allowed.",
    ],
    silence: [
      "Sistemul nu a răspuns la trei cereri la rând.",
      "Система не ответила на три запроса подряд.",
      "The system did not respond to three requests in a row.",
    ],
    stopped: ["L-a oprit un administrator.", "Его остановил администратор.", "An administrator stopped it."],
  },
  checked: [
    plural.ro({
      one: "un loc verificat",
      few: "{} locuri verificate",
      other: "{} de locuri verificate",
    }),
    plural.ru({ one: "проверено {} место", few: "проверены {} места", many: "проверено {} мест" }),
    plural.en({ one: "{} place checked", other: "{} places checked" }),
  ],
  fix: ["Ce este de făcut:", "Что сделать:", "What to do:"],
  expected: ["Se aștepta", "Ожидалось", "Expected"],
  found: ["S-a găsit", "Найдено", "Found"],
  curl: [
    (operation: string) => `Comanda care arată abaterea: ${operation}`,
    (operation: string) => `Команда, показывающая отклонение: ${operation}`,
    (operation: string) => `Command that shows the deviation: ${operation}`,
  ],
  copyCurl: ["Copiază comanda", "Скопировать команду", "Copy the command"],
  waived: [
    (reason: string) => `Excepție: ${reason}`,
    (reason: string) => `Исключение: ${reason}`,
    (reason: string) => `Exception: ${reason}`,
  ],
  unsteady: [
    "Nu s-a repetat la a doua încercare.",
    "Не повторилось при второй попытке.",
    "It did not happen again on the second attempt.",
  ],
  more: [
    plural.ro({ one: "și încă una", few: "și încă {}", other: "și încă {}" }),
    plural.ru({ one: "и ещё {}", few: "и ещё {}", many: "и ещё {}" }),
    plural.en({ one: "and {} more", other: "and {} more" }),
  ],
  notTried: ["Neîncercat", "Не проверено", "Not tried"],
  proof: ["Cererile care o dovedesc", "Доказывающие запросы", "Requests that prove it"],
  changes: ["Față de auditul precedent", "По сравнению с прошлым аудитом", "Since the previous audit"],
  new: ["Abateri noi", "Новые отклонения", "New deviations"],
  gone: ["Abateri dispărute", "Исчезнувшие отклонения", "Deviations gone"],
});
