import { badRequest, conflict, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  adresaDeMailGresita: badRequest([
    "Nu este o adresă de e-mail; se trimite una singură, fără nume.",
    "Это не адрес электронной почты; указывается один адрес без имени.",
    "This is not an email address; send only one, without a name.",
  ]),
  numarGresit: badRequest([
    "Nu este un număr de telefon posibil.",
    "Это невозможный номер телефона.",
    "This is not a possible phone number.",
  ]),
  expeditorImplicitExista: conflict([
    "Există deja un expeditor implicit.",
    "Отправитель по умолчанию уже есть.",
    "There is already a default sender.",
  ]),
  secretRecipiseGresit: badRequest([
    "Trebuie whsec_ urmat de 24–64 de octeți în base64.",
    "Требуется whsec_, затем 24–64 байта в base64.",
    "This must be whsec_ followed by 24–64 bytes in base64.",
  ]),
  destinatarExista: conflict([
    "Există deja un destinatar cu acest număr.",
    "Получатель с таким номером уже существует.",
    "There is already a recipient with this number.",
  ]),
  contLegat: conflict([
    "Contul este legat deja de un destinatar.",
    "Учётная запись уже связана с получателем.",
    "The account is already linked to a recipient.",
  ]),
  contactExista: conflict([
    "Destinatarul are deja această adresă.",
    "У получателя уже есть этот адрес.",
    "The recipient already has this address.",
  ]),
  preferintaExista: conflict([
    "Destinatarul are deja o preferință pentru acest sistem și această categorie.",
    "У получателя уже есть предпочтение для этой системы и категории.",
    "The recipient already has a preference for this system and this category.",
  ]),
  linisteGoala: badRequest([
    "Orele de liniște încep și se termină la ore diferite.",
    "Тихие часы начинаются и заканчиваются в разное время.",
    "Quiet hours must start and end at different times.",
  ]),
  certificatGresit: badRequest([
    "Este așteptat un certificat în format PEM, fără cheia privată, sau amprenta lui SHA-256.",
    "Ожидается сертификат в формате PEM, без закрытого ключа, или его отпечаток SHA-256.",
    "A certificate in PEM format, without the private key, or its SHA-256 fingerprint is expected.",
  ]),
  certificatFolosit: conflict([
    "Un certificat este înregistrat la alt sistem.",
    "Один из сертификатов зарегистрирован у другой системы.",
    "One of the certificates is registered with another system.",
  ]),
  adresaApelGresita: badRequest([
    "Adresa nu poate avea utilizator, parolă sau fragment.",
    "Адрес не может содержать пользователя, пароль или фрагмент.",
    "The address cannot have a user, a password or a fragment.",
  ]),
  secretApelGresit: badRequest([
    "Secretul este whsec_ urmat de 24 până la 64 de octeți în base64.",
    "Секрет — это whsec_ и от 24 до 64 байт в base64.",
    "The secret must be whsec_ followed by 24 to 64 bytes in base64.",
  ]),
});
