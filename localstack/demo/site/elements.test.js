import { expect, it, vi } from "vitest";
import { byId, focusOn, make } from "./elements.js";

it("makes elements of attributes, listeners and children, and leaves out what is absent", () => {
  const onclick = vi.fn();
  const made = make(
    "button",
    { id: "b", hidden: true, title: undefined, disabled: false, onclick },
    "a",
    false,
    [make("b", {}, "c"), undefined],
  );
  expect(made.outerHTML).toBe('<button id="b" hidden="">a<b>c</b></button>');
  made.click();
  expect(onclick).toHaveBeenCalledOnce();
});

it("text is never read as HTML", () => {
  expect(make("p", {}, "<img src=x onerror=alert(1)>").children).toHaveLength(0);
});

it("moves the focus, where there is somewhere to go", () => {
  document.body.append(make("h2", { id: "title", tabindex: "-1" }));
  focusOn(byId("title"));
  expect(document.activeElement.id).toBe("title");
  focusOn(null);
  expect(document.activeElement.id).toBe("title");
});
