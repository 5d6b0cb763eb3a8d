import { accountScreen } from "../api/accounts/account-screens.tsx";
import { accounts } from "./accounts.ts";

export default accountScreen(accounts);
