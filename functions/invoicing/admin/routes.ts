import * as z from "zod";
import { everyRecord, listRecords, wholeList } from "../../../shared/data/list-records.ts";
import { byApproval } from "../../../shared/features/approvals/approvable.ts";
import { crud } from "../../../shared/features/crud.ts";
import { fields, json } from "../../../shared/http/body.ts";
import { lambdaHandler } from "../../../shared/http/handler.ts";
import { listOf } from "../../../shared/http/list-query.ts";
import { nothing, pageOf } from "../../../shared/http/responses.ts";
import { routes } from "../../../shared/http/route.ts";
import { access } from "../access/authentication.ts";
import { BankLines, BankLineView, UNMATCHED } from "../records/bank-line.ts";
import { BankTokens, BankTokenView, NewBankTokenView } from "../records/bank-token.ts";
import { approvals } from "../operating/approvals/routes.ts";
import { changes } from "../operating/changes/routes.ts";
import { lineMatch } from "../extras/line-match.ts";
import { readLine } from "../extras/match-line.ts";
import { invoiceCancellation, invoiceRefund } from "../invoices/approvals.ts";
import { readLedgerAccount } from "../invoices/read-invoice.ts";
import { accountOf, AccountView } from "../invoices/view.ts";
import { AmountInput } from "../money.ts";
import { del, get, invoicing, post } from "../service.ts";
import { ServiceAdminView, ServiceFields, Services } from "../records/service.ts";
import { bankTokenIssue, BankTokenFields } from "../extras/bank-token-issue.ts";
import { revokeBankToken } from "../extras/bank-tokens.ts";
import { listServices } from "../services/read-services.ts";

const admin = access.serviceAdmin;
const text = (most: number) => z.string().trim().min(1).max(most);

export const services = crud(Services, "/api/v1/admin/services", {
  title: "Servicii",
  access: admin,
  write: admin,
  view: ServiceAdminView,
  fields: ServiceFields,
  keeps: ["active"],
  defaults: { active: true },
  list: ({ query }) => listServices(query),
});

export const bankTokens = routes("bank-tokens", {
  list: get(
    "/api/v1/admin/bank-tokens",
    {
      access: admin,
      summary: "Tokenurile băncilor",
      query: listOf(BankTokenView),
      returns: pageOf(BankTokenView),
    },
    ({ query }) => listRecords(BankTokens, everyRecord(BankTokens), query),
  ),

  create: post(
    "/api/v1/admin/bank-tokens",
    {
      access: admin,
      summary: "Un token pentru o bancă; se vede doar acum",
      body: json(BankTokenFields),
      returns: NewBankTokenView,
      status: 201,
      keptSealed: true,
      ...byApproval,
    },
    ({ caller, body }) => bankTokenIssue.askOrAct(caller, body),
  ),

  revoke: del(
    "/api/v1/admin/bank-tokens/{id}",
    { access: admin, summary: "Revocarea unui token", returns: nothing },
    async ({ params }) => {
      await revokeBankToken(params.id);
      return undefined;
    },
  ),
});

export const unmatchedLines = routes("unmatched-lines", {
  list: get(
    "/api/v1/admin/unmatched-lines",
    {
      access: admin,
      summary: "Liniile bancare neidentificate, cu motivul",
      query: listOf(BankLineView),
      returns: pageOf(BankLineView),
    },
    ({ query }) => listRecords(BankLines, wholeList(UNMATCHED), query),
  ),

  read: get(
    "/api/v1/admin/unmatched-lines/{id}",
    { access: admin, summary: "O linie bancară", returns: BankLineView },
    ({ params }) => readLine(params.id),
  ),

  match: post(
    "/api/v1/admin/unmatched-lines/{id}/match",
    {
      access: admin,
      summary: "Identificarea liniei cu o factură, pe care o plătește",
      body: json(z.object({ invoice: text(64) })),
      returns: BankLineView,
      ...byApproval,
    },
    ({ params, body, caller }) => lineMatch.askOrAct(caller, { id: params.id, ...body }),
  ),
});

/** The name of a resource is a plural (platform standard): clients of the former addresses have a year to move. */
const renamed = { deprecated: { since: "2026-11-26", sunset: "2027-12-01" } };

export const unmatched = routes("unmatched", {
  list: get("/api/v1/admin/unmatched", renamed, unmatchedLines.list),
  read: get("/api/v1/admin/unmatched/{id}", renamed, unmatchedLines.read),
  match: post("/api/v1/admin/unmatched/{id}/match", renamed, unmatchedLines.match),
});

export const accounts = routes("invoices", {
  read: get(
    "/api/v1/admin/invoices/{code}",
    { access: admin, summary: "O factură cu registrul ei", returns: AccountView },
    async ({ params }) => {
      const { invoice, lines } = await readLedgerAccount(params.code);
      return accountOf(invoice, lines);
    },
  ),

  cancel: post(
    "/api/v1/admin/invoices/{code}/cancel",
    {
      access: admin,
      summary: "Anularea unei facturi neplătite",
      body: fields(z.object({ reason: text(255).optional() })),
      returns: AccountView,
      ...byApproval,
    },
    ({ caller, params, body }) => invoiceCancellation.askOrAct(caller, { code: params.code, ...body }),
  ),

  refund: post(
    "/api/v1/admin/invoices/{code}/refunds",
    {
      access: admin,
      summary: "Rambursarea plăților, întreagă sau în parte",
      body: json(
        z.object({ reference: text(200), amount: AmountInput.optional(), reason: text(255).optional() }),
      ),
      returns: AccountView,
      ...byApproval,
    },
    ({ caller, params, body }) => invoiceRefund.askOrAct(caller, { code: params.code, ...body }),
  ),
});

export const handler = lambdaHandler(
  invoicing,
  services,
  bankTokens,
  unmatchedLines,
  unmatched,
  accounts,
  approvals,
  changes,
);
