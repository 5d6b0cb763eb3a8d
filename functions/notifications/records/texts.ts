import { badRequest, conflict, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  adresaDeMailGresita: badRequest([
    "Nu este o adresă de e-mail; se trimite una singură, fără nume.",
    "Это не адрес электронной почты; указывается один адрес без имени.",
  ]),
  numarGresit: badRequest(["Nu este un număr de telefon posibil.", "Это невозможный номер телефона."]),
  expeditorImplicitExista: conflict([
    "Există deja un expeditor implicit.",
    "Отправитель по умолчанию уже есть.",
  ]),
  secretRecipiseGresit: badRequest([
    "Trebuie whsec_ urmat de 24–64 de octeți în base64.",
    "Требуется whsec_, затем 24–64 байта в base64.",
  ]),
  destinatarExista: conflict([
    "Există deja un destinatar cu acest număr.",
    "Получатель с таким номером уже существует.",
  ]),
  contLegat: conflict([
    "Contul este legat deja de un destinatar.",
    "Учётная запись уже связана с получателем.",
  ]),
  contactExista: conflict(["Destinatarul are deja această adresă.", "У получателя уже есть этот адрес."]),
  preferintaExista: conflict([
    "Destinatarul are deja o preferință pentru acest sistem și această categorie.",
    "У получателя уже есть предпочтение для этой системы и категории.",
  ]),
  linisteGoala: badRequest([
    "Orele de liniște încep și se termină la ore diferite.",
    "Тихие часы начинаются и заканчиваются в разное время.",
  ]),
  certificatGresit: badRequest([
    "Este așteptat un certificat în format PEM, fără cheia privată, sau amprenta lui SHA-256.",
    "Ожидается сертификат в формате PEM, без закрытого ключа, или его отпечаток SHA-256.",
  ]),
  certificatFolosit: conflict([
    "Un certificat este înregistrat la alt sistem.",
    "Один из сертификатов зарегистрирован у другой системы.",
  ]),
  adresaApelGresita: badRequest([
    "Adresa nu poate avea utilizator, parolă sau fragment.",
    "Адрес не может содержать пользователя, пароль или фрагмент.",
  ]),
  secretApelGresit: badRequest([
    "Secretul este whsec_ urmat de 24 până la 64 de octeți în base64.",
    "Секрет — это whsec_ и от 24 до 64 байт в base64.",
  ]),
});
