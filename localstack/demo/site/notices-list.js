import { byId, isPlainClick, make } from "./elements.js";
import { moment } from "./format.js";
import { attempt } from "./messages.js";
import { listNotices, NOTICES_A_PAGE, onSignedOut } from "./notices-api.js";
import { systemName } from "./notices-send.js";
import { renderPager } from "./pager.js";
import { word } from "./words.js";

/** The current page: its number, and its notifications once read. */
let page = 1;
let listed;
/** Shows a notification in the address. */
let open = () => undefined;

export function connectNotices(opening) {
  open = opening;
  byId("refresh-list").addEventListener("click", ({ currentTarget }) => attempt(currentTarget, loadNotices));
  onSignedOut(() => {
    [page, listed] = [1, undefined];
    renderNotices();
  });
}

export async function loadNotices() {
  const wanted = page;
  const found = await listNotices(wanted);
  // Answers for a page that was left since are dropped.
  if (wanted !== page) return;
  listed = found;
  renderNotices();
}

/** Returns to the first page, which has the newest. */
export function showNewest() {
  page = 1;
  return loadNotices();
}

const isOpened = (id) => new URLSearchParams(location.search).get("notificare") === String(id);

export function renderNotices() {
  const { items = [] } = listed ?? {};
  byId("empty").hidden = listed === undefined || items.length > 0;
  byId("list").replaceChildren(...items.map(entryOf));
  renderPager("pager", { page, total: listed?.total ?? 0, size: NOTICES_A_PAGE, turnTo });
}

const bad = ["Failed", "Cancelled"];
const good = ["Sent", "Delivered", "Read"];

/** The state of a notification or a delivery. */
export const stateBadge = (status) =>
  make(
    "span",
    { class: bad.includes(status) ? "badge bad" : good.includes(status) ? "badge good" : "badge" },
    word(`state.${status}`),
  );

const entryOf = ({ id, sistemId, subject, status, total, creatLa }) =>
  make(
    "li",
    {},
    make(
      "a",
      {
        id: `notice-${id}`,
        class: "entry",
        href: `?notificare=${id}`,
        onclick: (event) => follow(event, id),
        "aria-current": isOpened(id) && "true",
      },
      make("strong", {}, subject),
      make("span", {}, stateBadge(status)),
      make(
        "span",
        { class: "facts" },
        [systemName(sistemId), word("deliveries.count", { total }), moment(creatLa)].join(" · "),
      ),
    ),
  );

/** Only plain clicks are handled; the others (a new tab, a download) stay the browser's. */
function follow(event, id) {
  if (!isPlainClick(event)) return;
  event.preventDefault();
  void open(id);
}

const turnTo = (target) =>
  attempt(undefined, async () => {
    page = target;
    await loadNotices();
    byId("list-title").focus();
  });
