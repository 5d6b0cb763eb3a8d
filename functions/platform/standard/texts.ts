import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    rules: ["Regulile standardului", "Правила стандарта", "The rules of the standard"],
    badges: ["Insignele sistemelor", "Значки систем", "Badges of systems"],
  },
  properties: {
    since: ["De când face parte din standard", "С каких пор в стандарте", "Since when it is in the standard"],
    saysRo: ["Regula, în română", "Правило по-румынски", "The rule in Romanian"],
    saysRu: ["Regula, în rusă", "Правило по-русски", "The rule in Russian"],
    saysEn: ["Regula, în engleză", "Правило по-английски", "The rule in English"],
    fixRo: ["Cum se îndreaptă, în română", "Исправление по-румынски", "How it is mended, in Romanian"],
    fixRu: ["Cum se îndreaptă, în rusă", "Исправление по-русски", "How it is mended, in Russian"],
    fixEn: ["Cum se îndreaptă, în engleză", "Исправление по-английски", "How it is mended, in English"],
  },
};

export const matrix = `
                     nobody user staff serviceAdmin system otherSystem
public.rules.list    200    200  200   200          200    200
public.rules.read    200    200  200   200          200    200
public.systems.list  200    200  200   200          200    200
public.badges.read   200    200  200   200          200    200
`;
