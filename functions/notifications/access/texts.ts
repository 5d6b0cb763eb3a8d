import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import { conflict, forbidden, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  destinatarInactiv: conflict([
    "Destinatarul este inactiv.",
    "Получатель неактивен.",
    "The recipient is inactive.",
  ]),
  destinatarLegat: conflict([
    "Destinatarul este legat deja de un cont.",
    "Получатель уже связан с учётной записью.",
    "The recipient is already linked to an account.",
  ]),
  faraDestinatar: forbidden([
    "Nu corespundeți niciunui destinatar din registru.",
    "Вам не соответствует ни один получатель из реестра.",
    "You do not match any recipient in the register.",
  ]),
  contDeDestinatarInactiv: forbidden([
    "Destinatarul de care este legat contul este inactiv.",
    "Получатель, с которым связана учётная запись, неактивен.",
    "The recipient linked to the account is inactive.",
  ]),
});

export const contract: ContractTexts = {
  callers: [
    "Oamenii cer un token la `/api/authenticate`; sistemele prezintă certificatul lor de client, iar în zona app un token de la `/api/v1/app/tokens`.",
    "Люди получают токен через `/api/authenticate`; системы предъявляют свой клиентский сертификат, а в зоне app — токен от `/api/v1/app/tokens`.",
    "People ask for a token at `/api/authenticate`; systems present their client certificate, and in the app zone a token from `/api/v1/app/tokens`.",
  ],
  properties: {
    sistemId: ["Sistemul", "Система", "The system"],
  },
};
