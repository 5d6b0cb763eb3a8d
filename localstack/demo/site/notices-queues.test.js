import { beforeAll, expect, it } from "vitest";
import {
  byId,
  control,
  openNotices,
  press,
  sendNoticeApart,
  signIn,
  soon,
  until,
  untilTold,
} from "../testing/page.js";

/** The only test that uses the queue of priority High: it purges it. */
const { readNotice } = await import("./notices-api.js");

const entry = (name) =>
  [...byId("queues").children].find((one) => one.querySelector("strong").textContent === name);

let notice;

beforeAll(async () => {
  notice = await sendNoticeApart({ scheduledAt: soon(), priority: "High" });
  await openNotices();
  await signIn("admin");
});

it("every queue is shown with its depth; only dead letters can be replayed", async () => {
  await until(async () => {
    await press("Recitește cozile");
    expect(entry("deliveries-high").textContent).toMatch(/mai târziu: [1-9]/);
  });
  expect(byId("queues").children).toHaveLength(4);
  expect(control("Reia: deliveries-high")).toBeUndefined();
});

it("its first messages are shown with masked addresses, and the focus stays", async () => {
  await press("Arată primele mesaje: deliveries-high");
  await until(() =>
    expect(entry("deliveries-high").textContent).toMatch(/a\*\*\*@exemplu\.md.*Email · taxe/),
  );
  expect(document.activeElement.getAttribute("aria-label")).toBe("Arată primele mesaje: deliveries-high");
  expect(byId("queues").textContent).not.toContain("aviz-");
  await press("Arată primele mesaje: deliveries-dlq");
  await until(() => expect(entry("deliveries-dlq").textContent).toContain("Coada este goală"));
});

it("dead letters are replayed, and their number is told", async () => {
  await press("Reia: deliveries-high-dlq");
  await untilTold("Reluate: 0.");
});

it("a purge is asked for first, and cancels what waits", async () => {
  await press("Golește: deliveries-high");
  expect(byId("purge-title").textContent).toBe("Golirea cozii deliveries-high");
  await press("Renunță", byId("purge-dialog"));
  expect(byId("purge-dialog").open).toBe(false);
  await press("Golește: deliveries-high");
  byId("purge-form").requestSubmit();
  await untilTold("Anulate: ");
  expect((await readNotice(notice.id)).notice.status).toBe("Cancelled");
  expect(entry("deliveries-high").textContent).toMatch(/mai târziu: 0/);
});
