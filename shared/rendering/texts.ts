import type { Texts } from "../texts.ts";

export const refusals: Texts = {
  sablonTagNeinchis: {
    ro: "Rândul {rand}: {loc} nu se închide cu două acolade.",
    ru: "Строка {rand}: {loc} не закрыто двумя скобками.",
  },
  sablonSectiuneNeinchisa: {
    ro: "Rândul {rand}: secțiunea {loc} nu se închide.",
    ru: "Строка {rand}: раздел {loc} не закрыт.",
  },
  sablonSectiuneNepotrivita: {
    ro: "Rândul {rand}: {loc} nu se potrivește cu secțiunea deschisă.",
    ru: "Строка {rand}: {loc} не соответствует открытому разделу.",
  },
  sablonNumeGresit: {
    ro: "Rândul {rand}: {loc} nu este un nume; folosiți litere, cifre, _ și puncte.",
    ru: "Строка {rand}: {loc} не является именем; используйте буквы, цифры, _ и точки.",
  },
  sablonPreaAdanc: {
    ro: "Rândul {rand}: secțiunile sunt una în alta mai mult de 50 de ori.",
    ru: "Строка {rand}: вложенность разделов больше 50.",
  },
};
