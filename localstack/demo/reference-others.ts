import {
  accountPreparation,
  forEach,
  idOf,
  type Choices,
  type Made,
  type Preparation,
} from "./reference-choice.ts";
import { projectSignIn } from "./reference-credentials.ts";

/* The samples of the smaller services. */

const signedIn = { Username: projectSignIn.username, Password: projectSignIn.password };

export const identity: Choices = {
  "tokens.login": { body: signedIn },
  "registration.assignProvider": { body: { project_id: "1", provider_id: "2" } },
  "registration.createProject": { body: { organization_id: "1", name: "Proiect nou" } },
};

export const templateAdmin: Choices = {
  "login.login": { body: signedIn },
  "organizations.readOfUser": { query: { user_id: "1" } },
};

export const invoicingPreparations: Preparation[] = [
  accountPreparation,
  { id: "invoice.create" },
  { id: "extras.create", body: { reference: "PLATA-NECUNOSCUTA", invoice: "FACTURA-NECUNOSCUTA" } },
  { id: "extras.create", body: { reference: "PLATA-PROBA" } },
  { id: "admin.invoices.refund" },
  { id: "admin.services.create", body: { code: "SERVICIU-PROBA" } },
];

/** The invoice that was made; bodies name it by its id. */
const invoiceOf = (made: Made) => idOf(made, "invoice.create").id ?? "exemplu";

export const invoicing = (made: Made): Choices => ({
  "invoice.create": { body: { service: "TAXA-LOCALA" } },
  "extras.create": {
    body: { reference: "PLATA-1", invoice: invoiceOf(made), amount: "250.00" },
  },
  ...forEach("admin.unmatched-lines.match admin.unmatched.match", {
    body: { invoice: invoiceOf(made) },
  }),
  ...forEach("admin.services.replace admin.services.patch admin.services.remove", {
    path: idOf(made, "admin.services.create"),
    body: { code: "SERVICIU-PROBA" },
  }),
});

export const platformPreparations: Preparation[] = [
  accountPreparation,
  { id: "admin.systems.create" },
  { id: "app.audits.create" },
];

export const platform = (made: Made): Choices => ({
  ...forEach("admin.systems.replace admin.systems.patch admin.systems.remove admin.systems.rotateToken", {
    path: idOf(made, "admin.systems.create"),
  }),
});
