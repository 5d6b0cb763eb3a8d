import { isSignedIn, listSystems, onSignedOut, readBadge, SYSTEMS_A_PAGE } from "./conformance-api.js";
import { byId, isPlainClick, make } from "./elements.js";
import { moment } from "./format.js";
import { attempt } from "./messages.js";
import { renderPager } from "./pager.js";
import { currentLanguage, word } from "./words.js";

/** The current page: its number, and its systems once read. */
let page = 1;
let listed;
/** Answers for a page or a visitor that was left since are dropped. */
let turn = 0;
/** The addresses of badges in this document, by system, audit and language. */
const badges = new Map();
/** Shows a system in the address. */
let open = () => undefined;

export function connectSystems(opening) {
  open = opening;
  byId("refresh-list").addEventListener("click", ({ currentTarget }) => attempt(currentTarget, loadSystems));
  onSignedOut(() => {
    [page, listed] = [1, undefined];
    renderSystems();
  });
}

export async function loadSystems() {
  const mine = (turn += 1);
  const found = await listSystems(page);
  if (mine !== turn) return;
  listed = found;
  renderSystems();
}

const verdictClass = { PASS: "badge good", WARN: "badge", FAIL: "badge bad" };

/** A verdict; none if there is none yet. */
export const verdictBadge = (verdict, none = "notAudited") =>
  make("span", { class: verdictClass[verdict] ?? "badge" }, verdict ?? word(none));

const isOpened = (id) => new URLSearchParams(location.search).get("sistem") === String(id);

export function renderSystems() {
  const { items = [] } = listed ?? {};
  byId("empty").hidden = listed === undefined || items.length > 0;
  byId("empty").textContent = word(isSignedIn() ? "noSystems" : "nonePublished");
  byId("list").replaceChildren(...items.map((system) => make("li", {}, entryOf(system))));
  renderPager("pager", { page, total: listed?.total ?? 0, size: SYSTEMS_A_PAGE, turnTo });
}

/** A system opens where its report may be seen; the public zone gives no more than its verdict. */
const entryOf = (system) =>
  system.id === undefined
    ? make("div", { class: "entry" }, contentOf(system))
    : make(
        "a",
        {
          id: `system-${system.id}`,
          class: "entry",
          href: `?sistem=${system.id}`,
          onclick: (event) => follow(event, system.id),
          "aria-current": isOpened(system.id) && "true",
        },
        contentOf(system),
      );

const contentOf = (system) => [
  make("strong", {}, system.denumire),
  make("span", { class: "badges" }, verdictBadge(system.verdict), pictureOf(system)),
  make(
    "span",
    { class: "facts" },
    [
      system.cod,
      system.auditedAt && word("auditedOn", { at: moment(system.auditedAt) }),
      system.activ === false && word("notActive"),
      system.runningAuditId && word("underAudit"),
    ]
      .filter(Boolean)
      .join(" · "),
  ),
];

/** The badge as other pages embed it. It comes later than the list, and is left out if it does not come. */
function pictureOf({ cod, denumire, verdict, auditedAt, public: isPublic = true }) {
  if (!verdict || !isPublic) return false;
  const picture = make("img", { alt: word("badgeOf", { name: denumire }), height: "20" });
  picture.hidden = true;
  badgeAddress([cod, auditedAt, currentLanguage()].join(" "), cod).then(
    (address) => {
      picture.src = address;
      picture.hidden = false;
    },
    () => picture.remove(),
  );
  return picture;
}

function badgeAddress(key, cod) {
  if (!badges.has(key)) {
    const address = readBadge(cod).then((badge) => URL.createObjectURL(badge));
    badges.set(key, address);
    address.catch(() => badges.delete(key));
  }
  return badges.get(key);
}

/** Only plain clicks are handled; the others (a new tab, a download) stay the browser's. */
function follow(event, id) {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  void open(id);
}

const turnTo = (target) =>
  attempt(undefined, async () => {
    page = target;
    await loadSystems();
    byId("list-title").focus();
  });
