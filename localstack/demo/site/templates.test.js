import { beforeAll, expect, it } from "vitest";
import { byId, changeTo, openLanding, press, signIn, told, until, untilTold } from "../testing/page.js";
import { renderTemplates } from "./templates.js";

const form = () => byId("fill");
const field = (name) =>
  [...form().querySelectorAll("[data-name]")].find(({ dataset }) => dataset.name === name);
const optionOf = (text) =>
  [...form().elements.template.options].find(({ textContent }) => textContent.includes(text));

function write(name, value) {
  const input = field(name);
  if (input.type === "checkbox") input.checked = value;
  else input.value = value;
  input.dispatchEvent(new Event("input", { bubbles: true }));
}

async function choose(text) {
  byId("from-template").open = true;
  byId("from-template").dispatchEvent(new Event("toggle"));
  await until(() => expect(optionOf(text)).toBeDefined());
  form().elements.template.value = optionOf(text).value;
  form().elements.template.dispatchEvent(new Event("change", { bubbles: true }));
  await until(() => expect(byId("filling").hidden).toBe(false));
}

beforeAll(async () => {
  await openLanding();
  await signIn("ion.operator");
});

it("a template is chosen, its own drafts too, and shows a field for each variable, missing ones marked", async () => {
  await choose("Decizie a consiliului");
  expect(optionOf("Cerere de informații").textContent).toContain("(ciornă)");
  await until(() => expect(byId("still-missing").textContent).toMatch(/Lipsesc: numar, data, localitate/));
  expect([field("numar").getAttribute("aria-invalid"), field("puncte").tagName]).toEqual([
    "true",
    "TEXTAREA",
  ]);
});

it("the preview beside it follows what is written, in a frame that runs nothing", async () => {
  for (const [name, value] of Object.entries({ numar: "7", data: "1 mai", temei: "legea", secretar: "Ana" }))
    write(name, value);
  write("localitate", "satului <script>");
  write("puncte", "unu\ndoi");
  await until(() => expect(byId("still-missing").textContent).toBe("Nu lipsește nimic."));
  expect(byId("preview-frame").srcdoc).toMatch(/Decizia nr\. 7.*satului &lt;script&gt;.*<li>doi<\/li>/s);
  expect(byId("preview-frame").getAttribute("sandbox")).toBe("allow-same-origin");
});

it("another language keeps what was written", async () => {
  await press("Русский");
  await until(() => expect(byId("still-missing").textContent).toBe("Всё заполнено."));
  expect([field("numar").value, form().elements.template.selectedOptions[0].textContent]).toEqual([
    "7",
    "Decizie a consiliului",
  ]);
  await press("Română");
});

it("the document is made, opened and told", async () => {
  form().requestSubmit();
  await untilTold("a fost creat");
  await until(() => expect(byId("document-title").textContent).toBe("Decizie a consiliului"));
});

it("the message of a document stays, although a value was changed a moment before it was made", async () => {
  write("numar", "8");
  form().requestSubmit();
  await untilTold("a fost creat");
  // The pause before a preview is 250 ms.
  await new Promise((resolve) => setTimeout(resolve, 400));
  expect(told()).toContain("a fost creat");
});

it("a list of a template made in Word may have one line", async () => {
  await choose("Cerere de informații");
  await until(() => expect(byId("still-missing").textContent).toContain("Lipsesc: nume"));
  await until(() => expect(field("intrebari")).toBeDefined());
  for (const name of [...form().querySelectorAll("[data-name]")].map(({ dataset }) => dataset.name))
    write(name, "o singură linie");
  await until(() => expect(byId("still-missing").textContent).toBe("Nu lipsește nimic."));
  form().requestSubmit();
  await untilTold("a fost creat");
  await until(() => expect(byId("document-title").textContent).toBe("Cerere de informații"));
  await choose("Decizie a consiliului");
  await until(() => expect(field("numar")).toBeDefined());
  for (const [name, value] of Object.entries({ numar: "7", data: "1 mai" })) write(name, value);
});

it("a template that is chosen while the list is read again stays chosen", async () => {
  const { template } = form().elements;
  template.value = optionOf("Cerere de informații").value;
  template.dispatchEvent(new Event("change", { bubbles: true }));
  renderTemplates();
  expect(template.selectedOptions[0].textContent).toContain("Cerere de informații");
  await choose("Decizie a consiliului");
  await until(() => expect(field("numar")).toBeDefined());
  for (const [name, value] of Object.entries({ numar: "7", data: "1 mai" })) write(name, value);
});

it("what is missing is refused with its field, and nothing is lost", async () => {
  write("numar", "");
  await until(() => expect(byId("still-missing").textContent).toContain("numar"));
  form().requestSubmit();
  await untilTold("numar");
  expect(field("data").value).toBe("1 mai");
});

it("who comes next starts anew", async () => {
  await changeTo("maria.client");
  expect([byId("from-template").open, byId("filling").hidden]).toEqual([false, true]);
});
