import type { Template } from "../../functions/template-admin/records/template.ts";

/*
 * The seed of template administration: the DUAE template (the single document of procurement) that every
 * organization gets, and one of the second organization's own.
 */

const list = (items: object[]) => JSON.stringify(items);
const criterion = (cod: string, ro: string, ru: string, tip = "DA_NU") => ({ cod, titlu: { ro, ru }, tip });

export const templates: Template[] = [
  {
    id: 1,
    name: "DUAE",
    status_id: "1",
    template: list([
      criterion("EX-01", "Condamnări prin hotărâre definitivă", "Судимости по вступившему в силу решению"),
      criterion("EX-02", "Obligații fiscale restante", "Задолженность по налогам"),
      criterion("EX-03", "Stare de insolvabilitate", "Состояние несостоятельности"),
      criterion("CAP-01", "Cifra medie anuală de afaceri", "Среднегодовой оборот", "SUMA"),
      criterion("CAP-02", "Lucrări similare în ultimii trei ani", "Аналогичные работы за три года", "LISTA"),
    ]),
  },
  {
    id: 2,
    name: "DUAE – Arhiva Regională",
    organization_id: "2",
    status_id: "1",
    template: list([
      criterion("EX-02", "Obligații fiscale restante", "Задолженность по налогам"),
      criterion("CAP-03", "Licență de arhivare", "Лицензия на архивное дело", "DOCUMENT"),
    ]),
  },
];

export const administrator = { id: 1, login: "admin", firstName: "Alexandra", lastName: "Munteanu" };
