import { byId, focusOn, make } from "./elements.js";
import { day, number, shownOf } from "./format.js";
import { attempt, tell } from "./messages.js";
import { createLink, revokeLink } from "./sharing-api.js";
import { endOfDay, limitDays } from "./terms.js";
import { word } from "./words.js";

/** The service accepts at most 90 days from now; the end of the 90th day would be later than that. */
const MOST_DAYS = 89;

let reload;

/** Connects the form that creates links to the document that `opened` returns, and the button that copies their address. */
export function connectLinks(opened, reloading) {
  reload = reloading;
  const form = byId("make-link");
  form.addEventListener("submit", (event) => {
    event.preventDefault();
    void attempt(form.querySelector('[type="submit"]'), async () => {
      const { id } = opened();
      const created = await createLink(id, wantedIn(form));
      form.reset();
      await reload();
      // A visitor who has moved on to another document does not see the address there; the link can be revoked.
      if (opened()?.id !== id) return;
      showAddress(created);
      tell(() => word("linkMade"));
    });
  });
  byId("copy-link").addEventListener("click", ({ currentTarget }) => attempt(currentTarget, copy));
}

/** The fields that are filled in, as the service names them. */
function wantedIn({ elements: { ultimaZi, parola, maxDescarcari } }) {
  return {
    ...(ultimaZi.value ? { dataExpirare: endOfDay(ultimaZi.value) } : {}),
    ...(parola.value ? { parola: parola.value } : {}),
    ...(maxDescarcari.value ? { maxDescarcari: Number(maxDescarcari.value) } : {}),
  };
}

/** The link whose address is shown. */
let shown;

function showAddress({ id, url }) {
  shown = id;
  byId("new-link").hidden = false;
  byId("link-address").value = url;
  focusOn(byId("link-address"));
  byId("link-address").select();
}

/** The address is never shown again, so it is not left in the page either. */
function forgetAddress() {
  shown = undefined;
  byId("new-link").hidden = true;
  byId("link-address").value = "";
}

async function copy() {
  const field = byId("link-address");
  try {
    await navigator.clipboard.writeText(field.value);
    tell(() => word("copied"));
  } catch {
    focusOn(field);
    field.select();
    tell(() => word("copyByHand"), { isError: true });
  }
}

/** The document that the form is filled in for. */
let filledFor;

export function renderLinks(document, read) {
  const form = byId("make-link");
  if (document?.id !== filledFor) {
    form.reset();
    forgetAddress();
  }
  filledFor = document?.id;
  limitDays(form.elements.ultimaZi, MOST_DAYS);
  const { links } = read ?? {};
  byId("links-part").hidden = !links;
  form.hidden = document?.status !== "ACTIV" || document.visibility === "SECRET";
  byId("links").replaceChildren(...(links?.items ?? []).map((link) => entryOf(document, link)));
  byId("more-links").textContent = links ? shownOf(links) : "";
  byId("no-links").hidden = !links || links.items.length > 0;
}

function entryOf({ id }, link) {
  const { dataExpirare, cuParola, creatDe, creatLa } = link;
  const title = word("linkOf", { day: day(dataExpirare) });
  const facts = [
    usesOf(link),
    cuParola && word("withLinkPassword"),
    word("madeBy", { by: creatDe }),
    day(creatLa),
  ];
  return make(
    "li",
    {},
    make("p", {}, make("strong", {}, title)),
    make("p", { class: "facts" }, facts.filter(Boolean).join(" · ")),
    make(
      "p",
      { class: "row" },
      make(
        "button",
        {
          type: "button",
          class: "quiet danger",
          "aria-label": `${word("revoke")}: ${title}`,
          onclick: ({ currentTarget }) => attempt(currentTarget, () => revoke(id, link)),
        },
        word("revoke"),
      ),
    ),
  );
}

const usesOf = ({ descarcari, maxDescarcari }) =>
  maxDescarcari === undefined
    ? word("uses", { used: number(descarcari) })
    : word("usesOf", { used: number(descarcari), most: number(maxDescarcari) });

async function revoke(documentId, { id }) {
  await revokeLink(documentId, id);
  if (id === shown) forgetAddress();
  await reload();
  focusOn(byId("links-title"));
  tell(() => word("linkRevoked"));
}
