import { expect, it } from "vitest";
import { marked } from "./highlights.js";

const shown = (fragment) => {
  const element = document.createElement("p");
  element.append(...marked(fragment));
  return element;
};

it("the words are marked, in the original spelling", () => {
  const element = shown("Planul <mark>școlii</mark> din <mark>sat</mark>");
  expect([element.textContent, element.querySelectorAll("mark").length]).toEqual([
    "Planul școlii din sat",
    2,
  ]);
});

it("nothing of a fragment is markup", () => {
  const element = shown("&lt;img src=x onerror=&quot;a()&quot;&gt; &amp;lt; <mark>&lt;b&gt;</mark> d&#39;x");
  expect([element.textContent, element.querySelector("img, b")]).toEqual([
    '<img src=x onerror="a()"> &lt; <b> d\'x',
    null,
  ]);
});
