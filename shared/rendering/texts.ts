import { badRequest, keyed } from "../errors.ts";

export const refusals = keyed({
  sablonTagNeinchis: badRequest([
    "Rândul {rand}: {loc} nu se închide cu două acolade.",
    "Строка {rand}: {loc} не закрыто двумя скобками.",
  ]),
  sablonSectiuneNeinchisa: badRequest([
    "Rândul {rand}: secțiunea {loc} nu se închide.",
    "Строка {rand}: раздел {loc} не закрыт.",
  ]),
  sablonSectiuneNepotrivita: badRequest([
    "Rândul {rand}: {loc} nu se potrivește cu secțiunea deschisă.",
    "Строка {rand}: {loc} не соответствует открытому разделу.",
  ]),
  sablonNumeGresit: badRequest([
    "Rândul {rand}: {loc} nu este un nume; folosiți litere, cifre, _ și puncte.",
    "Строка {rand}: {loc} не является именем; используйте буквы, цифры, _ и точки.",
  ]),
  sablonPreaAdanc: badRequest([
    "Rândul {rand}: secțiunile sunt una în alta mai mult de 50 de ori.",
    "Строка {rand}: вложенность разделов больше 50.",
  ]),
});
