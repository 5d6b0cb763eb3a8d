import { verdictBadge } from "./conformance-list.js";
import { byId, make } from "./elements.js";
import { currentLanguage, word } from "./words.js";

/** The rules that are open; they stay so when they are rendered again. */
const open = new Set();

/** Closes every rule: another system is shown. */
export function closeRules() {
  open.clear();
  byId("kept-rules").open = false;
}

const byVerdict = (a, b) => Number(b.verdict === "FAIL") - Number(a.verdict === "FAIL");

/** Shows the rules of a report, the broken ones first; undefined if there is no report. */
export function renderRules(rules) {
  const broken = (rules ?? []).filter(({ verdict }) => verdict !== "PASS");
  const kept = (rules ?? []).filter(({ verdict }) => verdict === "PASS");
  byId("no-report").hidden = rules !== undefined;
  byId("no-broken").hidden = rules === undefined || broken.length > 0;
  byId("broken").replaceChildren(...broken.toSorted(byVerdict).map(rowOf));
  byId("kept-rules").hidden = kept.length === 0;
  byId("kept-count").textContent = word("keptRules", { count: kept.length });
  byId("kept").replaceChildren(...kept.map(rowOf));
}

function rowOf(row) {
  const { rule, says, verdict, checked } = row;
  const isExercised = checked > 0 || verdict !== "PASS";
  return make(
    "li",
    {},
    make(
      "details",
      {
        open: open.has(rule),
        ontoggle: ({ currentTarget }) => (currentTarget.open ? open.add(rule) : open.delete(rule)),
      },
      make(
        "summary",
        { id: `rule-${rule}` },
        verdictBadge(isExercised ? verdict : undefined, "notExercisedRule"),
        " ",
        make("code", {}, rule),
        " ",
        says[currentLanguage()],
      ),
      make("div", { class: "panel" }, partsOf(row)),
    ),
  );
}

const partsOf = ({ level, source, verdict, fix, checked, ...row }) => [
  make(
    "p",
    { class: "facts" },
    [word("checkedPlaces", { count: checked }), word(`level.${level}`), source].join(" · "),
  ),
  verdict !== "PASS" && make("p", {}, make("strong", {}, word("toDo")), " ", fix[currentLanguage()]),
  row.breaches.length > 0 && make("ul", { class: "records" }, row.breaches.map(breachOf)),
  moreOf(row.breachesTotal - row.breaches.length),
  ...row.notExercised.map(({ what, why }) =>
    make(
      "p",
      { class: "facts" },
      `${word("notTried")}: `,
      make("code", {}, what),
      ` – ${why[currentLanguage()]}`,
    ),
  ),
  moreOf(row.notExercisedTotal - row.notExercised.length),
];

const moreOf = (count) => count > 0 && make("p", { class: "facts" }, word("furtherBreaches", { count }));

/** What was expected or found at an operation. */
export const valueOf = (key, value) => make("p", {}, `${word(key)}: `, make("code", {}, value));

const breachOf = ({ operation, expected, found, verdict, waiver, unsteady, curl }) =>
  make(
    "li",
    {},
    make("code", {}, operation),
    " ",
    verdictBadge(verdict),
    valueOf("expectedValue", expected),
    valueOf("foundValue", found),
    waiver &&
      make(
        "p",
        { class: "facts" },
        word("waivedBy", {
          reason: [waiver.reason, waiver.decision, waiver.validUntil].filter(Boolean).join(", "),
        }),
      ),
    unsteady && make("p", { class: "facts" }, word("unsteadyBreach")),
    curl !== "" && make("p", { class: "facts" }, `${word("curlOf")}:`),
    curl !== "" && make("pre", {}, curl),
  );
