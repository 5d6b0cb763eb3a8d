import type { Texts } from "../../../shared/texts.ts";

export const refusals: Texts = {
  semnatarFaraCertificat: {
    ro: "Serviciul de semnare nu are un certificat al contului dumneavoastră.",
    ru: "У сервиса подписи нет сертификата вашей учётной записи.",
  },
  serviciuSemnareIndisponibil: {
    ro: "Serviciul de semnare nu răspunde acum; încercați mai târziu. Nu s-a semnat nimic.",
    ru: "Сервис подписи сейчас не отвечает; попробуйте позже. Ничего не подписано.",
  },
  certificateIndisponibile: {
    ro: "Certificatele după care se semnează și se verifică nu pot fi citite acum; încercați mai târziu.",
    ru: "Сертификаты для подписания и проверки сейчас недоступны; попробуйте позже.",
  },
};
