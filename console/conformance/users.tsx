import { accountListScreen } from "../api/accounts/account-screens.tsx";
import { accounts } from "./accounts.ts";
import { ConformanceSections } from "./parts.tsx";

export default accountListScreen(accounts, () => <ConformanceSections current="users" />);
