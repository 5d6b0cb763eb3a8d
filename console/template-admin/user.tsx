import { accountScreen } from "../api/accounts/account-screens.tsx";
import { accounts } from "./parts.tsx";

export default accountScreen(accounts);
