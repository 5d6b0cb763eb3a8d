import { groups as identityGroups, service as identityService } from "../../functions/identity/api.ts";
import { Partners } from "../../functions/identity/records/partner.ts";
import { groups as invoicingGroups, service as invoicingService } from "../../functions/invoicing/api.ts";
import { Services } from "../../functions/invoicing/records/service.ts";
import { groups as templateGroups, service as templateService } from "../../functions/template-admin/api.ts";
import { Templates } from "../../functions/template-admin/records/template.ts";
import { create } from "../../shared/data/repository.ts";
import { nextId } from "../../shared/ids.ts";
import { json, served, withHeaders, type Request } from "./service.ts";
import { issueBankToken } from "../../functions/invoicing/extras/bank-tokens.ts";
import { config } from "../../functions/invoicing/access/config.ts";

export const identity = served(identityService, identityGroups);
export const templateAdmin = served(templateService, templateGroups);
export const invoicing = served(invoicingService, invoicingGroups);

/** A project with a partner, a service to pay for, a template and a bank: the data for the measurements. */
export interface Payments {
  partnerid: string;
  organizationId: string;
  /** Secret name of the organization and secret token of the project. */
  credentials: { Username: string; Password: string };
  /** Issued by identity's login for these credentials. */
  token: string;
  bankToken: string;
  /** Code of the service. */
  service: string;
  /** Ids that stay the same when calls are replayed elsewhere. */
  fixed: Set<number>;
}

const IDNO_DIGITS = 12;
let organizations = 0;
/** An IDNO that no other organization has. */
const freshIdno = () => `1${String((organizations += 1)).padStart(IDNO_DIGITS, "0")}`;

/** The measured requests. */
export const requests = {
  createOrganization: (partnerid: string): Request =>
    withHeaders(
      {
        method: "POST",
        address: "/api/v1/createOrganization",
        ...json({ name: "Primăria", idno: freshIdno(), status_id: "1", description: "de probă" }),
      },
      { partnerid },
    ),
  createProject: (partnerid: string, organization_id: string): Request =>
    withHeaders(
      {
        method: "POST",
        address: "/api/v1/createProject",
        ...json({ name: "Taxe", organization_id, status_id: "1" }),
      },
      { partnerid },
    ),
  assignProvider: (partnerid: string, project_id: string): Request =>
    withHeaders(
      {
        method: "POST",
        address: "/api/v1/assignProvider",
        ...json({ project_id, provider_id: partnerid }),
      },
      { partnerid },
    ),
  login: (credentials: Payments["credentials"]): Request => ({
    method: "POST",
    address: "/api/v1/login",
    ...json(credentials),
  }),
  template: (authorization: string): Request => ({
    method: "GET",
    address: "/api/v1/getDuaeTemplate",
    headers: { authorization },
  }),
  createInvoice: ({ service }: Pick<Payments, "service">, authorization: string): Request =>
    withHeaders(
      { method: "POST", address: "/api/v1/invoice", ...json({ idno: "1003600000017", service }) },
      { authorization },
    ),
  readInvoice: (authorization: string, id: string): Request => ({
    method: "GET",
    address: `/api/v1/invoice/${id}`,
    headers: { authorization },
  }),
  listInvoices: (authorization: string): Request => ({
    method: "GET",
    address: "/api/v1/invoice",
    headers: { authorization },
  }),
  postLine: (authorization: string, invoice: string): Request =>
    withHeaders(
      {
        method: "POST",
        address: "/api/v1/extras",
        ...json({ reference: `OP-${nextId()}`, invoice, amount: "0.01" }),
      },
      { authorization },
    ),
};

/** So high that lines of 0.01 never pay it off. */
const AMOUNT = 1_000_000_00;

export async function openPayments(): Promise<Payments> {
  const known = { name: "Furnizorul", partnerid: config.systemId, status_id: "1" as const };
  const { id: partnerId, partnerid } = await create(Partners, { id: nextId(), ...known });
  const service = { id: nextId(), code: "TAXA", name: "Taxă", amount: AMOUNT, active: true };
  await create(Services, service);
  const template = JSON.stringify(Array.from({ length: 40 }, (_, i) => ({ cod: `C-${i}`, tip: "DA_NU" })));
  const { id: templateId } = await create(Templates, {
    id: nextId(),
    name: "DUAE",
    status_id: "1",
    template,
  });
  const bank = await issueBankToken({ bank: "BANCA", name: "Banca" });
  return {
    partnerid,
    ...(await newProject(partnerid)),
    bankToken: bank.token,
    service: service.code,
    fixed: new Set([partnerId, service.id, templateId, bank.id]),
  };
}

/** Creates a project without invoices, of a separate organization. */
export async function newProject(
  partnerid: string,
): Promise<Pick<Payments, "organizationId" | "credentials" | "token">> {
  const send = async (request: Request) =>
    (await identity.answer(request)).json as Record<"id" | "secret_name" | "secret_token" | "token", string>;
  const organization = await send(requests.createOrganization(partnerid));
  const project = await send(requests.createProject(partnerid, organization.id));
  await send(requests.assignProvider(partnerid, project.id));
  const credentials = { Username: organization.secret_name, Password: project.secret_token };
  const { token } = await send(requests.login(credentials));
  return { organizationId: organization.id, credentials, token };
}
