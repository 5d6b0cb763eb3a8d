import { issueStates } from "./conformance-api.js";
import { valueOf } from "./conformance-rules.js";
import { byId, make } from "./elements.js";
import { day, shownOf } from "./format.js";
import { word } from "./words.js";

/** The operation of an issue that stands for all of its rule. */
const EVERY_OPERATION = "*";

const none = { items: [], total: 0 };

/** Shows the issues of a system, by state. */
export function renderIssues(issues = {}) {
  const total = issueStates.reduce((sum, status) => sum + (issues[status]?.total ?? 0), 0);
  byId("no-issues").hidden = total > 0;
  for (const status of issueStates) {
    const page = issues[status] ?? none;
    const part = byId(`issues-${status}`);
    part.hidden = page.total === 0;
    part.querySelector("summary").textContent = word(`issues.${status}`, { total: page.total });
    part.querySelector("ul").replaceChildren(...page.items.map(issueOf));
    part.querySelector(".more").textContent = shownOf(page);
  }
}

function issueOf(issue) {
  const { rule, operation, expected, found, openedAt, closedAt, seen, note, assignee } = issue;
  const facts = [
    word("issueOpened", { at: day(openedAt) }),
    closedAt && word("issueClosed", { at: day(closedAt) }),
    word("issueSeen", { count: seen }),
    assignee && word("issueAssignee", { name: assignee }),
  ];
  return make(
    "li",
    {},
    make("strong", {}, rule),
    " ",
    make("code", {}, operation === EVERY_OPERATION ? word("everyOperation") : operation),
    valueOf("expectedValue", expected),
    valueOf("foundValue", found),
    make("p", { class: "facts" }, facts.filter(Boolean).join(" · ")),
    note && make("p", { class: "reason" }, note),
  );
}
