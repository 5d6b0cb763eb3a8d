import { accountRead, cerereAccesList } from "../../client/generated/documents/operations.ts";
import { operationsOf } from "../api/approvals/operations.ts";
import { servicesOf } from "../api/approvals/services.ts";
import { waitingAt } from "../api/approvals/waiting.ts";
import { client } from "../api/client.ts";
import { readDocumentNames } from "../api/names.ts";
import { pageOf } from "../api/list-page.ts";
import { readRequesters, requestsOfOthers } from "../api/requesters.ts";
import { SHOWN, type Section } from "./section.ts";

/** The requests for access that the person decides. */
export const requests: Section = {
  id: "requests",
  queryKey: ["documents", "requests"],
  isFor: ({ roles }) => roles.includes("documents:ROLE_ADMIN"),
  href: "/app/cereri?lista=decide",
  async read({ text, formats, now }) {
    const { data: account } = await accountRead(client);
    const query = { size: SHOWN, sort: "-creatLa", ...requestsOfOthers(account.id) };
    const { rows, total = 0 } = pageOf(await cerereAccesList(client, { query }));
    const [names, requesters] = await Promise.all([
      readDocumentNames(rows.flatMap(({ documentId: id }) => (id === undefined ? [] : [id]))),
      readRequesters(rows),
    ]);
    const items = rows.map(({ id, cod, documentId = 0, drept, creatLa }) => ({
      id: String(id),
      title: names.get(documentId)?.denumire ?? cod,
      detail: text.wantsBy(requesters.get(id) ?? text.someone, text.wants[drept], formats.ago(creatLa, now)),
      href: `/app/cereri?lista=decide&dialog=approve.${id}`,
    }));
    return { items, total };
  },
};

/** The acts of all services that wait for the person as the second one. */
export const approvals: Section = {
  id: "approvals",
  queryKey: ["approvals"],
  isFor: (person) => servicesOf(person).length > 0,
  href: "/app/aprobari",
  async read({ person, text, language, formats, now }) {
    const lists = await Promise.all(
      servicesOf(person).map(async (service) => {
        const query = { size: SHOWN, sort: "-requestedAt", ...waitingAt(service) };
        const { rows, total = 0 } = pageOf(await operationsOf[service].list(client, { query }));
        return { total, rows: rows.map((row) => ({ ...row, service })) };
      }),
    );
    const items = lists
      .flatMap(({ rows }) => rows)
      .sort((a, b) => b.requestedAt.localeCompare(a.requestedAt))
      .slice(0, SHOWN)
      .map(({ service, id, rezumat, requestedBy, requestedAt }) => ({
        id: `${service}/${id}`,
        title: rezumat[language],
        detail: text.asked(requestedBy, formats.ago(requestedAt, now)),
        href: `/app/aprobari/${service}/${id}`,
      }));
    return { items, total: lists.reduce((sum, { total }) => sum + total, 0) };
  },
};
