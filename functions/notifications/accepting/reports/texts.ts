import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  operations: {
    "notify.list": [
      "Pentru cine a pierdut un apel: fiecare schimbare de stare o dată, cea mai veche întâi. `dupa` este `urmatorul` din răspunsul precedent, la început 0. O schimbare apare după cel mult un minut.",
      "Для тех, кто пропустил вызов: каждое изменение состояния один раз, от старых к новым. `dupa` — это `urmatorul` прежнего ответа, вначале 0. Изменение появляется не позднее чем через минуту.",
      "For those who missed a callback: each change of state once, the oldest first. `dupa` is `urmatorul` of the former answer, 0 at the beginning. A change appears within a minute.",
    ],
    "notify.downloadReport": [
      "Un rând pentru fiecare livrare: destinatarul cum a fost numit, canalul, starea, motivul, timpul. 10.000 de rânduri pe pagină; `Link` cu rel=next duce mai departe. O celulă pe care un tabel ar executa-o începe cu apostrof.",
      "Строка на каждую доставку: получатель, как он был назван, канал, состояние, причина, время. 10 000 строк на странице; `Link` с rel=next ведёт дальше. Ячейка, которую таблица выполнила бы, начинается с апострофа.",
      "A line for each delivery: the recipient as named, channel, state, reason, time. 10,000 lines on a page; `Link` with rel=next leads on. A cell that a spreadsheet would run begins with an apostrophe.",
    ],
  },
  properties: {
    "SchimbariDeStare.items": [
      "Schimbările, în ordinea lor",
      "Изменения по порядку",
      "The changes, in their order",
    ],
    urmatorul: ["De unde se continuă", "Откуда продолжать", "The position from which to go on"],
    numar: [
      "A câta schimbare a notificării",
      "Номер изменения уведомления",
      "The number of the change of its notification",
    ],
  },
};

export const matrix = `
                       nobody user operator serviceAdmin machine otherMachine
notify.list            401    401  401      401          200     200
notify.downloadReport  401    401  401      401          200     404
`;
