import { make } from "./elements.js";
import { day } from "./format.js";
import { verdictBadge } from "./conformance-systems.js";
import { currentLanguage, word } from "./words.js";

/*
 * The rows of a report. Whatever a system says – addresses, answers, reasons – is shown as text.
 */

const order = ["FAIL", "WARN", "PASS"];

/** The rules that need work, worst first, and those that hold. */
export function rowsOf({ rules = [] }) {
  const sorted = rules.toSorted((a, b) => order.indexOf(a.verdict) - order.indexOf(b.verdict));
  return {
    toMend: sorted.filter(({ verdict }) => verdict !== "PASS").map(rowOf),
    kept: sorted.filter(({ verdict }) => verdict === "PASS").map(({ rule, says }) => keptOf(rule, says)),
  };
}

const keptOf = (rule, says) =>
  make("li", {}, make("code", {}, rule), " ", make("span", {}, says[currentLanguage()]));

function rowOf({ rule, says, verdict, fix, breaches, breachesTotal, notExercised, notExercisedTotal }) {
  const language = currentLanguage();
  const more = breachesTotal - breaches.length;
  return make(
    "li",
    {},
    make(
      "details",
      {},
      make(
        "summary",
        {},
        verdictBadge(verdict),
        " ",
        make("strong", {}, says[language]),
        " ",
        make("code", {}, rule),
      ),
      make("p", {}, `${word("whatToDo")} ${fix[language]}`),
      make("ul", { class: "records" }, breaches.map(breachOf)),
      more > 0 && make("p", { class: "facts" }, word("furtherBreaches", { count: more })),
      notExercisedTotal > 0 &&
        make("p", { class: "facts" }, word("notExercised", { count: notExercisedTotal })),
      notExercisedTotal > 0 &&
        make(
          "ul",
          { class: "facts" },
          notExercised.map(({ what, why }) => make("li", {}, `${what}: ${why[language]}`)),
        ),
    ),
  );
}

const breachOf = ({ operation, expected, found, verdict, waiver, curl }) =>
  make(
    "li",
    {},
    make("strong", {}, operation),
    verdictBadge(verdict),
    make("p", { class: "reason" }, word("expectedFound", { expected, found })),
    waiver && make("p", { class: "facts" }, waived(waiver)),
    curl && make("pre", { tabindex: "0" }, make("code", {}, curl)),
  );

const waived = ({ reason, decision, validUntil }) =>
  decision
    ? word("waivedBy", { decision, reason })
    : word("waivedUntil", { day: validUntil ? day(validUntil) : "—", reason });
