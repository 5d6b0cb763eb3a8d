import { beforeEach, expect, it, vi } from "vitest";
import { byId, choose, fileOf, press, told } from "../testing/page.js";

const { connectFileField, progressIn } = await import("./file-field.js");

let zone;
beforeEach(() => {
  document.body.innerHTML = `<form><label class="drop"><input type="file"><span class="hint"></span></label></form>
    <div id="sending" hidden></div><div id="status"></div><div id="alert"></div>`;
  zone = document.querySelector(".drop");
  connectFileField(zone)();
});

const hint = () => zone.querySelector(".hint").textContent;

function drop(...files) {
  const event = new Event("drop", { bubbles: true, cancelable: true });
  event.dataTransfer = new DataTransfer();
  files.forEach((file) => event.dataTransfer.items.add(file));
  zone.dispatchEvent(event);
  return event;
}

it("says how large a file may be, then which one was taken and how it will go", () => {
  expect(hint()).toBe("Orice fișier de până la 5 GB");
  choose(zone, fileOf(1500, "mic.pdf"));
  expect(hint()).toBe("mic.pdf · 1,5 KB");
  choose(zone, fileOf(3 * 1024 ** 2, "mare.pdf"));
  expect(hint()).toBe("mare.pdf · 3 MB · se trimite pe părți");
});

it("takes a file that is dropped, one at a time", () => {
  expect(drop(fileOf(1500, "tras.pdf")).defaultPrevented).toBe(true);
  expect([hint(), zone.querySelector("input").files.length]).toEqual(["tras.pdf · 1,5 KB", 1]);
  drop(fileOf(1, "a"), fileOf(1, "b"));
  expect([told(), hint()]).toEqual(["Trageți câte un fișier.", "tras.pdf · 1,5 KB"]);
});

it("shows the progress in a bar and in words, and can be stopped", async () => {
  const stop = vi.fn();
  const shown = progressIn(byId("sending"), "x.pdf", stop);
  shown.progress(512, 2048);
  const bar = document.querySelector("progress");
  expect([bar.value, byId("sending").textContent]).toEqual([25, "x.pdf: 512 B din 2 KBRenunță"]);
  await press("Renunță");
  expect(stop).toHaveBeenCalledOnce();
  shown.checking();
  expect([bar.hasAttribute("value"), byId("sending").textContent]).toEqual([
    false,
    expect.stringContaining("se verifică"),
  ]);
  expect(document.querySelector("#sending button")).toBeNull();
  shown.end();
  expect([byId("sending").hidden, byId("sending").children.length]).toEqual([true, 0]);
});
