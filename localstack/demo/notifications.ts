import type { System } from "../../functions/notifications/records/system.ts";
import type { NoticeTexts } from "../../functions/notifications/records/template.ts";

/*
 * The seed of notifications: two systems, one of which is tested, their templates, the administrator of the service and
 * an operator for each system.
 */

interface DemoSystem extends System {
  /** The development certificate with which it calls (`localstack/run/development-certificates.ts`). */
  certificateName: string;
}

export const systems: DemoSystem[] = [
  { id: 1, cod: "taxe", denumire: "Taxe locale", mod: "REAL", activ: true, certificateName: "alfa" },
  {
    id: 2,
    cod: "cadastru",
    denumire: "Cadastru (în probe)",
    mod: "PROBA",
    limitaPeMinut: 60,
    activ: true,
    certificateName: "beta",
  },
];

interface DemoTemplate {
  id: number;
  sistemId: number;
  cod: string;
  name: string;
  categorie?: string;
  texts: NoticeTexts;
}

export const templates: DemoTemplate[] = [
  {
    id: 1,
    sistemId: 1,
    cod: "taxa-scadenta",
    name: "Taxă scadentă",
    categorie: "mementouri",
    texts: {
      subject: { ro: "Taxa {{taxa}} este scadentă", ru: "Срок уплаты: {{taxa}}" },
      body: {
        ro: "Stimate {{RecipientName}},\n\nAveți de achitat {{suma}} lei până la {{termen}}.",
        ru: "Уважаемый {{RecipientName}},\n\nВам следует оплатить {{suma}} лей до {{termen}}.",
      },
      bodyShort: { ro: "{{taxa}}: {{suma}} lei pana la {{termen}}" },
    },
  },
  {
    id: 2,
    sistemId: 2,
    cod: "extras-gata",
    name: "Extras pregătit",
    texts: {
      subject: { ro: "Extrasul {{numar}} este gata" },
      body: { ro: "<p>Extrasul <strong>{{numar}}</strong> poate fi ridicat din {{Date}}.</p>" },
    },
  },
];

export const administrator = { id: 1, login: "admin", firstName: "Alexandra", lastName: "Munteanu" };

export const operators = [
  { id: 2, login: "tudor.taxe", sistemId: 1, firstName: "Tudor", lastName: "Lungu" },
  { id: 3, login: "carina.cadastru", sistemId: 2, firstName: "Carina", lastName: "Botnaru" },
];
