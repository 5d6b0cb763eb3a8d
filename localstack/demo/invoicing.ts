import type { BankToken } from "../../functions/invoicing/records/bank-token.ts";
import type { Service } from "../../functions/invoicing/records/service.ts";

/*
 * The seed of invoicing: services to pay for, banks that report payments, and the administrator of the service.
 * docs/seed.md gives the purpose of each. It is public: nothing here is a secret anywhere.
 */

/** Amounts in bani. */
export const services: Service[] = [
  { id: 1, code: "TAXA-LOCALA", name: "Taxă locală", amount: 25_000, active: true },
  { id: 2, code: "AUTORIZATIE", name: "Autorizație de construire", amount: 50_050, active: true },
  { id: 4, code: "COPIE-ARHIVA", name: "Copie din arhivă", amount: 7_500, active: true },
  { id: 5, code: "TAXA-VECHE", name: "Taxă care nu se mai încasează", amount: 10_000, active: false },
];

/** A bank's token, which a real bank token shows only once. */
interface DemoBankToken extends Pick<BankToken, "id" | "bank" | "name"> {
  token: string;
}

export const bankTokens: DemoBankToken[] = [
  { id: 1, bank: "banca-demo", name: "Banca Demo", token: "temelia-demo-banca" },
];

export const administrator = { id: 1, login: "admin", firstName: "Alexandra", lastName: "Munteanu" };
