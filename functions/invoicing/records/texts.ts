import { badRequest, conflict, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  referintaFolosita: conflict({
    ro: "Referința a fost folosită deja pentru altă operațiune.",
    ru: "Ссылка уже использована для другой операции.",
  }),
  sumaIncorecta: badRequest({
    ro: "Suma este un număr mai mare ca zero, cu cel mult două zecimale.",
    ru: "Сумма — число больше нуля, не более двух знаков после запятой.",
  }),
});
