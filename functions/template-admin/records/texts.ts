import { badRequest, conflict, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  sablonActivExista: conflict({
    ro: "Există deja un șablon activ pentru această organizație; dezactivați-l întâi.",
    ru: "Для этой организации уже есть активный шаблон; сначала деактивируйте его.",
  }),
  sablonulNuEsteLista: badRequest({
    ro: "Șablonul este textul JSON al unei liste.",
    ru: "Шаблон — это JSON-текст списка.",
  }),
});
