import { accountListScreen } from "../api/accounts/account-screens.tsx";
import { InvoicingSections, accounts } from "./parts.tsx";

export default accountListScreen(accounts, () => <InvoicingSections current="users" />);
