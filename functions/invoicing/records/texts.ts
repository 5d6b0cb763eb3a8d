import type { Texts } from "../../../shared/texts.ts";

export const refusals: Texts = {
  referintaFolosita: {
    ro: "Referința a fost folosită deja pentru altă operațiune.",
    ru: "Ссылка уже использована для другой операции.",
  },
};
