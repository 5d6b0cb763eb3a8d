import { badRequest, keyed } from "../errors.ts";

export const refusals = keyed({
  sablonTagNeinchis: badRequest({
    ro: "Rândul {rand}: {loc} nu se închide cu două acolade.",
    ru: "Строка {rand}: {loc} не закрыто двумя скобками.",
  }),
  sablonSectiuneNeinchisa: badRequest({
    ro: "Rândul {rand}: secțiunea {loc} nu se închide.",
    ru: "Строка {rand}: раздел {loc} не закрыт.",
  }),
  sablonSectiuneNepotrivita: badRequest({
    ro: "Rândul {rand}: {loc} nu se potrivește cu secțiunea deschisă.",
    ru: "Строка {rand}: {loc} не соответствует открытому разделу.",
  }),
  sablonNumeGresit: badRequest({
    ro: "Rândul {rand}: {loc} nu este un nume; folosiți litere, cifre, _ și puncte.",
    ru: "Строка {rand}: {loc} не является именем; используйте буквы, цифры, _ и точки.",
  }),
  sablonPreaAdanc: badRequest({
    ro: "Rândul {rand}: secțiunile sunt una în alta mai mult de 50 de ori.",
    ru: "Строка {rand}: вложенность разделов больше 50.",
  }),
});
