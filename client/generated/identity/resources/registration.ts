// Written by `npm run generate` from functions/identity/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Activează un furnizor pentru un proiect
 *
 * Proiectul trebuie să fie al unei organizații a partenerului, iar furnizorul activ: altfel 422. Repetată, nu schimbă nimic.
 *
 * Проект должен принадлежать организации партнёра, а поставщик — быть активным: иначе 422. Повтор ничего не меняет.
 *
 * The project must belong to an organization of the partner, and the provider be active: else 422. Repeated, it changes nothing.
 */
export const registrationAssignProvider = (client: Client, call?: Call<t.RegistrationAssignProviderData>) =>
  client.send<t.RegistrationAssignProviderResponses>({"service":"identity","id":"registration.assignProvider","method":"POST","path":"/api/v1/assignProvider","body":"json","schemes":["partnerid"],"isKeyed":true}, call);

/**
 * Înregistrează o organizație; același IDNO primește aceeași organizație
 *
 * Un IDNO înregistrat de alt partener este 422. Cu `secret_name` și tokenul lor secret proiectele ei cer tokenuri.
 *
 * IDNO, зарегистрированный другим партнёром, — 422. С `secret_name` и своим секретным токеном её проекты получают токены.
 *
 * An IDNO that another partner has registered is 422. By `secret_name` and their secret token its projects ask for tokens.
 */
export const registrationCreateOrganization = (client: Client, call?: Call<t.RegistrationCreateOrganizationData>) =>
  client.send<t.RegistrationCreateOrganizationResponses>({"service":"identity","id":"registration.createOrganization","method":"POST","path":"/api/v1/createOrganization","body":"json","schemes":["partnerid"],"isKeyed":true}, call);

/**
 * Creează un proiect; același nume în organizație primește același proiect
 *
 * `secret_token` se arată o singură dată, la creare; cu aceeași `Idempotency-Key` același răspuns vine din nou. Niciun furnizor nu este activat: asta face `assignProvider`. O organizație a altui partener este 422.
 *
 * `secret_token` показывается один раз, при создании; с той же `Idempotency-Key` тот же ответ приходит снова. Ни один поставщик не активирован: для этого `assignProvider`. Организация другого партнёра — 422.
 *
 * `secret_token` is shown once, at the creation; the same `Idempotency-Key` gets the same answer again. No provider is activated: that is `assignProvider`. Another partner's organization is 422.
 */
export const registrationCreateProject = (client: Client, call?: Call<t.RegistrationCreateProjectData>) =>
  client.send<t.RegistrationCreateProjectResponses>({"service":"identity","id":"registration.createProject","method":"POST","path":"/api/v1/createProject","body":"json","schemes":["partnerid"],"isKeyed":true}, call);
