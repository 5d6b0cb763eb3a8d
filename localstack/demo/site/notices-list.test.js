import { beforeAll, expect, it } from "vitest";
import {
  byId,
  control,
  openNotices,
  press,
  sendNoticeApart,
  signIn,
  soon,
  textsOf,
  until,
} from "../testing/page.js";

let notices;

beforeAll(async () => {
  notices = [];
  for (let n = 0; n < 11; n += 1)
    notices.push(
      await sendNoticeApart({ sistemId: 2, recipients: [{ type: "Email", value: "livrat@simulator.test" }] }),
    );
  await openNotices();
  await signIn("admin");
});

/** Other tests send too, so a notification may be on any page. */
const isListed = ({ subject }) => textsOf("list").join().includes(subject);

async function turnUntilListed(notice, button) {
  await until(async () => {
    if (!isListed(notice)) await press(button, byId("pager"));
    expect(isListed(notice)).toBe(true);
  });
}

it("notifications are listed newest first, with system, deliveries and state", () => {
  const texts = textsOf("list");
  const at = (notice) => texts.findIndex((text) => text.includes(notice.subject));
  expect(at(notices.at(-1))).toBeLessThan(at(notices.at(-2)));
  expect(texts[at(notices.at(-1))]).toMatch(/Cadastru \(în probe\) · livrări: 1/);
  expect(texts).toHaveLength(10);
});

it("what was sent since is there once the list is read again", async () => {
  const scheduled = await sendNoticeApart({ scheduledAt: soon() });
  expect(isListed(scheduled)).toBe(false);
  await press("Citește din nou");
  await until(() => expect(isListed(scheduled)).toBe(true));
});

it("the pages are turned forth and back", async () => {
  await turnUntilListed(notices[0], "Înainte");
  expect(byId("pager").textContent).toMatch(/Pagina [2-9] din/);
  await turnUntilListed(notices.at(-1), "Înapoi");
  expect(byId("pager").textContent).toContain("Pagina 1 din");
  expect(control("Înapoi", byId("pager"))).toBeUndefined();
});

it("the opened notification is marked", async () => {
  byId(`notice-${notices[9].id}`).click();
  await until(() =>
    expect(byId("list").querySelector("[aria-current]")?.textContent).toContain(notices[9].subject),
  );
  expect(location.search).toBe(`?notificare=${notices[9].id}`);
});
