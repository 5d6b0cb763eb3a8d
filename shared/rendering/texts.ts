import { badRequest, keyed } from "../errors.ts";

export const refusals = keyed({
  sablonTagNeinchis: badRequest([
    "Rândul {rand}: {loc} nu se închide cu două acolade.",
    "Строка {rand}: {loc} не закрыто двумя скобками.",
    "Line {rand}: {loc} is not closed with two braces.",
  ]),
  sablonSectiuneNeinchisa: badRequest([
    "Rândul {rand}: secțiunea {loc} nu se închide.",
    "Строка {rand}: раздел {loc} не закрыт.",
    "Line {rand}: the section {loc} is not closed.",
  ]),
  sablonSectiuneNepotrivita: badRequest([
    "Rândul {rand}: {loc} nu se potrivește cu secțiunea deschisă.",
    "Строка {rand}: {loc} не соответствует открытому разделу.",
    "Line {rand}: {loc} does not match the open section.",
  ]),
  sablonNumeGresit: badRequest([
    "Rândul {rand}: {loc} nu este un nume; folosiți litere, cifre, _ și puncte.",
    "Строка {rand}: {loc} не является именем; используйте буквы, цифры, _ и точки.",
    "Line {rand}: {loc} is not a name; use letters, digits, _ and full stops.",
  ]),
  sablonPreaAdanc: badRequest([
    "Rândul {rand}: secțiunile sunt una în alta mai mult de 50 de ori.",
    "Строка {rand}: вложенность разделов больше 50.",
    "Line {rand}: sections are nested more than 50 deep.",
  ]),
});
