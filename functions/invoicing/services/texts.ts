import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import type { Texts } from "../../../shared/texts.ts";

export const refusals: Texts = {
  serviciuInexistent: { ro: "Serviciul nu există.", ru: "Услуга не существует." },
  sumaIncorecta: {
    ro: "Suma este un număr mai mare ca zero, cu cel mult două zecimale.",
    ru: "Сумма — число больше нуля, не более двух знаков после запятой.",
  },
};

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
