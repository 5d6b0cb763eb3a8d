import { badRequest, conflict, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  adresaDeMailGresita: badRequest({
    ro: "Nu este o adresă de e-mail; se trimite una singură, fără nume.",
    ru: "Это не адрес электронной почты; указывается один адрес без имени.",
  }),
  numarGresit: badRequest({
    ro: "Nu este un număr de telefon posibil.",
    ru: "Это невозможный номер телефона.",
  }),
  expeditorImplicitExista: conflict({
    ro: "Există deja un expeditor implicit.",
    ru: "Отправитель по умолчанию уже есть.",
  }),
  secretRecipiseGresit: badRequest({
    ro: "Trebuie whsec_ urmat de 24–64 de octeți în base64.",
    ru: "Требуется whsec_, затем 24–64 байта в base64.",
  }),
  destinatarExista: conflict({
    ro: "Există deja un destinatar cu acest număr.",
    ru: "Получатель с таким номером уже существует.",
  }),
  contLegat: conflict({
    ro: "Contul este legat deja de un destinatar.",
    ru: "Учётная запись уже связана с получателем.",
  }),
  contactExista: conflict({
    ro: "Destinatarul are deja această adresă.",
    ru: "У получателя уже есть этот адрес.",
  }),
  preferintaExista: conflict({
    ro: "Destinatarul are deja o preferință pentru acest sistem și această categorie.",
    ru: "У получателя уже есть предпочтение для этой системы и категории.",
  }),
  linisteGoala: badRequest({
    ro: "Orele de liniște încep și se termină la ore diferite.",
    ru: "Тихие часы начинаются и заканчиваются в разное время.",
  }),
  certificatGresit: badRequest({
    ro: "Este așteptat un certificat în format PEM, fără cheia privată, sau amprenta lui SHA-256.",
    ru: "Ожидается сертификат в формате PEM, без закрытого ключа, или его отпечаток SHA-256.",
  }),
  certificatFolosit: conflict({
    ro: "Un certificat este înregistrat la alt sistem.",
    ru: "Один из сертификатов зарегистрирован у другой системы.",
  }),
  adresaApelGresita: badRequest({
    ro: "Adresa nu poate avea utilizator, parolă sau fragment.",
    ru: "Адрес не может содержать пользователя, пароль или фрагмент.",
  }),
  secretApelGresit: badRequest({
    ro: "Secretul este whsec_ urmat de 24 până la 64 de octeți în base64.",
    ru: "Секрет — это whsec_ и от 24 до 64 байт в base64.",
  }),
});
