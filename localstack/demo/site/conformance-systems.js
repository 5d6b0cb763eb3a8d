import { badgeAddress, listPublished, listSystems, onSignedOut } from "./conformance-api.js";
import { byId, make } from "./elements.js";
import { moment } from "./format.js";
import { attempt } from "./messages.js";
import { word } from "./words.js";

/** What is listed: for visitors without a session the systems that publish, for others all of them. */
let published;
let listed;
/** Shows a system in the address. */
let open = () => undefined;

export function connectSystems(opening) {
  open = opening;
  byId("refresh-systems").addEventListener("click", ({ currentTarget }) =>
    attempt(currentTarget, loadSystems),
  );
  onSignedOut(() => {
    listed = undefined;
    renderSystems();
  });
}

export async function loadPublished() {
  published = await listPublished();
  renderSystems();
}

export async function loadSystems() {
  listed = await listSystems();
  renderSystems();
}

const colours = { PASS: "badge good", WARN: "badge", FAIL: "badge bad" };

/** A verdict in a word; a system that was not audited yet has none. */
export const verdictBadge = (verdict = "none") =>
  make("span", { class: colours[verdict] ?? "badge" }, word(`verdict.${verdict}`));

const auditedOn = ({ auditedAt }) =>
  auditedAt ? word("auditedOn", { at: moment(auditedAt) }) : word("neverAudited");

const isOpened = (id) => new URLSearchParams(location.search).get("sistem") === String(id);

export function renderSystems() {
  byId("published").replaceChildren(...(published ?? []).map(publishedOf));
  byId("none-published").hidden = published === undefined || published.length > 0;
  byId("systems").replaceChildren(...(listed ?? []).map(entryOf));
  byId("no-systems").hidden = listed === undefined || listed.length > 0;
}

const publishedOf = ({ cod, denumire, verdict, auditedAt }) =>
  make(
    "li",
    {},
    make("strong", {}, denumire),
    verdict
      ? make("img", {
          src: badgeAddress(cod),
          alt: `${word("badgeOf", { name: denumire })}: ${word(`verdict.${verdict}`)}`,
        })
      : verdictBadge(),
    make("p", { class: "facts" }, auditedOn({ auditedAt })),
  );

const entryOf = ({ id, denumire, verdict, auditedAt, runningAuditId }) =>
  make(
    "li",
    {},
    make(
      "a",
      {
        id: `system-${id}`,
        class: "entry",
        href: `?sistem=${id}`,
        onclick: (event) => follow(event, id),
        "aria-current": isOpened(id) && "true",
      },
      make("strong", {}, denumire),
      make("span", {}, verdictBadge(verdict)),
      make(
        "span",
        { class: "facts" },
        [auditedOn({ auditedAt }), runningAuditId && word("isAudited")].filter(Boolean).join(" · "),
      ),
    ),
  );

/** Only plain clicks are handled; the others (a new tab, a download) stay the browser's. */
function follow(event, id) {
  if (event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  void open(id);
}
