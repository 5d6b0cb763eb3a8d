import { conflict, keyed, unavailable } from "../../../shared/errors.ts";

export const refusals = keyed({
  semnatarFaraCertificat: conflict({
    ro: "Serviciul de semnare nu are un certificat al contului dumneavoastră.",
    ru: "У сервиса подписи нет сертификата вашей учётной записи.",
  }),
  serviciuSemnareIndisponibil: unavailable({
    ro: "Serviciul de semnare nu răspunde acum; încercați mai târziu. Nu s-a semnat nimic.",
    ru: "Сервис подписи сейчас не отвечает; попробуйте позже. Ничего не подписано.",
  }),
  certificateIndisponibile: unavailable({
    ro: "Certificatele după care se semnează și se verifică nu pot fi citite acum; încercați mai târziu.",
    ru: "Сертификаты для подписания и проверки сейчас недоступны; попробуйте позже.",
  }),
});
