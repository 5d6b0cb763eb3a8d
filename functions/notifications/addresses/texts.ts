import { badRequest, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  adresaDeMailGresita: badRequest({
    ro: "Nu este o adresă de e-mail; se trimite una singură, fără nume.",
    ru: "Это не адрес электронной почты; указывается один адрес без имени.",
  }),
  numarGresit: badRequest({
    ro: "Nu este un număr de telefon posibil.",
    ru: "Это невозможный номер телефона.",
  }),
});
