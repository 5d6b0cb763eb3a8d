import { byId, make } from "./elements.js";
import { moment, shownOf } from "./format.js";
import { attempt } from "./messages.js";
import { onSignedOut } from "./notices-api.js";
import { listGroups, listMembers } from "./registry-api.js";
import { word } from "./words.js";

/* The groups of an operator's system. Members are recipients, known by their ids: an operator learns no name of theirs. */

/** The groups once read, and the members of those that were opened, by the group's id. */
let groups = [];
const members = new Map();

export function connectGroups() {
  onSignedOut(() => {
    groups = [];
    members.clear();
    renderGroups();
  });
}

/** @returns false if the registry is switched off: there are no groups then */
export async function loadGroups() {
  try {
    groups = await listGroups();
  } catch (error) {
    if (error.status !== 404) throw error;
    return false;
  }
  renderGroups();
  return true;
}

export function renderGroups() {
  byId("groups").replaceChildren(...groups.map(entryOf));
  byId("no-groups").hidden = groups.length > 0;
  const { groupId } = byId("send").elements;
  const chosen = groupId.value;
  groupId.replaceChildren(
    make("option", { value: "" }, word("noGroup")),
    ...groups.map(({ cod, denumire }) => make("option", { value: cod }, `${denumire} (${cod})`)),
  );
  groupId.value = chosen;
}

function entryOf(group) {
  const { id, cod, denumire } = group;
  const shown = members.get(id);
  return make(
    "li",
    {},
    make("strong", {}, denumire),
    make("p", { class: "facts" }, cod),
    make(
      "div",
      { class: "row" },
      make(
        "button",
        {
          type: "button",
          id: `members-${id}`,
          class: "quiet",
          "aria-label": `${word("showMembers")}: ${denumire}`,
          onclick: ({ currentTarget }) => attempt(currentTarget, () => show(group)),
        },
        word("showMembers"),
      ),
    ),
    shown && [
      make("p", { class: "facts" }, word("members.count", { total: shown.total })),
      make("ul", { "aria-label": word("membersOf", { name: denumire }) }, shown.items.map(memberOf)),
      make("p", { class: "facts" }, shownOf(shown)),
    ],
  );
}

const memberOf = ({ id, adaugatLa }) =>
  make("li", {}, word("member", { id }), " ", make("span", { class: "facts" }, moment(adaugatLa)));

/** The button is rendered anew, so the focus returns to it. */
async function show(group) {
  members.set(group.id, await listMembers(group));
  renderGroups();
  byId(`members-${group.id}`)?.focus();
}
