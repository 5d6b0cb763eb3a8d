import type { User, UsersCreateBody } from "../../../client/generated/platform/types.ts";
import { fullName } from "../../../shared/everywhere/full-name.ts";
import type { FoundOption, SearchOptions } from "../../kit/use-found.ts";
import type { Answered, ListQuery } from "../register/kind.ts";
import type { ListChanges } from "../history/history.tsx";
import type { Service } from "../places.ts";

/** The part of an account that all services share: the platform's accounts have no more. */
export type AccountRow = User;

/** What the form of an account sends. Absent fields that decide access stay as they are. */
export type AccountBody = UsersCreateBody;

interface Read {
  data: AccountRow;
  etag: string | undefined;
}

/** The accounts of one service: the calls, and the address of the list. */
export interface Accounts {
  service: Service;
  path: string;
  list: (query: ListQuery) => Promise<{ data: { items: AccountRow[] }; headers: Headers }>;
  read: (login: string) => Promise<Read>;
  create: (body: AccountBody) => Promise<{ data: AccountRow }>;
  replace: (login: string, body: AccountBody, etag: string | undefined) => Promise<unknown>;
  remove: (login: string, etag: string | undefined) => Promise<Answered>;
  /** Set where a second person may have to approve a removal. */
  isRemovalApproved?: true | undefined;
  /** Asks for the reset of the person's second factors. */
  revokeFactors: (login: string) => Promise<Answered>;
  changes: ListChanges;
  /** The roles that the service knows, the widest last. */
  roles: readonly Role[];
  /** Set where people may also sign in through the government's login. */
  hasSubjects?: true | undefined;
  /** Mails the person a key for a new password. Set where the service sends mail. */
  requestReset?: ((login: string) => Promise<Answered>) | undefined;
  /** Set where accounts belong to organizations of the service. */
  organizations?: { search: SearchOptions; read: (id: number) => Promise<FoundOption> } | undefined;
}

export const accountsKey = ({ service }: Pick<Accounts, "service">) => [service, "users"] as const;

export const accountHref = ({ path }: Pick<Accounts, "path">, login: string): string =>
  `${path}/${encodeURIComponent(login)}`;

export const accountName = ({
  firstName,
  lastName,
  login,
}: Pick<AccountRow, "firstName" | "lastName" | "login">): string => fullName(firstName, lastName) || login;

/** The technical roles of all services. */
export const roles = ["ROLE_USER", "ROLE_OPERATOR", "ROLE_STAFF", "ROLE_ADMIN"] as const;
export type Role = (typeof roles)[number];

export const isRole = (name: string): name is Role => roles.some((one) => one === name);
