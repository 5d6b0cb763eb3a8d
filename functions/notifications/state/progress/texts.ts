import { badRequest, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  preaDeparte: badRequest([
    "Trimiterea se programează cu cel mult un an înainte.",
    "Отправка планируется не более чем на год вперёд.",
    "You can schedule sending at most one year ahead.",
  ]),
  oraTrecuta: badRequest([
    "Ora trimiterii a trecut.",
    "Время отправки уже прошло.",
    "The sending time has passed.",
  ]),
  expiraInainte: badRequest([
    "Expirarea este înainte de trimitere.",
    "Срок истекает до отправки.",
    "The expiry time is before the sending time.",
  ]),
});
