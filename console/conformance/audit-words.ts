import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const auditWords = words({
  title: [
    (moment: string, system: string) => `${system}: auditul din ${moment}`,
    (moment: string, system: string) => `${system}: аудит от ${moment}`,
  ],
  facts: {
    system: ["Sistemul", "Система"],
    trigger: ["De ce a rulat", "Почему запущен"],
    requestedAt: ["Cerut", "Запрошен"],
    startedAt: ["Început", "Начат"],
    finishedAt: ["Încheiat", "Завершён"],
    rules: ["Regulile", "Правила"],
    standard: ["Ediția standardului", "Редакция стандарта"],
    contract: ["Contractul", "Контракт"],
    contractOf: [
      (version: string, operations: string) => `${version}, operațiuni: ${operations}`,
      (version: string, operations: string) => `${version}, операций: ${operations}`,
    ],
    requests: ["Cereri trimise", "Отправлено запросов"],
    issues: ["Abateri", "Отклонения"],
    turn: ["Operațiunile verificate", "Проверенные операции"],
    turnOf: [
      (from: string, to: string, of: string) => `${from}–${to} din ${of}; celelalte la auditurile următoare`,
      (from: string, to: string, of: string) => `${from}–${to} из ${of}; остальные при следующих аудитах`,
    ],
  },
  ended: {
    ESUAT: ["Auditul nu a reușit", "Аудит не удался"],
    ESUATText: [
      "Sistemul nu a răspuns sau contractul nu s-a putut citi. Verificați adresele și porniți un audit nou din pagina sistemului.",
      "Система не ответила или контракт не прочитан. Проверьте адреса и запустите новый аудит на странице системы.",
    ],
    OPRIT: ["Auditul a fost oprit", "Аудит остановлен"],
    OPRITText: [
      "Un administrator l-a oprit înainte de sfârșit, deci nu are raport.",
      "Администратор остановил его до конца, поэтому отчёта нет.",
    ],
    expired: ["Raportul nu se mai păstrează", "Отчёт больше не хранится"],
    expiredText: [
      "Rapoartele vechi se șterg; verdictul și numerele rămân.",
      "Старые отчёты удаляются; вердикт и числа остаются.",
    ],
  },
  files: {
    label: ["Descarcă raportul", "Скачать отчёт"],
    page: ["Ca pagină (HTML)", "Как страницу (HTML)"],
    sarif: ["Pentru unelte de analiză (SARIF)", "Для средств анализа (SARIF)"],
    junit: ["Pentru compilare (JUnit)", "Для сборки (JUnit)"],
  },
  exchanges: ["Cererile și răspunsurile", "Запросы и ответы"],
  acceptedWrites: {
    title: [
      "Sistemul a acceptat o scriere pe care trebuia să o refuze, sau a lăsat-o fără răspuns",
      "Система приняла запись, которую должна была отклонить, или оставила её без ответа",
    ],
    text: [
      "Auditul nu a mai trimis nicio scriere după ea. Verificați ce a rămas de la ea în sistem.",
      "После неё аудит больше не отправлял записей. Проверьте, что осталось от неё в системе.",
    ],
  },
  broken: ["Regulile care cer ceva", "Правила, требующие действий"],
  noBroken: ["Nicio regulă nu este încălcată", "Ни одно правило не нарушено"],
  noBrokenText: ["Auditul nu a găsit nimic de îndreptat.", "Аудит не нашёл ничего, что нужно исправить."],
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
  ],
  cutOff: {
    title: ["Auditul a fost întrerupt înainte de sfârșit", "Аудит прерван до конца"],
    text: [
      "Verdictul nu spune nimic despre ce nu a încercat.",
      "Вердикт ничего не говорит о том, что не проверено.",
    ],
    time: ["Timpul lui s-a încheiat.", "Истекло его время."],
    requests: ["A trimis toate cererile pe care le avea.", "Отправлены все разрешённые запросы."],
    silence: ["Sistemul nu a răspuns la trei cereri la rând.", "Система не ответила на три запроса подряд."],
    stopped: ["L-a oprit un administrator.", "Его остановил администратор."],
  },
  checked: [
    plural.ro({
      one: "un loc verificat",
      few: "{} locuri verificate",
      other: "{} de locuri verificate",
    }),
    plural.ru({ one: "проверено {} место", few: "проверены {} места", many: "проверено {} мест" }),
  ],
  fix: ["Ce este de făcut:", "Что сделать:"],
  expected: ["Se aștepta", "Ожидалось"],
  found: ["S-a găsit", "Найдено"],
  curl: [
    (operation: string) => `Comanda care arată abaterea: ${operation}`,
    (operation: string) => `Команда, показывающая отклонение: ${operation}`,
  ],
  copyCurl: ["Copiază comanda", "Скопировать команду"],
  waived: [(reason: string) => `Excepție: ${reason}`, (reason: string) => `Исключение: ${reason}`],
  unsteady: ["Nu s-a repetat la a doua încercare.", "Не повторилось при второй попытке."],
  more: [
    plural.ro({ one: "și încă una", few: "și încă {}", other: "și încă {}" }),
    plural.ru({ one: "и ещё {}", few: "и ещё {}", many: "и ещё {}" }),
  ],
  notTried: ["Neîncercat", "Не проверено"],
  proof: ["Cererile care o dovedesc", "Доказывающие запросы"],
  changes: ["Față de auditul precedent", "По сравнению с прошлым аудитом"],
  new: ["Abateri noi", "Новые отклонения"],
  gone: ["Abateri dispărute", "Исчезнувшие отклонения"],
});
