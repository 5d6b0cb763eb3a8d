import { demoPassword } from "./data.ts";
import { documentAt, documentPreparations, documents } from "./reference-documents.ts";
import { notificationPreparations, notifications } from "./reference-notifications.ts";
import {
  identity,
  invoicing,
  invoicingPreparations,
  platform,
  platformPreparations,
  templateAdmin,
} from "./reference-others.ts";
import {
  accountPreparation,
  forEach,
  idOf,
  type Choices,
  type Made,
  type Preparation,
} from "./reference-choice.ts";

/* What the samples of the API pages carry besides the first rows of lists. */

interface Context {
  /** The front page of the system. */
  home: string;
  made: Made;
}

/** The choices for the operations of a service. */
export function choicesFor(service: string, context: Context): Choices {
  return {
    ...common(context),
    ...accounts(accountsOf[service] ?? "admin", context.made),
    ...own[service]?.(context),
  };
}

/** An account whose password samples change and whose tokens that ends. */
const accountsOf: Record<string, string> = {
  documents: "sergei.client",
  notifications: "carina.cadastru",
  platform: "oficial",
};

const common = ({ home, made }: Context): Choices => {
  const { secret, code } = made.get("public.sessions.create") ?? {};
  return {
    "management.readComponent": { path: { component: "env" } },
    "docs.readAsset": { path: { asset: "page.css" } },
    "authenticate.signIn": { body: { username: "admin", password: demoPassword } },
    "public.sessions.create": { body: { returnTo: home } },
    "public.sessions.complete": secret ? { body: { secret, code } } : {},
  };
};

/** Samples change and remove an account that they create themselves. */
const accounts = (login: string, made: Made): Choices => ({
  "account.replace": { as: login, body: { email: `${login}@demo.test` } },
  "account.changePassword": {
    as: login,
    body: { currentPassword: demoPassword, newPassword: demoPassword },
  },
  "account.requestReset": { body: { mail: `${login}@demo.test` } },
  ...forEach("users.create admin.users.create", {
    body: { login: "dan.rusu", email: "dan.rusu@exemplu.md", subject: null },
  }),
  "admin.users.create": { body: { login: "radu.rusu", email: "radu.rusu@exemplu.md", subject: null } },
  "users.replaceById": { body: { ...idOf(made, "users.create"), subject: null } },
  "account.register": { body: { login: "vasile.nou", email: "vasile.nou@exemplu.md" } },
  ...forEach(
    "users.read users.replace users.remove users.requestReset admin.users.read admin.users.replace admin.users.remove",
    { path: { login: "ana.rusu" }, body: { subject: null } },
  ),
});

const own: Record<string, (context: Context) => Choices> = {
  documents: ({ made }) => documents(made),
  identity: () => identity,
  invoicing: ({ made }) => invoicing(made),
  notifications: ({ made }) => notifications(made),
  platform: ({ made }) => platform(made),
  "template-admin": () => templateAdmin,
};

/** Values of parameters that all operations at an address have, unless a choice says otherwise. */
export const valuesAt = (service: string, path: string): Record<string, string | number> => ({
  // The only parameter whose value no list of the service has: the name of a kind, and an id.
  ...(path.includes("{record}") ? { record: "users-1" } : {}),
  ...(service === "documents" ? documentAt(path) : {}),
});

/** In this order, by service. */
export const preparations: Record<string, Preparation[]> = {
  documents: documentPreparations,
  identity: [accountPreparation],
  invoicing: invoicingPreparations,
  notifications: notificationPreparations,
  platform: platformPreparations,
  "template-admin": [accountPreparation],
};
