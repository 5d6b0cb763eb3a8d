import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import { keyed, notFound } from "../../../shared/errors.ts";

export const refusals = keyed({
  serviciuInexistent: notFound([
    "Serviciul nu există.",
    "Услуга не существует.",
    "The service does not exist.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    service: ["Serviciile plătite", "Платные услуги", "The paid services"],
  },
  properties: {
    description: ["Descrierea", "Описание", "Description"],
  },
};

export const matrix = `
              nobody project stranger bank person orgAdmin serviceAdmin
service.list  401    200     200      401  401    401      401
service.read  401    200     200      401  401    401      401
`;
