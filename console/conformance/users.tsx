import { accountScreens } from "../api/accounts/account-kind.tsx";
import { accounts } from "./accounts.ts";
import { ConformanceSections } from "./parts.tsx";

export const { list, page } = accountScreens(accounts, () => <ConformanceSections current="users" />);
