import { badRequest, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  preaDeparte: badRequest({
    ro: "Trimiterea se programează cu cel mult un an înainte.",
    ru: "Отправка планируется не более чем на год вперёд.",
  }),
  oraTrecuta: badRequest({
    ro: "Ora trimiterii a trecut.",
    ru: "Время отправки уже прошло.",
  }),
  expiraInainte: badRequest({
    ro: "Expirarea este înainte de trimitere.",
    ru: "Срок истекает до отправки.",
  }),
});
