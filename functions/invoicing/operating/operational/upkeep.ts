import { upkeepHandler } from "../../../../shared/features/operational/upkeep.ts";
import { people } from "../../access/people.ts";
import { BankLines } from "../../records/bank-line.ts";
import { BankTokens } from "../../records/bank-token.ts";
import { Invoices } from "../../records/invoice.ts";
import { Services } from "../../records/service.ts";

export const handler = upkeepHandler({
  accounts: people,
  entities: [BankLines, BankTokens, Invoices, Services],
});
