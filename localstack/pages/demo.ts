import type { Language } from "../../shared/context.ts";
import { type Text, inLanguage } from "../../shared/texts.ts";
import { demoPassword, documents, people } from "../demo/data.ts";
import { governmentPeople } from "../demo/government.ts";
import * as identity from "../demo/identity.ts";
import * as invoicing from "../demo/invoicing.ts";
import * as notifications from "../demo/notifications.ts";
import * as platform from "../demo/platform.ts";
import { citizen } from "../demo/registry.ts";
import * as templateAdmin from "../demo/template-admin.ts";
import { html, type Html } from "./html.ts";
import { pageOf, type View } from "./page.ts";
import { word, type Word } from "./words.ts";

/* The page that says where to look and who can sign in; written from the demo data. */

interface DemoLogin {
  login: string;
  name: string;
  role: string;
}

interface Named {
  login: string;
  firstName: string;
  lastName: string;
}

type Say = (key: Word) => string;

const loginOf = ({ login, firstName, lastName }: Named, role: string): DemoLogin => ({
  login,
  name: `${firstName} ${lastName}`,
  role,
});

/** The people of each service, with their role in the words of the page. */
const logins = (say: Say, language: Language): Record<string, DemoLogin[]> => ({
  documents: people.map((person) => loginOf(person, inLanguage(person.about, language))),
  notifications: [
    loginOf(notifications.administrator, say("serviceAdministrator")),
    ...notifications.operators.map((one) =>
      loginOf(one, `${say("operatorOf")} ${nameIn(notifications.systems, one.sistemId)}`),
    ),
    loginOf(citizen, say("citizen")),
  ],
  platform: [
    loginOf(platform.administrator, say("serviceAdministrator")),
    loginOf(platform.official, say("official")),
  ],
  identity: identity.users.map((user) =>
    loginOf({ firstName: "", lastName: "", ...user }, identityRole(user, say)),
  ),
  "template-admin": [loginOf(templateAdmin.administrator, say("serviceAdministrator"))],
  invoicing: [loginOf(invoicing.administrator, say("serviceAdministrator"))],
});

const nameIn = (records: { id: number; denumire: string }[], id: number): string =>
  records.find((one) => one.id === id)?.denumire ?? "";

function identityRole(
  { adminServiciu, organizatieId, authorities = [] }: (typeof identity.users)[number],
  say: Say,
): string {
  if (adminServiciu === true) return say("serviceAdministrator");
  const role = authorities.includes("ROLE_ADMIN") ? "organizationAdministrator" : "ofOrganization";
  const { name = "" } = identity.organizations.find(({ id }) => id === organizatieId) ?? {};
  return `${say(role)} ${name}`;
}

const titles: Record<string, Text> = {
  documents: ["Documente", "Документы", "Documents"],
  notifications: ["Notificări", "Уведомления", "Notifications"],
  platform: ["Platforma", "Платформа", "Platform"],
  identity: ["Identitate", "Идентификация", "Identity"],
  "template-admin": ["Administrarea șabloanelor", "Управление шаблонами", "Template administration"],
  invoicing: ["Facturare", "Счета", "Invoicing"],
};

const product: [path: string, label: Word][] = [
  ["/", "start"],
  ["/app", "console"],
  ["/catalog", "catalog"],
  ["/ale-mele", "mine"],
];

const outbox: [path: string, label: Word][] = [
  ["/mail", "mail"],
  ["/sms", "sms"],
  ["/push", "push"],
];

/** @param services those that run here */
export function demoPage(view: View, services: string[]): string {
  const { language } = view;
  const say: Say = (key) => word(key, language);
  const nameOf = (service: string) => (titles[service] ? inLanguage(titles[service], language) : service);
  const known = logins(say, language);
  const protectedDocuments = documents.filter(({ password }) => password !== undefined);
  return pageOf(view, {
    title: "demo",
    lead: "demoLead",
    body: html`<section>
        <h2>${say("product")}</h2>
        ${linksOf(product, say)}
      </section>
      <section>
        <h2>${say("outbox")}</h2>
        <p class="facts">${say("outboxLead")}</p>
        ${linksOf(outbox, say)}
      </section>
      <section>
        <h2>${say("people")}</h2>
        <p>${say("peopleLead")} <code>${demoPassword}</code> ${copyButton(demoPassword, say)}</p>
        ${services.map(
          (service) =>
            html`<h3>${nameOf(service)}</h3>
              <p>
                <a href="/cont/intrare?serviciu=${service}">${say("enter")}: ${nameOf(service)}</a>
                · <a href="/${service}/docs">${say("api")}</a>
              </p>
              ${tableOf(
                [say("login"), say("name"), say("role")],
                (known[service] ?? []).map(({ login, name, role }) => [login, name, role]),
                say,
              )} `,
        )}
      </section>
      <section>
        <h2>${say("government")}</h2>
        <p class="facts">${say("governmentLead")}</p>
        <p>
          <a href="/cont/intrare?inapoi=/ale-mele">${say("enterAsCitizen")}</a> ·
          <a href="/cont/intrare">${say("enterAsOfficial")}</a>
        </p>
        <ul>
          ${governmentPeople.map(({ name, about }) => html`<li>${name}: ${inLanguage(about, language)}</li>`)}
        </ul>
      </section>
      <section>
        <h2>${say("protectedDocuments")}</h2>
        ${tableOf(
          [say("password"), say("document")],
          protectedDocuments.map(({ password = "", denumire }) => [password, denumire]),
          say,
        )}
      </section>`,
  });
}

const linksOf = (links: [path: string, label: Word][], say: Say): Html =>
  html`<ul>
    ${links.map(([path, label]) => html`<li><a href="${path}">${path}</a>: ${say(label)}</li>`)}
  </ul>`;

/** A table whose first column can be copied. */
const tableOf = (heads: string[], rows: [string, ...string[]][], say: Say): Html =>
  html`<table>
    <thead>
      <tr>
        ${heads.map((head) => html`<th scope="col">${head}</th>`)}
        <th scope="col">${say("copy")}</th>
      </tr>
    </thead>
    <tbody>
      ${rows.map(
        ([first, ...others]) =>
          html`<tr>
            <th scope="row"><code>${first}</code></th>
            ${others.map((other) => html`<td>${other}</td>`)}
            <td class="act">${copyButton(first, say)}</td>
          </tr> `,
      )}
    </tbody>
  </table>`;

const copyButton = (text: string, say: Say): Html =>
  html`<button type="button" data-copy="${text}" aria-label="${say("copy")}: ${text}">
    ${say("copy")}
  </button>`;
