import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import type { Texts } from "../../../shared/texts.ts";

export const refusals: Texts = {
  sistemFolosit: {
    ro: "Sistemul este folosit; retrageți-l cu activ: false.",
    ru: "Система используется; выведите её из работы через activ: false.",
  },
};

export const contract: ContractTexts = {
  tags: {
    sistems: [
      "Sistemele în numele cărora se trimite",
      "Системы, от имени которых отправляют",
      "The systems in whose name notifications are sent",
    ],
  },
  operations: {
    "sistems.list": [
      "Administratorii serviciului văd toate sistemele, operatorii pe al lor.",
      "Администраторы сервиса видят все системы, операторы — свою.",
      "Service administrators see all systems, operators their own.",
    ],
    "sistems.create": [
      "Codul este unic. `mod` PROBA parcurge tot drumul și se oprește la un simulator: niciun furnizor nu este atins.",
      "Код уникален. `mod` PROBA проходит весь путь и заканчивается у симулятора: ни один провайдер не затронут.",
      "The code is unique. `mod` PROBA goes the whole way and ends at a simulator: no provider is touched.",
    ],
    "sistems.remove": [
      "Un sistem la care se referă alte înregistrări nu se șterge: 409; retrageți-l cu `activ: false`.",
      "Система, на которую ссылаются другие записи, не удаляется: 409; выведите её из работы через `activ: false`.",
      "A system to which other records refer is not removed: 409; retire it by `activ: false`.",
    ],
  },
  properties: {
    cod: ["Codul unic", "Уникальный код", "Unique code"],
    denumire: ["Denumirea", "Название", "Name"],
    activ: ["În folosință", "В использовании", "Whether it is in use"],
    actor: ["Cine a făcut", "Кто выполнил", "Who did it"],
    mod: [
      "REAL trimite; PROBA se oprește la un simulator",
      "REAL отправляет; PROBA заканчивается у симулятора",
      "REAL sends; PROBA ends at a simulator",
    ],
    limitaPeMinut: [
      "Cele mai multe apeluri pe minut",
      "Наибольшее число вызовов в минуту",
      "Maximum number of calls a minute",
    ],
    limitaPeZi: [
      "Cele mai multe livrări pe zi",
      "Наибольшее число доставок в день",
      "Maximum number of deliveries a day",
    ],
  },
};

export const matrix = `
                     nobody user operator serviceAdmin
sistems.list         401    403  200      200
sistems.count        401    403  200      200
sistems.read         401    403  200      200
sistems.create       401    403  403      201
sistems.replace      401    403  403      200
sistems.patch        401    403  403      200
sistems.remove       401    403  403      204
sistems.listHistory  401    403  403      200
`;
