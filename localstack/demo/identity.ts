import type { Organization } from "../../functions/identity/records/organization.ts";
import type { Partner } from "../../functions/identity/records/partner.ts";
import type { Account } from "../../shared/features/accounts/account.ts";

/*
 * The seed of the identity service: partners, their organizations and projects, and the people of organizations.
 * docs/seed.md gives the purpose of each. It is public: nothing here is a secret anywhere.
 */

/**
 * `partnerid` is the value of the header of that name, and the SYSTEM_ID of a service. No three ids follow one another in the
 * lists of the zones: the audit warns of ids that are guessed by counting, and those of the product are not.
 */
export const partners: Partner[] = [
  { id: 1, partnerid: "facturare-demo", name: "Serviciul de facturare (demo)", status_id: "1" },
  { id: 2, partnerid: "achizitii-demo", name: "Platforma de achiziții (demo)", status_id: "1" },
  { id: 4, partnerid: "inactiv-demo", name: "Partener dezactivat (demo)", status_id: "0" },
];

export const organizations: Omit<Organization, "created_at">[] = [
  {
    id: 1,
    partner_id: 1,
    name: "Primăria Orașului Demo",
    idno: "1003600000017",
    status_id: "1",
    description: "Taxe locale",
    secret_name: "primaria-demo",
  },
  {
    id: 2,
    partner_id: 2,
    name: "Arhiva Regională",
    idno: "1003600000028",
    status_id: "1",
    secret_name: "arhiva-demo",
  },
];

/** A project with its secret token, which a real project shows only once. */
export interface DemoProject {
  id: number;
  organization_id: number;
  name: string;
  /** Partners that assignProvider activated for the project. */
  providers: number[];
  secret_token: string;
}

export const projects: DemoProject[] = [
  { id: 1, organization_id: 1, name: "Taxe locale", providers: [1, 2], secret_token: "temelia:demo:taxe" },
  {
    id: 2,
    organization_id: 1,
    name: "Autorizații",
    providers: [1],
    secret_token: "temelia-demo-autorizații",
  },
  {
    id: 4,
    organization_id: 2,
    name: "Copii din arhivă",
    providers: [2],
    secret_token: "temelia-demo-arhiva",
  },
];

type DemoUser = Pick<Account, "id" | "login" | "langKey" | "firstName" | "lastName"> & Partial<Account>;

/** Users of organizations: `user_id` of `getOrganization` is their id. The first one administers the service. */
export const users: DemoUser[] = [
  {
    id: 1,
    login: "admin",
    firstName: "Alexandra",
    lastName: "Munteanu",
    langKey: "ro",
    authorities: ["ROLE_USER", "ROLE_ADMIN"],
    adminServiciu: true,
  },
  {
    id: 2,
    login: "ana.admin",
    firstName: "Ana",
    lastName: "Rusu",
    langKey: "ro",
    organizatieId: 1,
    authorities: ["ROLE_USER", "ROLE_ADMIN"],
  },
  { id: 3, login: "ion.operator", firstName: "Ion", lastName: "Ceban", langKey: "ro", organizatieId: 1 },
  { id: 4, login: "olga.operator", firstName: "Ольга", lastName: "Иванова", langKey: "ru", organizatieId: 2 },
];
