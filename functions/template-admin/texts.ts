import { accountTexts } from "../../shared/features/accounts/texts.ts";
import type { Texts } from "../../shared/texts.ts";

export const texts: Texts = {
  ...accountTexts,
  acreditariGresite: {
    ro: "Numele secret al organizației sau tokenul secret al proiectului nu este corect.",
    ru: "Секретное имя организации или секретный токен проекта неверны.",
  },
  altToken: {
    ro: "Tokenul din câmpul Token nu este cel din antetul Authorization.",
    ru: "Токен в поле Token отличается от токена в заголовке Authorization.",
  },
  faraSablon: { ro: "Nu există un șablon activ.", ru: "Активного шаблона нет." },
  sablonActivExista: {
    ro: "Există deja un șablon activ pentru această organizație; dezactivați-l întâi.",
    ru: "Для этой организации уже есть активный шаблон; сначала деактивируйте его.",
  },
  sablonulNuEsteLista: {
    ro: "Șablonul este textul JSON al unei liste.",
    ru: "Шаблон — это JSON-текст списка.",
  },
  utilizatorInexistent: {
    ro: "Organizația nu are un astfel de utilizator.",
    ru: "У организации нет такого пользователя.",
  },
};
