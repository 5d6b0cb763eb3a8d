import { accountListScreen } from "../api/accounts/account-screens.tsx";
import { TemplateSections, accounts } from "./parts.tsx";

export default accountListScreen(accounts, () => <TemplateSections current="users" />);
