import { accountScreens } from "../api/accounts/account-kind.tsx";
import { sectionsOf, accounts } from "./parts.tsx";

export const { list, page } = accountScreens(accounts, sectionsOf("users"));
