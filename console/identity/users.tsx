import { accountListScreen } from "../api/accounts/account-screens.tsx";
import { accounts } from "./calls.ts";
import { IdentitySections } from "./parts.tsx";

export default accountListScreen(accounts, () => <IdentitySections current="users" />);
