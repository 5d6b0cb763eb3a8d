import "./local-cloud.ts";
import { mailSink } from "./local-mail.ts";
import { hashPassword } from "../auth/passwords.ts";
import { readUnique } from "../data/repository.ts";
import { accountAccess } from "../features/accounts/access.ts";
import { type AccountOf, accountsOf, flag, reference } from "../features/accounts/account.ts";
import { accounts, users } from "../features/accounts/accounts.ts";
import { accountMails } from "../features/accounts/self-service/account-mails.ts";
import { publicUserRoutes, signInRoutes, userAdministrationRoutes } from "../features/accounts/routes.ts";
import { accountRoutes } from "../features/accounts/self-service/routes.ts";
import { addAccount } from "../features/accounts/save-account.ts";
import { userTokens } from "../features/accounts/user-tokens.ts";
import { lambdaHandler } from "../http/handler.ts";
import { service } from "../http/service.ts";
import { callerOf, type Sent } from "./caller.ts";
import { accountWith } from "./people.ts";

/** A service that consists of accounts only, on the local cloud, with its mail server. */
const platform = service({
  name: "platform",
  title: "Conturi",
  description: "Un serviciu de probă cu conturi.",
  errorFormats: {},
});

export const Accounts = accountsOf("platform", {
  clientId: reference,
  sistemId: { ...reference, neededByOperators: true },
  hasSecret: flag,
});
export type Account = AccountOf<typeof Accounts>;

export const people = accounts(Accounts);
const access = accountAccess(Accounts, users(Accounts).get);

const send = callerOf(
  lambdaHandler(
    platform,
    signInRoutes(people, access, accountMails),
    accountRoutes(people, access),
    userAdministrationRoutes(people, access, accountMails),
    publicUserRoutes(people, access),
  ),
);

export type CallOptions = Sent & { token?: string };

export interface CallResult {
  status: number;
  headers: Record<string, string>;
  /** Parsed if it is JSON, else the text. */
  body: unknown;
}

/** `call("POST /api/register", { body })`, as API Gateway would. */
export async function call(address: string, { token, ...sent }: CallOptions = {}): Promise<CallResult> {
  const [method = "", path = ""] = address.split(" ");
  const answer = await send(method, `/platform${path}`, {
    ...sent,
    headers: {
      ...(typeof sent.body === "string" ? { "content-type": "text/plain" } : {}),
      ...(token ? { authorization: `Bearer ${token}` } : {}),
      ...sent.headers,
    },
  });
  const { status, headers, text } = answer;
  return { status, headers, body: /json/.test(headers["content-type"] ?? "") ? answer.json : text };
}

export { mailSink };

export const PASSWORD = "o parolă bună de probă";
const passwordHash = await hashPassword(PASSWORD);

/** Stores a user who can sign in with `PASSWORD`. */
export const addPerson = (login: string, fields: Partial<Account> = {}) =>
  addAccount(people, accountWith(Accounts, { login, passwordHash, ...fields }));

export const serviceAdministrator = {
  authorities: ["ROLE_USER", "ROLE_ADMIN"],
  adminServiciu: true,
} satisfies Partial<Account>;

export const organizationAdministrator = (organizatieId: number): Partial<Account> => ({
  authorities: ["ROLE_USER", "ROLE_ADMIN"],
  organizatieId,
});

export const tokenOf = (account: Account): string => userTokens("platform").issue(account);

export const stored = (login: string) => readUnique(people.entity, "login", login);

export const signInAs = (username: string, password: string, from?: string) =>
  call("POST /api/authenticate", { body: { username, password }, from });

/** The key in the newest mail to this address. */
export function mailedKey(address: string): string {
  const mail = mailSink.mails().findLast(({ to }) => to.includes(address));
  return /[?&]key=([0-9A-Z]+)/.exec(mail?.text ?? "")?.[1] ?? "";
}
