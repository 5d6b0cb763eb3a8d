import type { ContractTexts } from "../../../shared/contract/contract-texts.ts";
import { keyed, unprocessable } from "../../../shared/errors.ts";

export const refusals = keyed({
  idnoAltPartener: unprocessable([
    "Organizația cu acest IDNO este înregistrată de alt partener.",
    "Организация с этим IDNO зарегистрирована другим партнёром.",
    "The organization with this IDNO is registered by another partner.",
  ]),
  organizatieIncorecta: unprocessable([
    "organization_id este incorect.",
    "organization_id указан неверно.",
    "organization_id is incorrect.",
  ]),
  proiectIncorect: unprocessable([
    "project_id este incorect.",
    "project_id указан неверно.",
    "project_id is incorrect.",
  ]),
  furnizorIncorect: unprocessable([
    "provider_id este incorect.",
    "provider_id указан неверно.",
    "provider_id is incorrect.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    registration: [
      "Partenerii înregistrează organizații și proiecte",
      "Партнёры регистрируют организации и проекты",
      "Partners register organizations and projects",
    ],
  },
  operations: {
    "registration.assignProvider": [
      "Proiectul trebuie să fie al unei organizații a partenerului, iar furnizorul activ: altfel 422. Repetată, nu schimbă nimic.",
      "Проект должен принадлежать организации партнёра, а поставщик — быть активным: иначе 422. Повтор ничего не меняет.",
      "The project must belong to an organization of the partner, and the provider be active: else 422. Repeated, it changes nothing.",
    ],
    "registration.createOrganization": [
      "Un IDNO înregistrat de alt partener este 422. Cu `secret_name` și tokenul lor secret proiectele ei cer tokenuri.",
      "IDNO, зарегистрированный другим партнёром, — 422. С `secret_name` и своим секретным токеном её проекты получают токены.",
      "An IDNO that another partner has registered is 422. By `secret_name` and their secret token its projects ask for tokens.",
    ],
    "registration.createProject": [
      "`secret_token` se arată o singură dată, la creare; cu aceeași `Idempotency-Key` același răspuns vine din nou. Niciun furnizor nu este activat: asta face `assignProvider`. O organizație a altui partener este 422.",
      "`secret_token` показывается один раз, при создании; с той же `Idempotency-Key` тот же ответ приходит снова. Ни один поставщик не активирован: для этого `assignProvider`. Организация другого партнёра — 422.",
      "`secret_token` is shown once, at the creation; the same `Idempotency-Key` gets the same answer again. No provider is activated: that is `assignProvider`. Another partner's organization is 422.",
    ],
  },
  properties: {
    "Assigned|CreatedOrganization|CreatedProject.status": [
      "true: operațiunea a reușit",
      "true: операция выполнена",
      "true: the operation succeeded",
    ],
    "StatusFalse.status": [
      "false: operațiunea a fost refuzată",
      "false: операция отклонена",
      "false: the operation was refused",
    ],
    "StatusFalse.errors": ["De ce a fost refuzată", "Почему отклонено", "Why it was refused"],
    "CreatedOrganization|CreatedProject|OwnOrganization|OwnProject.id": [
      "Identificatorul, ca text",
      "Идентификатор в виде текста",
      "The id, as text",
    ],
    "Project.organization_id": [
      "Organizația proiectului",
      "Организация проекта",
      "The organization of the project",
    ],
    project_id: ["Proiectul", "Проект", "The project"],
    provider_id: ["Furnizorul", "Поставщик", "The provider"],
    organization_id: ["Organizația", "Организация", "The organization"],
    secret_name: ["Numele secret", "Секретное имя", "The secret name"],
    secret_token: [
      "Tokenul secret, arătat o singură dată",
      "Секретный токен, показывается один раз",
      "The secret token, shown once",
    ],
  },
};

export const matrix = `
                                 nobody partner project person orgAdmin foreignAdmin serviceAdmin
registration.assignProvider      403    200     403     403    403      403          403
registration.createOrganization  403    200     403     403    403      403          403
registration.createProject       403    200     403     403    403      403          403
`;
