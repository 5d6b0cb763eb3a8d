import type { Texts } from "../../../shared/texts.ts";

export const refusals: Texts = {
  sablonActivExista: {
    ro: "Există deja un șablon activ pentru această organizație; dezactivați-l întâi.",
    ru: "Для этой организации уже есть активный шаблон; сначала деактивируйте его.",
  },
  sablonulNuEsteLista: {
    ro: "Șablonul este textul JSON al unei liste.",
    ru: "Шаблон — это JSON-текст списка.",
  },
};
