import type { Invoice } from "../../client/generated/invoicing/types.ts";
import {
  adminRecordsListChanges,
  usersCreate,
  usersList,
  usersRead,
  usersRemove,
  usersReplace,
  usersRevokeFactors,
} from "../../client/generated/invoicing/operations.ts";
import type { Accounts } from "../api/accounts/account.ts";
import { accountScreens } from "../api/accounts/account-kind.tsx";
import { client } from "../api/client.ts";
import { Sections } from "../kit/sections.tsx";
import { StateBadge, type Tone } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { invoicingWords } from "./words.ts";

export const BASE = "/app/facturare";
export const invoiceHref = (code: string): string => `${BASE}/facturi/${encodeURIComponent(code)}`;

export const SERVICES_KEY = ["invoicing", "services"] as const;
export const INVOICES_KEY = ["invoicing", "invoices"] as const;
export const LINES_KEY = ["invoicing", "unmatched-lines"] as const;
export const BANKS_KEY = ["invoicing", "bank-tokens"] as const;

type SectionId = "services" | "invoices" | "lines" | "banks" | "users";

export function InvoicingSections({ current }: { current: SectionId }) {
  const text = useWords(invoicingWords).sections;
  const sections = [
    { id: "services", title: text.services, href: BASE },
    { id: "invoices", title: text.invoices, href: `${BASE}/facturi` },
    { id: "lines", title: text.lines, href: `${BASE}/neidentificate` },
    { id: "banks", title: text.banks, href: `${BASE}/banci` },
    { id: "users", title: text.users, href: `${BASE}/utilizatori` },
  ];
  return <Sections label={text.label} sections={sections} current={current} />;
}

export const name = {
  label: ["Denumirea", "Название", "Name"],
  input: "text",
  max: 255,
  required: true,
  column: ["sorted"],
} as const;

const tones: Record<Invoice["status"], Tone> = {
  Active: "accent",
  PartiallyPaid: "warning",
  Paid: "good",
  Expired: "bad",
  Cancelled: "neutral",
  Refunded: "neutral",
};

export function InvoiceBadge({ status }: Pick<Invoice, "status">) {
  const text = useWords(invoicingWords).invoices.status;
  return <StateBadge tone={tones[status]}>{text[status]}</StateBadge>;
}

export const sectionsOf = (current: SectionId) => () => <InvoicingSections current={current} />;

export const accounts: Accounts = {
  service: "invoicing",
  path: `${BASE}/utilizatori`,
  roles: ["ROLE_USER", "ROLE_ADMIN"],
  changes: adminRecordsListChanges,
  list: (query) => usersList(client, { query }),
  read: (login) => usersRead(client, { path: { login } }),
  create: (body) => usersCreate(client, { body }),
  replace: (login, body, ifMatch) => usersReplace(client, { path: { login }, body, ifMatch }),
  remove: (login, ifMatch) => usersRemove(client, { path: { login }, ifMatch }),
  revokeFactors: (login) => usersRevokeFactors(client, { path: { login } }),
};

export const { list: userList, page: userPage } = accountScreens(accounts, sectionsOf("users"));
