import { accountScreens } from "../api/accounts/account-kind.tsx";
import { accounts } from "./calls.ts";
import { sectionsOf } from "./parts.tsx";

export const { list, page } = accountScreens(accounts, sectionsOf("users"));
