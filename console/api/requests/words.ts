import { words } from "../../words/words.ts";

export const requestWords = words({
  title: ["Cereri de acces", "Запросы доступа", "Access requests"],
  lists: ["Listele de cereri", "Списки запросов", "Lists of requests"],
  decide: ["De decis", "Ждут решения", "To decide"],
  decideCount: [
    (count: string) => `De decis (${count})`,
    (count: string) => `Ждут решения (${count})`,
    (count: string) => `To decide (${count})`,
  ],
  mine: ["Cererile mele", "Мои запросы", "My requests"],
  ask: ["Cere acces", "Запросить доступ", "Request access"],
  columns: {
    document: ["Documentul", "Документ", "Document"],
    who: ["Cine cere", "Кто запрашивает", "Requested by"],
    right: ["Dreptul cerut", "Запрошенное право", "Right requested"],
    why: ["De ce", "Зачем", "Why"],
    asked: ["Cerută", "Запрошено", "Requested"],
    state: ["Starea", "Состояние", "State"],
  },
  filter: ["Starea", "Состояние", "State"],
  states: {
    IN_ASTEPTARE: ["În așteptare", "Ожидает", "Waiting"],
    APROBATA: ["Aprobată", "Одобрен", "Approved"],
    RESPINSA: ["Respinsă", "Отклонён", "Rejected"],
  },
  rights: {
    CITIRE: ["Citire", "Чтение", "Read"],
    SCRIERE: ["Citire și scriere", "Чтение и изменение", "Read and change"],
  },
  account: [
    (id: string) => `Contul ${id}`,
    (id: string) => `Учётная запись ${id}`,
    (id: string) => `Account ${id}`,
  ],
  client: [(id: string) => `Clientul ${id}`, (id: string) => `Клиент ${id}`, (id: string) => `Client ${id}`],
  decidedBy: [
    (name: string, day: string) => `${name}, ${day}`,
    (name: string, day: string) => `${name}, ${day}`,
    (name: string, day: string) => `${name}, ${day}`,
  ],
  nothingToDecide: [
    "Nicio cerere nu așteaptă decizia dumneavoastră",
    "Нет запросов, ожидающих вашего решения",
    "No requests are waiting for your decision",
  ],
  nothingToDecideText: [
    "Aici apar cererile pentru documentele la care puteți da acces.",
    "Здесь появляются запросы на документы, доступ к которым вы можете дать.",
    "Requests for the documents you can give access to appear here.",
  ],
  noneAsked: [
    "Nu ați cerut încă acces la niciun document",
    "Вы ещё не запрашивали доступ",
    "You have not requested access to any document yet",
  ],
  noneAskedText: [
    "Cine cunoaște codul unui document poate cere acces la el; decide cine îl poate partaja.",
    "Кто знает код документа, может запросить доступ; решает тот, кто может его дать.",
    "Anyone who knows the code of a document can request access to it; a person who can share it decides.",
  ],
  open: ["Deschide documentul", "Открыть документ", "Open the document"],
  approve: ["Aprobă", "Одобрить", "Approve"],
  reject: ["Respinge", "Отклонить", "Reject"],
  withdraw: ["Retrage", "Отозвать", "Withdraw"],
  askForm: {
    code: ["Codul documentului", "Код документа", "Document code"],
    codeHint: [
      "Este pe document sau îl aflați de la cine îl păstrează, de pildă HOT-2026-001.",
      "Указан на документе; его знает и тот, кто хранит документ. Например, HOT-2026-001.",
      "It is on the document, or ask whoever keeps it, for example HOT-2026-001.",
    ],
    right: ["Ce aveți nevoie să faceți", "Что вам нужно делать", "What you need to do"],
    why: ["De ce aveți nevoie de el", "Зачем он вам нужен", "Why you need it"],
    whyHint: [
      "O citește cel care decide.",
      "Это прочтёт тот, кто решает.",
      "The person who decides will read this.",
    ],
    codeMissing: ["Scrieți codul documentului", "Введите код документа", "Enter the document code"],
    whyMissing: [
      "Scrieți de ce aveți nevoie de document",
      "Напишите, зачем вам документ",
      "Enter why you need the document",
    ],
    verb: ["Trimite cererea", "Отправить запрос", "Send the request"],
    sent: [
      (code: string) => `Cererea pentru ${code} așteaptă o decizie`,
      (code: string) => `Запрос на ${code} ожидает решения`,
      (code: string) => `The request for ${code} is waiting for a decision`,
    ],
    alreadyWaits: [
      (code: string) => `O cerere pentru ${code} aștepta deja o decizie`,
      (code: string) => `Запрос на ${code} уже ожидал решения`,
      (code: string) => `A request for ${code} was already waiting for a decision`,
    ],
    unknown: ["Niciun document nu are acest cod", "Документа с таким кодом нет", "No document has this code"],
  },
  approveForm: {
    title: ["Aprobă cererea", "Одобрить запрос", "Approve the request"],
    right: ["Ce acces primește", "Какой доступ получает", "What access they get"],
    until: ["Ultima zi a accesului", "Последний день доступа", "Last day of access"],
    untilHint: [
      "Fără dată, accesul nu se încheie.",
      "Без даты доступ бессрочный.",
      "Without a date, access does not end.",
    ],
    past: [
      "Alegeți o zi de astăzi înainte",
      "Выберите день не раньше сегодняшнего",
      "Choose today or a later day",
    ],
    verb: ["Aprobă și dă acces", "Одобрить и дать доступ", "Approve and give access"],
    done: [
      (name: string, code: string) => `${name} are acces la ${code}`,
      (name: string, code: string) => `${name}: доступ к ${code} открыт`,
      (name: string, code: string) => `${name} has access to ${code}`,
    ],
  },
  rejectForm: {
    title: ["Respinge cererea", "Отклонить запрос", "Reject the request"],
    reason: ["Motivul", "Причина", "Reason"],
    reasonHint: [
      "Îl citește cine a cerut.",
      "Её прочтёт тот, кто просил.",
      "The person who made the request will read this.",
    ],
    verb: ["Respinge cererea", "Отклонить запрос", "Reject the request"],
    done: [
      (code: string) => `Cererea pentru ${code} a fost respinsă`,
      (code: string) => `Запрос на ${code} отклонён`,
      (code: string) => `The request for ${code} was rejected`,
    ],
  },
  withdrawForm: {
    title: ["Retrageți cererea?", "Отозвать запрос?", "Withdraw the request?"],
    text: [
      "Cine decide nu o va mai vedea. Puteți cere din nou oricând.",
      "Тот, кто решает, его больше не увидит. Запросить снова можно в любой момент.",
      "Whoever decides will no longer see it. You can request access again at any time.",
    ],
    verb: ["Retrage cererea", "Отозвать запрос", "Withdraw the request"],
    done: [
      (code: string) => `Cererea pentru ${code} a fost retrasă`,
      (code: string) => `Запрос на ${code} отозван`,
      (code: string) => `The request for ${code} was withdrawn`,
    ],
    undo: ["Trimite din nou", "Отправить снова", "Send again"],
  },
  decidedMeanwhile: [
    "Cererea a fost deja decisă",
    "По запросу уже принято решение",
    "The request has already been decided",
  ],
  decidedAs: [
    (state: string, name: string, moment: string) => `${state} de ${name}, ${moment}.`,
    (state: string, name: string, moment: string) => `${state}: ${name}, ${moment}.`,
    (state: string, name: string, moment: string) => `${state} by ${name}, ${moment}.`,
  ],
  changedMeanwhile: [
    "Cererea s-a schimbat între timp. Mai sus este cum arată acum; verificați și decideți.",
    "Запрос тем временем изменён. Выше он показан как есть; проверьте и решите.",
    "The request has changed in the meantime. Above is how it looks now; check it and decide.",
  ],
  gone: [
    "Cererea a fost retrasă sau nu vă mai este accesibilă",
    "Запрос отозван или больше вам недоступен",
    "The request was withdrawn or you no longer have access to it",
  ],
  notAllowed: [
    "Această decizie nu mai este posibilă: documentul a fost șters sau eliminat.",
    "Это решение больше невозможно: документ удалён или уничтожен.",
    "This decision is no longer possible: the document has been moved to the bin or destroyed.",
  ],
  close: ["Închide", "Закрыть", "Close"],
});
