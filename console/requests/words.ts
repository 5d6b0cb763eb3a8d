import { words } from "../words/words.ts";

export const requestWords = words({
  title: ["Cereri de acces", "Запросы доступа"],
  lists: ["Listele de cereri", "Списки запросов"],
  decide: ["De decis", "Ждут решения"],
  decideCount: [(count: string) => `De decis (${count})`, (count: string) => `Ждут решения (${count})`],
  mine: ["Cererile mele", "Мои запросы"],
  ask: ["Cere acces", "Запросить доступ"],
  columns: {
    document: ["Documentul", "Документ"],
    who: ["Cine cere", "Кто запрашивает"],
    right: ["Dreptul cerut", "Запрошенное право"],
    why: ["De ce", "Зачем"],
    asked: ["Cerută", "Запрошено"],
    state: ["Starea", "Состояние"],
  },
  filter: ["Starea", "Состояние"],
  states: {
    IN_ASTEPTARE: ["În așteptare", "Ожидает"],
    APROBATA: ["Aprobată", "Одобрен"],
    RESPINSA: ["Respinsă", "Отклонён"],
  },
  rights: {
    CITIRE: ["Citire", "Чтение"],
    SCRIERE: ["Citire și scriere", "Чтение и изменение"],
  },
  account: [(id: string) => `Contul ${id}`, (id: string) => `Учётная запись ${id}`],
  client: [(id: string) => `Clientul ${id}`, (id: string) => `Клиент ${id}`],
  decidedBy: [
    (name: string, day: string) => `${name}, ${day}`,
    (name: string, day: string) => `${name}, ${day}`,
    (name: string, day: string) => `${name}, ${day}`,
  ],
  nothingToDecide: [
    "Nicio cerere nu așteaptă decizia dumneavoastră",
    "Нет запросов, ожидающих вашего решения",
  ],
  nothingToDecideText: [
    "Aici apar cererile pentru documentele la care puteți da acces.",
    "Здесь появляются запросы на документы, доступ к которым вы можете дать.",
  ],
  noneAsked: ["Nu ați cerut încă acces la niciun document", "Вы ещё не запрашивали доступ"],
  noneAskedText: [
    "Cine cunoaște codul unui document poate cere acces la el; decide cine îl poate partaja.",
    "Кто знает код документа, может запросить доступ; решает тот, кто может его дать.",
  ],
  open: ["Deschide documentul", "Открыть документ"],
  approve: ["Aprobă", "Одобрить"],
  reject: ["Respinge", "Отклонить"],
  withdraw: ["Retrage", "Отозвать"],
  askForm: {
    code: ["Codul documentului", "Код документа"],
    codeHint: [
      "Este pe document sau îl aflați de la cine îl păstrează, de pildă HOT-2026-001.",
      "Указан на документе; его знает и тот, кто хранит документ. Например, HOT-2026-001.",
    ],
    right: ["Ce aveți nevoie să faceți", "Что вам нужно делать"],
    why: ["De ce aveți nevoie de el", "Зачем он вам нужен"],
    whyHint: ["O citește cel care decide.", "Это прочтёт тот, кто решает."],
    codeMissing: ["Scrieți codul documentului", "Введите код документа"],
    whyMissing: ["Scrieți de ce aveți nevoie de document", "Напишите, зачем вам документ"],
    verb: ["Trimite cererea", "Отправить запрос"],
    sent: [
      (code: string) => `Cererea pentru ${code} așteaptă o decizie`,
      (code: string) => `Запрос на ${code} ожидает решения`,
    ],
    alreadyWaits: [
      (code: string) => `O cerere pentru ${code} aștepta deja o decizie`,
      (code: string) => `Запрос на ${code} уже ожидал решения`,
    ],
    unknown: ["Niciun document nu are acest cod", "Документа с таким кодом нет"],
  },
  approveForm: {
    title: ["Aprobă cererea", "Одобрить запрос"],
    right: ["Ce acces primește", "Какой доступ получает"],
    until: ["Ultima zi a accesului", "Последний день доступа"],
    untilHint: ["Fără dată, accesul nu se încheie.", "Без даты доступ бессрочный."],
    past: ["Alegeți o zi de astăzi înainte", "Выберите день не раньше сегодняшнего"],
    verb: ["Aprobă și dă acces", "Одобрить и дать доступ"],
    done: [
      (name: string, code: string) => `${name} are acces la ${code}`,
      (name: string, code: string) => `${name}: доступ к ${code} открыт`,
    ],
  },
  rejectForm: {
    title: ["Respinge cererea", "Отклонить запрос"],
    reason: ["Motivul", "Причина"],
    reasonHint: ["Îl citește cine a cerut.", "Её прочтёт тот, кто просил."],
    verb: ["Respinge cererea", "Отклонить запрос"],
    done: [
      (code: string) => `Cererea pentru ${code} a fost respinsă`,
      (code: string) => `Запрос на ${code} отклонён`,
    ],
  },
  withdrawForm: {
    title: ["Retrageți cererea?", "Отозвать запрос?"],
    text: [
      "Cine decide nu o va mai vedea. Puteți cere din nou oricând.",
      "Тот, кто решает, его больше не увидит. Запросить снова можно в любой момент.",
    ],
    verb: ["Retrage cererea", "Отозвать запрос"],
    done: [
      (code: string) => `Cererea pentru ${code} a fost retrasă`,
      (code: string) => `Запрос на ${code} отозван`,
    ],
    undo: ["Trimite din nou", "Отправить снова"],
  },
  decidedMeanwhile: ["Cererea a fost deja decisă", "По запросу уже принято решение"],
  decidedAs: [
    (state: string, name: string, moment: string) => `${state} de ${name}, ${moment}.`,
    (state: string, name: string, moment: string) => `${state}: ${name}, ${moment}.`,
    (state: string, name: string, moment: string) => `${state} by ${name}, ${moment}.`,
  ],
  changedMeanwhile: [
    "Cererea s-a schimbat între timp. Mai sus este cum arată acum; verificați și decideți.",
    "Запрос тем временем изменён. Выше он показан как есть; проверьте и решите.",
  ],
  gone: ["Cererea a fost retrasă sau nu vă mai este accesibilă", "Запрос отозван или больше вам недоступен"],
  notAllowed: [
    "Această decizie nu mai este posibilă: documentul a fost șters sau eliminat.",
    "Это решение больше невозможно: документ удалён или уничтожен.",
  ],
  close: ["Închide", "Закрыть"],
});
