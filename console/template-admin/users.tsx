import { accountScreens } from "../api/accounts/account-kind.tsx";
import { TemplateSections, accounts } from "./parts.tsx";

export const { list, page } = accountScreens(accounts, () => <TemplateSections current="users" />);
