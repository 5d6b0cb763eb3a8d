import { beforeAll, expect, it, vi } from "vitest";
import {
  apiOf,
  byId,
  openAccess,
  openDocument,
  openLanding,
  press,
  send,
  signIn,
  textFile,
  textsOf,
  until,
  untilTold,
} from "../testing/page.js";

let ion;
let first;
let second;
let copied;

beforeAll(async () => {
  ion = await apiOf("ion.operator");
  first = await ion.upload(textFile("conținut", "unu.txt"));
  second = await ion.upload(textFile("conținut", "doi.txt"));
  const clipboard = { writeText: vi.fn(async (text) => (copied = text)) };
  vi.spyOn(navigator, "clipboard", "get").mockReturnValue(clipboard);
  await openLanding(`/?document=${first.id}`);
  await signIn("ion.operator");
  await openAccess();
});

/** The answer behind the page of a link. */
const opened = (address) => fetch(address.replace("/l/", "/documents/api/public/linkuri/"));

it("a link is made, and its address is shown to be copied", async () => {
  send(byId("make-link"), { parola: "sesam", maxDescarcari: "3" });
  await untilTold("Linkul este gata.");
  expect(byId("link-address").value).toMatch(/^http.*\/l\/[\w-]{43}$/);
  expect([
    byId("new-link").hidden,
    document.activeElement.id,
    byId("make-link").elements.parola.value,
  ]).toEqual([false, "link-address", ""]);
  expect(textsOf("links")).toEqual([
    expect.stringMatching(/Link până la.*descărcări: 0 din 3 · cu parolă · creat de ion/),
  ]);
  await press("Copiază");
  await untilTold("Adresa a fost copiată.");
  expect(copied).toBe(byId("link-address").value);
});

it("where the browser copies nothing, the visitor does", async () => {
  navigator.clipboard.writeText.mockRejectedValueOnce(new DOMException("no", "NotAllowedError"));
  await press("Copiază");
  await untilTold("adresa este selectată");
  expect(document.activeElement.id).toBe("link-address");
});

it("the address is shown once: another document shows nothing of it, and neither does coming back", async () => {
  for (const { id } of [second, first]) {
    await openDocument(id);
    await openAccess();
    expect([byId("new-link").hidden, byId("link-address").value]).toEqual([true, ""]);
  }
  expect(textsOf("links")).toHaveLength(1);
});

it("a link that is revoked opens nothing; the address of another one stays to be copied", async () => {
  send(byId("make-link"), { parola: "", maxDescarcari: "" });
  await until(() => expect(byId("new-link").hidden).toBe(false));
  const address = byId("link-address").value;
  expect((await opened(address)).status).toBe(200);
  await until(() => expect(textsOf("links")).toHaveLength(2));
  byId("links").querySelector("li:last-child button").click();
  await untilTold("Linkul nu mai deschide nimic.");
  expect([(await opened(address)).status, byId("link-address").value]).toEqual([200, address]);
  byId("links").querySelector("button").click();
  await until(() => expect(byId("no-links").hidden).toBe(false));
  expect([(await opened(address)).status, byId("new-link").hidden, byId("link-address").value]).toEqual([
    404,
    true,
    "",
  ]);
});
