import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import { forbidden, keyed } from "../../../shared/errors.ts";

export const refusals = keyed({
  proiectStrain: forbidden([
    "Proiectul nu este activat pentru acest serviciu de facturare.",
    "Проект не активирован для этого сервиса выставления счетов.",
    "The project is not activated for this invoicing service.",
  ]),
});

export const contract: ContractTexts = {
  callers: [
    "Proiectele trimit tokenul primit de la serviciul de identitate, băncile tokenul pe care li l-a dat administratorul.",
    "Проекты передают токен сервиса идентификации, банки — токен, выданный администратором.",
    "Projects send the token of the identity service, banks the token that an administrator gave them.",
  ],
  properties: {
    clientId: ["Clientul", "Клиент", "The client"],
    sistemId: ["Sistemul", "Система", "The system"],
    hasSecret: ["Poate vedea documente SECRET", "Может видеть документы SECRET", "May see SECRET documents"],
  },
};
