import { accountTexts } from "../../shared/features/accounts/texts.ts";
import type { Texts } from "../../shared/texts.ts";

export const texts: Texts = {
  ...accountTexts,
  partenerNecunoscut: {
    ro: "Antetul partnerid nu este al unui partener activ.",
    ru: "Заголовок partnerid не принадлежит активному партнёру.",
  },
  acreditariGresite: {
    ro: "Numele secret al organizației sau tokenul secret al proiectului nu este corect.",
    ru: "Секретное имя организации или секретный токен проекта неверны.",
  },
  idnoAltPartener: {
    ro: "Organizația cu acest IDNO este înregistrată de alt partener.",
    ru: "Организация с этим IDNO зарегистрирована другим партнёром.",
  },
  idnoExista: {
    ro: "Există deja o organizație cu acest IDNO.",
    ru: "Организация с таким IDNO уже существует.",
  },
  proiectExista: {
    ro: "Organizația are deja un proiect cu acest nume.",
    ru: "У организации уже есть проект с таким названием.",
  },
  organizatieIncorecta: { ro: "organization_id este incorect.", ru: "organization_id указан неверно." },
  proiectIncorect: { ro: "project_id este incorect.", ru: "project_id указан неверно." },
  furnizorIncorect: { ro: "provider_id este incorect.", ru: "provider_id указан неверно." },
  partneridExista: {
    ro: "Identificatorul este al altui partener.",
    ru: "Идентификатор занят другим партнёром.",
  },
  organizatieInactiva: {
    ro: "Organizația sau proiectul nu este activ.",
    ru: "Организация или проект не активны.",
  },
};
