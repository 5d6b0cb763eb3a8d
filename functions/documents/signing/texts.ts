import { conflict, keyed, unavailable } from "../../../shared/errors.ts";

export const refusals = keyed({
  semnatarFaraCertificat: conflict([
    "Serviciul de semnare nu are un certificat al contului dumneavoastră.",
    "У сервиса подписи нет сертификата вашей учётной записи.",
    "The signing service has no certificate for your account.",
  ]),
  serviciuSemnareIndisponibil: unavailable([
    "Serviciul de semnare nu răspunde acum; încercați mai târziu. Nu s-a semnat nimic.",
    "Сервис подписи сейчас не отвечает; попробуйте позже. Ничего не подписано.",
    "The signing service is not responding now; try again later. Nothing was signed.",
  ]),
  certificateIndisponibile: unavailable([
    "Certificatele după care se semnează și se verifică nu pot fi citite acum; încercați mai târziu.",
    "Сертификаты для подписания и проверки сейчас недоступны; попробуйте позже.",
    "The certificates used to sign and verify cannot be read now; try again later.",
  ]),
});
