import { badRequest, conflict, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  referintaFolosita: conflict([
    "Referința a fost folosită deja pentru altă operațiune.",
    "Ссылка уже использована для другой операции.",
    "The reference has already been used for another operation.",
  ]),
  sumaIncorecta: badRequest([
    "Suma este un număr mai mare ca zero, cu cel mult două zecimale.",
    "Сумма — число больше нуля, не более двух знаков после запятой.",
    "The amount must be a number greater than zero, with at most two decimal places.",
  ]),
});
