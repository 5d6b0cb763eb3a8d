import { byId, focusOn, make } from "./elements.js";
import { moment, second } from "./format.js";
import { attempt, refuse, tell } from "./messages.js";
import { cancelNotice, isSignedIn, listProviders, onSignedOut, readNotice } from "./notices-api.js";
import { stateBadge } from "./notices-list.js";
import { systemName } from "./notices-send.js";
import { isWord, word } from "./words.js";

/** The opened notification with its deliveries and events; undefined if there is none. */
let shown;
/** The codes of providers, by id. */
let providers = new Map();
/** Answers for a notification that was left since are dropped. */
let turn = 0;

const FOLLOW_MS = 1500;
let timer;
let changed = async () => undefined;

export async function loadProviders() {
  providers = new Map((await listProviders()).map(({ id, cod }) => [id, cod]));
}

/** Connects the opened notification; `onChanged` runs when its state has changed. */
export function connectTimeline(onChanged) {
  changed = onChanged;
  byId("cancel-notice").addEventListener("click", ({ currentTarget }) =>
    attempt(currentTarget, async () => {
      const { id } = shown.notice;
      await cancelNotice(id);
      await readAgain(id);
      // The button is gone.
      focusOn(byId("notice-title"));
      tell(() => word("noticeCancelled"));
    }),
  );
  onSignedOut(closeNotice);
}

export function closeNotice() {
  turn += 1;
  clearTimeout(timer);
  shown = undefined;
  renderTimeline();
}

/** Opens a notification, and follows it while it is under way. */
export async function openNotice(id) {
  turn += 1;
  clearTimeout(timer);
  await readAgain(id);
}

async function readAgain(id) {
  const mine = turn;
  const read = await readNotice(id);
  if (mine !== turn) return;
  const before = shown;
  shown = read;
  const hasChanged = JSON.stringify(before) !== JSON.stringify(read);
  // Rendered only if it has changed, so that screen readers are not disturbed.
  if (hasChanged) renderTimeline();
  if (before?.notice.id === id && before.notice.status !== read.notice.status) await changed();
  if (mine !== turn) return;
  clearTimeout(timer);
  // A notification and its deliveries are read at once: after a change, one of the two may be older than the other.
  if (hasChanged || mayChange(read)) timer = setTimeout(() => void follow(id), FOLLOW_MS);
}

const follow = (id) => readAgain(id).catch((error) => isSignedIn() && refuse(error));

const underWay = ["Pending", "Resolving", "Sending"];
const isUnderWay = ({ notice, deliveries }) =>
  [notice, ...deliveries].some(({ status }) => underWay.includes(status));

/**
 * True if receipts are still awaited, too: a delivery that was sent ends with its receipt, and its notification may be sent
 * before that.
 */
const mayChange = (read) =>
  isUnderWay(read) || read.deliveries.some(({ incheiatLa }) => incheiatLa === undefined);

/** Shows the opened notification in the current language. */
export function renderTimeline() {
  byId("notice").hidden = !shown;
  byId("work").classList.toggle("opened", Boolean(shown));
  if (!shown) return;
  const { notice, deliveries, events } = shown;
  byId("notice-title").textContent = notice.subject;
  byId("notice-state").replaceChildren(stateBadge(notice.status));
  byId("notice-facts").replaceChildren(...factsOf(notice));
  byId("cancel-notice").hidden = !isUnderWay(shown);
  byId("deliveries").replaceChildren(...deliveries.map(deliveryOf));
  byId("events").replaceChildren(...events.map(eventOf));
}

const fact = (key, value) => (value ? [make("dt", {}, word(key)), make("dd", {}, value)] : []);
const at = (time) => time && moment(time);

const factsOf = ({ sistemId, trackingId, counts, priority, creatDe, creatLa, scheduledAt, incheiatLa }) => [
  ...fact("noticeSystem", systemName(sistemId)),
  ...fact("code", trackingId),
  ...fact("priority", word(`priority.${priority}`)),
  ...fact("createdOn", at(creatLa)),
  ...fact("createdByWhom", creatDe),
  ...fact("scheduledOn", at(scheduledAt)),
  ...fact("endedOn", at(incheiatLa)),
  ...fact(
    "counted",
    Object.entries(counts ?? {})
      .map(([status, count]) => `${word(`state.${status}`)}: ${count}`)
      .join(", "),
  ),
];

/** A word of a service's value; the value itself if the page does not know it. */
const wordOf = (kind, value) =>
  value && (isWord(`${kind}.${value}`) ? word(`${kind}.${value}`) : String(value));

function deliveryOf({
  canal,
  destinatar,
  status,
  cauza,
  motiv,
  incercari,
  providerId,
  urmatoareaLa,
  mesajId,
}) {
  // Operators do not see the providers.
  const name = providers.get(providerId);
  const facts = [
    canal,
    word("attempts", { count: incercari }),
    name && word("provider", { name }),
    mesajId && word("messageId", { id: mesajId }),
    underWay.includes(status) && urmatoareaLa && word("nextAttempt", { at: moment(urmatoareaLa) }),
  ];
  const reason = [wordOf("motiv", motiv), wordOf("cauza", cauza)].filter(Boolean).join(", ");
  return make(
    "li",
    {},
    make("strong", {}, destinatar),
    stateBadge(status),
    make("p", { class: "facts" }, facts.filter(Boolean).join(" · ")),
    reason && make("p", { class: "reason" }, reason),
  );
}

function eventOf({ tip, detalii, creatLa, livrareId }) {
  const delivery = shown.deliveries.find(({ id }) => id === livrareId);
  const said = [delivery?.destinatar, ...detailsOf(detalii)].filter(Boolean).join(" · ");
  return make(
    "li",
    {},
    make("time", { class: "facts", datetime: creatLa }, second(creatLa)),
    " ",
    make("span", {}, word(`tip.${tip}`)),
    said && make("p", { class: "facts" }, said),
  );
}

const detailsOf = ({ furnizor, incercare, motiv, cauza, cod, text }) => [
  furnizor && word("provider", { name: furnizor }),
  incercare && word("detail.incercare", { value: incercare }),
  cod && word("detail.cod", { value: cod }),
  wordOf("motiv", motiv),
  wordOf("cauza", cauza),
  text,
];
