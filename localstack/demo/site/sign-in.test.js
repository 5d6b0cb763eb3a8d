import { expect, it } from "vitest";
import { byId, openLanding, signIn, until, untilTold } from "../testing/page.js";

it("a wrong password is told in the page's words, and the form stays", async () => {
  await openLanding();
  const form = byId("credentials");
  form.elements.username.value = "ion.operator";
  form.elements.password.value = "greșit";
  form.requestSubmit();
  await untilTold("Numele de utilizator sau parola nu este corectă");
  expect(byId("sign-in").hidden).toBe(false);
});

it("a demo person signs in by one click, and is at the list", async () => {
  await signIn("ion.operator");
  expect(byId("who").textContent).toBe("Ion Ceban");
  await until(() => expect(document.activeElement.id).toBe("list-title"));
});

it("who signs out leaves nothing behind", async () => {
  byId("sign-out").click();
  expect([byId("work").hidden, byId("sign-in").hidden, byId("list").children.length]).toEqual([
    true,
    false,
    0,
  ]);
  expect(sessionStorage.getItem("token")).toBeNull();
  expect(document.activeElement.id).toBe("sign-in-title");
});

it("a visitor who begins to search while the list is read keeps the focus", async () => {
  const box = document.querySelector('[type="search"]');
  const shown = new MutationObserver(() => byId("work").hidden || box.focus());
  shown.observe(byId("work"), { attributes: true, attributeFilter: ["hidden"] });
  await signIn("ion.operator");
  await until(() => expect(byId("list").children.length).toBeGreaterThan(0));
  await new Promise((resolve) => setTimeout(resolve));
  expect(document.activeElement).toBe(box);
});
