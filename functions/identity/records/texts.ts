import { conflict, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  idnoExista: conflict({
    ro: "Există deja o organizație cu acest IDNO.",
    ru: "Организация с таким IDNO уже существует.",
  }),
  proiectExista: conflict({
    ro: "Organizația are deja un proiect cu acest nume.",
    ru: "У организации уже есть проект с таким названием.",
  }),
  partneridExista: conflict({
    ro: "Identificatorul este al altui partener.",
    ru: "Идентификатор занят другим партнёром.",
  }),
});
