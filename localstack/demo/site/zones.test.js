import { beforeAll, expect, it } from "vitest";
import { byId, openZones, press, signInToZones, told, until, untilTold } from "../testing/page.js";

const isShown = (id) => !byId(id).hidden;

beforeAll(async () => {
  await openZones("/zone#session=1&code=c");
});

it("a session in the address leaves it at once; one that this tab did not begin is refused", async () => {
  expect([location.pathname, location.hash]).toEqual(["/zone", ""]);
  expect(told()).toContain("în altă filă");
  expect([isShown("sign-in"), isShown("inside")]).toEqual([true, false]);
});

it("while the government's login does not answer, the page says so", async () => {
  byId("government-login").click();
  await until(() => expect(byId("alert").textContent).not.toBe(""));
  expect(isShown("sign-in")).toBe(true);
});

it("an account that is no official's has no zone, and is signed out", async () => {
  await press("Maria Popescucetățeană, clientul 1maria.client");
  await untilTold("nu are nicio zonă");
  expect([isShown("sign-in"), sessionStorage.getItem("zone-token")]).toEqual([true, null]);
});

it("an administrator enters the staff zone, whose name has the focus, and changes to the other", async () => {
  await signInToZones("ana.admin");
  expect([byId("zone-title").textContent, byId("who").textContent]).toEqual([
    "Sunteți în zona: funcționar",
    "Ana Rusu",
  ]);
  expect(document.activeElement.id).toBe("zone-title");
  await press("administrator");
  await until(() =>
    expect([isShown("bell"), isShown("zone-approvals"), isShown("zone-decisions")]).toEqual([
      true,
      true,
      false,
    ]),
  );
  expect(byId("zone-title").textContent).toBe("Sunteți în zona: administrator");
});

it("everything that is shown changes with the language", async () => {
  await press("Русский");
  await until(() => expect(byId("zone-title").textContent).toBe("Вы в зоне: администратор"));
  expect(byId("main").textContent).not.toMatch(/Sunteți|Aprob|Respinge|cerut de/);
  await press("Română");
});

it("who signs out leaves nothing behind", async () => {
  await press("Ieșire");
  await until(() => expect(isShown("sign-in")).toBe(true));
  expect([byId("approvals").children.length, byId("zone-list").children.length]).toEqual([0, 0]);
  expect([sessionStorage.getItem("zone-token"), sessionStorage.getItem("zone-zones")]).toEqual([null, null]);
  expect(document.activeElement.id).toBe("sign-in-title");
});
