import { byId, focusOn, make } from "./elements.js";
import { moment } from "./format.js";
import { attempt, tell } from "./messages.js";
import { onSignedOut } from "./notices-api.js";
import { stateBadge } from "./notices-list.js";
import { renderPager } from "./pager.js";
import { listReceived, RECEIVED_A_PAGE, setRead } from "./registry-api.js";
import { declineCategory, hasDeclined, learnSystems } from "./registry-preferences.js";
import { word } from "./words.js";

/* What a person was sent: it is marked as read, and its category is declined. */

/** The current page: its number, and what it shows once read. */
let page = 1;
let listed;

export function connectReceived() {
  byId("refresh-received").addEventListener("click", ({ currentTarget }) =>
    attempt(currentTarget, loadReceived),
  );
  onSignedOut(() => {
    [page, listed] = [1, undefined];
    renderReceived();
  });
}

export async function loadReceived() {
  const wanted = page;
  const found = await listReceived(wanted);
  // Answers for a page that was left since are dropped.
  if (wanted !== page) return;
  listed = found;
  learnSystems(found.items);
  renderReceived();
}

export function renderReceived() {
  const { items = [], total = 0 } = listed ?? {};
  byId("received").replaceChildren(...items.map(entryOf));
  byId("none-received").hidden = listed === undefined || items.length > 0;
  renderPager("received-pager", { page, total, size: RECEIVED_A_PAGE, turnTo });
}

const turnTo = (target) =>
  attempt(undefined, async () => {
    page = target;
    await loadReceived();
    focusOn(byId("received-title"));
  });

const arrived = ["Sent", "Delivered"];

function entryOf(notice) {
  const { subject, status, sistem, categorie, canale, creatLa } = notice;
  const channels = canale.map((canal) => word(`canal.${canal}`)).join(", ");
  return make(
    "li",
    {},
    make("strong", {}, subject),
    stateBadge(status),
    make("p", { class: "facts" }, [sistem, categorie, channels, moment(creatLa)].filter(Boolean).join(" · ")),
    make(
      "div",
      { class: "row" },
      arrived.includes(status) && button(word("haveRead"), notice, () => read(notice)),
      categorie !== undefined &&
        !hasDeclined(notice) &&
        button(word("decline", { category: categorie }), notice, () => decline(notice)),
    ),
  );
}

const button = (text, { subject }, act) =>
  make(
    "button",
    {
      type: "button",
      class: "quiet",
      "aria-label": `${text}: ${subject}`,
      onclick: ({ currentTarget }) => attempt(currentTarget, act),
    },
    text,
  );

/** The button is gone afterwards, so the focus goes on in the list. */
async function settle(key, values) {
  await loadReceived();
  focusOn(byId("received-title"));
  tell(() => word(key, values));
}

async function read(notice) {
  await setRead(notice);
  await settle("markedRead", { subject: notice.subject });
}

async function decline(notice) {
  await declineCategory(notice);
  await settle("categoryDeclined", { category: notice.categorie });
}
