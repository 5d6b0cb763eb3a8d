import { accountScreen } from "../api/accounts/account-screens.tsx";
import { accounts } from "./calls.ts";

export default accountScreen(accounts);
