/*
 * The seed of the platform: the administrator of the service and an official, and the credentials that its own services
 * are audited: those of the administrator of each, and of the official where there is a staff zone.
 * docs/seed.md gives the purpose of each. It is public: nothing here is a secret anywhere.
 */

export const administrator = { id: 1, login: "admin", firstName: "Alexandra", lastName: "Munteanu" };

export const official = { id: 2, login: "oficial", firstName: "Victor", lastName: "Ciobanu" };

/** The logins that the audit of a service signs in as, by zone. */
export const auditors = (service: string): Partial<Record<"admin" | "staff", string>> => ({
  admin: administrator.login,
  ...(service === "platform" ? { staff: official.login } : {}),
});

/** The token by which the service of documents asks for audits of itself; a real one is shown once. */
export const systemToken = "temelia-demo-sistem";
