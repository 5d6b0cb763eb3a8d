import { accountScreens } from "../api/accounts/account-kind.tsx";
import { InvoicingSections, accounts } from "./parts.tsx";

export const { list, page } = accountScreens(accounts, () => <InvoicingSections current="users" />);
