import { badRequest, conflict, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  sablonActivExista: conflict([
    "Există deja un șablon activ pentru această organizație; dezactivați-l întâi.",
    "Для этой организации уже есть активный шаблон; сначала деактивируйте его.",
    "There is already a template in use for this organization; take it out of use first.",
  ]),
  sablonulNuEsteLista: badRequest([
    "Șablonul este textul JSON al unei liste.",
    "Шаблон — это JSON-текст списка.",
    "The template must be the JSON text of a list.",
  ]),
});
