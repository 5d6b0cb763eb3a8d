import { accountTexts } from "../../shared/features/accounts/texts.ts";
import type { Texts } from "../../shared/texts.ts";

export const texts: Texts = {
  ...accountTexts,
  proiectStrain: {
    ro: "Proiectul nu este activat pentru acest serviciu de facturare.",
    ru: "Проект не активирован для этого сервиса выставления счетов.",
  },
  facturaInexistenta: { ro: "Factura nu există.", ru: "Счёт не существует." },
  serviciuInexistent: { ro: "Serviciul nu există.", ru: "Услуга не существует." },
  serviciuInactiv: {
    ro: "Pentru acest serviciu nu se mai emit facturi.",
    ru: "По этой услуге счета больше не выставляются.",
  },
  sumaIncorecta: {
    ro: "Suma este un număr mai mare ca zero, cu cel mult două zecimale.",
    ru: "Сумма — число больше нуля, не более двух знаков после запятой.",
  },
  supraplata: {
    ro: "Suma depășește ce mai este de plătit; linia este păstrată ca neidentificată.",
    ru: "Сумма превышает остаток к оплате; строка сохранена как неопознанная.",
  },
  facturaExpirata: {
    ro: "Termenul facturii a expirat; linia este păstrată ca neidentificată.",
    ru: "Срок оплаты счёта истёк; строка сохранена как неопознанная.",
  },
  facturaInchisa: {
    ro: "Factura este închisă; linia este păstrată ca neidentificată.",
    ru: "Счёт закрыт; строка сохранена как неопознанная.",
  },
  valutaStraina: {
    ro: "Factura este în altă valută; linia este păstrată ca neidentificată.",
    ru: "Счёт в другой валюте; строка сохранена как неопознанная.",
  },
  referintaFolosita: {
    ro: "Referința a fost folosită deja pentru altă operațiune.",
    ru: "Ссылка уже использована для другой операции.",
  },
  linieInexistenta: { ro: "Linia bancară nu există.", ru: "Банковская строка не существует." },
  linieNepotrivita: {
    ro: "Linia nu poate plăti această factură: {motiv}.",
    ru: "Строка не может оплатить этот счёт: {motiv}.",
  },
  linieFolosita: {
    ro: "Linia a plătit deja factura {cod}.",
    ru: "Строка уже оплатила счёт {cod}.",
  },
  stareNepermisa: {
    ro: "O factură {status} nu permite această operațiune.",
    ru: "Счёт в состоянии {status} не допускает эту операцию.",
  },
  rambursareImposibila: {
    ro: "Se poate rambursa cel mult suma plătită.",
    ru: "Вернуть можно не более уплаченной суммы.",
  },
  codExista: { ro: "Codul {cod} este deja folosit.", ru: "Код {cod} уже используется." },
};
