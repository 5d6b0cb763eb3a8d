import { sistemsList } from "../../client/generated/notifications/operations.ts";
import { endingOf, soonUntil } from "../../shared/everywhere/ending.ts";
import { client } from "../api/client.ts";
import { pageOf } from "../api/list-page.ts";
import { SHOWN, type Section, nothing } from "./section.ts";

/** The systems in use that send notifications and whose certificates have ended or end soon, for those who can give them others. */
export const certificates: Section = {
  id: "certificates",
  queryKey: ["notifications", "systems"],
  isFor: ({ roles }) => roles.includes("notifications:ROLE_ADMIN"),
  href: "/app/canale?certificate=expira",
  async read({ text, formats, now }) {
    const query = {
      size: SHOWN,
      sort: "certificatExpiraLa",
      "filter[activ]": "true",
      "filter[certificatExpiraLa][lessThanOrEqual]": soonUntil(now),
    };
    const { rows, total = rows.length } = pageOf(await sistemsList(client, { query }));
    if (rows.length === 0) return { ...nothing, isAbsent: true };
    const items = rows.map(({ id, denumire, certificatExpiraLa = "" }) => {
      const said =
        endingOf(certificatExpiraLa, now) === "ended" ? text.certificateEnded : text.certificateEnds;
      return {
        id: String(id),
        title: denumire,
        detail: said(formats.date(certificatExpiraLa)),
        href: `/app/canale/sisteme/${id}`,
      };
    });
    return { items, total };
  },
};
