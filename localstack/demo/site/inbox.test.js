import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { byId, make } from "./elements.js";
import { entryOf, followInbox } from "./inbox.js";

let answer;

beforeEach(() => {
  document.body.replaceChildren(
    make("p", { id: "alert" }),
    make("p", { id: "empty", hidden: true }),
    make("ol", { id: "list" }),
  );
  vi.useFakeTimers();
  vi.spyOn(globalThis, "fetch").mockImplementation(() => answer());
});
afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

const answering = (...messages) => {
  answer = () => Promise.resolve(Response.json(messages));
};
const follow = () => followInbox("/inbox/all.json", byId("list"), ({ text }) => make("li", {}, text));
const poll = () => vi.advanceTimersByTimeAsync(3000);
const texts = () => [...byId("list").children].map(({ textContent }) => textContent);

it("the messages of an inbox are listed newest first, and those that arrive are added", async () => {
  answering();
  await follow();
  expect([texts(), byId("empty").hidden]).toEqual([[], false]);
  answering({ text: "unu" }, { text: "doi" });
  await poll();
  expect([texts(), byId("empty").hidden]).toEqual([["doi", "unu"], true]);
});

it("the list stays as it is while nothing arrives, so that its links keep the focus", async () => {
  answering({ text: "unu" });
  await follow();
  const [entry] = byId("list").children;
  await poll();
  expect(byId("list").children[0]).toBe(entry);
});

it("an inbox that does not answer is told, until it answers again", async () => {
  answer = () => Promise.reject(new TypeError("fetch failed"));
  await follow();
  expect(byId("alert").textContent).not.toBe("");
  answer = () => Promise.resolve(new Response("", { status: 503 }));
  await poll();
  expect(byId("alert").textContent).not.toBe("");
  answering({ text: "unu" });
  await poll();
  expect([byId("alert").textContent, texts()]).toEqual(["", ["unu"]]);
});

it("an entry has its title, facts and time, without facts that are absent", () => {
  const entry = entryOf(
    "<b>Titlu</b>",
    ["Temelia", undefined],
    "2026-01-02T10:00:00.000Z",
    make("pre", {}, "text"),
  );
  expect(entry.querySelector("h2").textContent).toBe("<b>Titlu</b>");
  expect(entry.querySelector(".facts").textContent).toMatch(/^Temelia · .*2026/);
  expect(entry.querySelector("pre").textContent).toBe("text");
});
