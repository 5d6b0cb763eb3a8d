import type { Texts } from "../../../shared/texts.ts";

export const refusals: Texts = {
  idnoExista: {
    ro: "Există deja o organizație cu acest IDNO.",
    ru: "Организация с таким IDNO уже существует.",
  },
  proiectExista: {
    ro: "Organizația are deja un proiect cu acest nume.",
    ru: "У организации уже есть проект с таким названием.",
  },
  partneridExista: {
    ro: "Identificatorul este al altui partener.",
    ru: "Идентификатор занят другим партнёром.",
  },
};
