// Written by `npm run generate` from functions/identity/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Aprobările cerute
 *
 * Administratorul serviciului le vede pe toate, cel al unei organizații pe ale ei, fiecare pe ale sale. `rezumat` spune ce se va întâmpla, după înregistrarea de acum.
 *
 * Администратор сервиса видит все, администратор организации — её, каждый — свои. `rezumat` описывает, что произойдёт, по текущей записи.
 *
 * Service administrators see all, those of an organization its own, everybody theirs. `rezumat` tells what will happen, by the record as it is now.
 */
export const adminApprovalsList = (client: Client, call?: Call<t.AdminApprovalsListData>) =>
  client.send<t.AdminApprovalsListResponses>({"service":"identity","id":"admin.approvals.list","method":"GET","path":"/api/v1/admin/approvals","schemes":["userToken"]}, call);

/**
 * O aprobare cerută
 */
export const adminApprovalsRead = (client: Client, call: Call<t.AdminApprovalsReadData>) =>
  client.send<t.AdminApprovalsReadResponses>({"service":"identity","id":"admin.approvals.read","method":"GET","path":"/api/v1/admin/approvals/{id}","schemes":["userToken"]}, call);

/**
 * Aprobă: actul se execută
 *
 * Actul se execută cu drepturile pe care solicitantul le are acum, odată cu aprobarea sau deloc. 403: cererea proprie, cea a unui cont care poate fi al aceleiași persoane, ori fără dreptul la act. 409: încheiată, sau înregistrarea s-a schimbat de când s-a cerut.
 *
 * Действие выполняется с текущими правами запросившего, вместе с согласованием или никак. 403: свой запрос, запрос учётной записи, которая может принадлежать тому же человеку, или нет права на действие. 409: завершено, или запись изменилась после запроса.
 *
 * The act is carried out with the rights that its requester has now, together with the approval or not at all. 403: one's own, that of an account that may be the same person's, or without the right to the act. 409: it has ended, or the record has changed since it was asked for.
 */
export const adminApprovalsApprove = (client: Client, call: Call<t.AdminApprovalsApproveData>) =>
  client.send<t.AdminApprovalsApproveResponses>({"service":"identity","id":"admin.approvals.approve","method":"POST","path":"/api/v1/admin/approvals/{id}/approve","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Respinge
 *
 * Nimic nu se execută. Cererea proprie: 403; una încheiată: 409.
 *
 * Ничего не выполняется. Свой запрос: 403; завершённый: 409.
 *
 * Nothing is carried out. One's own: 403; one that has ended: 409.
 */
export const adminApprovalsReject = (client: Client, call: Call<t.AdminApprovalsRejectData>) =>
  client.send<t.AdminApprovalsRejectResponses>({"service":"identity","id":"admin.approvals.reject","method":"POST","path":"/api/v1/admin/approvals/{id}/reject","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Rezultatul care se vede o singură dată
 *
 * Un secret nou se vede o singură dată, de cine l-a cerut, în 24 de ore de la aprobare; apoi 404.
 *
 * Новый секрет виден один раз, запросившему, в течение 24 часов после согласования; затем 404.
 *
 * A new secret is shown once, to its requester, within 24 hours of the approval; afterwards 404.
 */
export const adminApprovalsReadResult = (client: Client, call: Call<t.AdminApprovalsReadResultData>) =>
  client.send<t.AdminApprovalsReadResultResponses>({"service":"identity","id":"admin.approvals.readResult","method":"GET","path":"/api/v1/admin/approvals/{id}/result","schemes":["userToken"]}, call);

/**
 * Retrage cererea proprie
 *
 * Doar cine a cerut-o. Una încheiată: 409.
 *
 * Только запросивший. Завершённое: 409.
 *
 * Only by its requester. One that has ended: 409.
 */
export const adminApprovalsWithdraw = (client: Client, call: Call<t.AdminApprovalsWithdrawData>) =>
  client.send<t.AdminApprovalsWithdrawResponses>({"service":"identity","id":"admin.approvals.withdraw","method":"POST","path":"/api/v1/admin/approvals/{id}/withdraw","schemes":["userToken"],"isKeyed":true}, call);
