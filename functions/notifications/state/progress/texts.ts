import { badRequest, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  preaDeparte: badRequest([
    "Trimiterea se programează cu cel mult un an înainte.",
    "Отправка планируется не более чем на год вперёд.",
  ]),
  oraTrecuta: badRequest(["Ora trimiterii a trecut.", "Время отправки уже прошло."]),
  expiraInainte: badRequest(["Expirarea este înainte de trimitere.", "Срок истекает до отправки."]),
});
