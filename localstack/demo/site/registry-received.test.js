import { beforeAll, expect, it } from "vitest";
import {
  byId,
  control,
  newCitizen,
  noticesApiOf,
  openNoticesAs,
  press,
  sendNoticeApart,
  textsOf,
  until,
  untilTold,
} from "../testing/page.js";

let person;
let notice;
let call;

const sendTo = ({ idnp }, fields = {}) =>
  sendNoticeApart({ recipients: [{ type: "IDNP", value: idnp }], ...fields });
const stateOf = async ({ id }) => (await call("GET", `/notificares/${id}`)).status;

beforeAll(async () => {
  call = await noticesApiOf("admin");
  person = await newCitizen();
  for (let n = 0; n < 10; n += 1) await sendTo(person);
  notice = await sendTo(person, { categorie: "mementouri" });
  await until(async () => expect(await stateOf(notice)).toBe("Sent"));
  await openNoticesAs(person);
});

it("what was sent is listed newest first, with its system, category, channel and state", async () => {
  expect(textsOf("received")[0]).toMatch(
    new RegExp(`^${notice.subject}trimisăTaxe locale · mementouri · e-mail · `),
  );
  expect(byId("received-pager").textContent).toContain("Pagina 1 din 2");
  await press("Înainte", byId("received-pager"));
  await until(() => expect(byId("received").children).toHaveLength(1));
  expect(document.activeElement.id).toBe("received-title");
  await press("Înapoi", byId("received-pager"));
  await until(() => expect(byId("received").children).toHaveLength(10));
});

it("what is read is Read for its sender", async () => {
  await press(`Am citit: ${notice.subject}`);
  await untilTold("este citită");
  expect(textsOf("received")[0]).toContain("citită");
  expect(control(`Am citit: ${notice.subject}`)).toBeUndefined();
  expect(await stateOf(notice)).toBe("Read");
});

it("a category is declined for its system: the next one is cancelled", async () => {
  await press(`Nu mai vreau „mementouri”: ${notice.subject}`);
  await untilTold("Nu mai primiți „mementouri”");
  expect(textsOf("preferences")).toEqual([expect.stringContaining("Taxe locale · mementourirefuzate")]);
  expect(control(`Nu mai vreau „mementouri”: ${notice.subject}`)).toBeUndefined();
  const declined = await sendTo(person, { categorie: "mementouri" });
  expect(await stateOf(declined)).toBe("Cancelled");
  await press("Recitește");
  await until(() => expect(textsOf("received")[0]).toContain(`${declined.subject}anulată`));
});

it("a preference that wants the category is changed into one that declines it", async () => {
  const [held] = byId("preferences").children;
  held.querySelector("button").click();
  byId("preference").elements.activ.checked = true;
  byId("preference").elements.SMS.checked = true;
  byId("preference").requestSubmit();
  await untilTold("Preferința este păstrată");
  await press("Recitește");
  await press(`Nu mai vreau „mementouri”: ${notice.subject}`);
  await untilTold("Nu mai primiți „mementouri”");
  expect(textsOf("preferences")).toEqual([expect.stringContaining("Taxe locale · mementourirefuzateSMS")]);
});
