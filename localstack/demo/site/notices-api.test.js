import { beforeAll, expect, it } from "vitest";
import { sendNoticeApart, soon, until } from "../testing/page.js";

const api = await import("./notices-api.js");
const session = await import("./session.js");

beforeAll(() => api.signIn("admin", "temelia-demo"));

it("a notification is sent, listed first, and read with its deliveries and events, oldest first", async () => {
  const request = { sistemId: 1, subject: "Din pagină", body: "x" };
  const recipients = [{ type: "Email", value: "ana@simulator.test" }];
  const { id } = await api.sendNotice({ ...request, recipients });
  const { items } = await api.listNotices(1);
  const at = items.findIndex((one) => one.id === id);
  // Other tests send too, at the same time.
  expect([at >= 0, items.slice(0, at).filter(({ creatLa }) => creatLa < items[at].creatLa)]).toEqual([
    true,
    [],
  ]);
  await until(async () => expect((await api.readNotice(id)).notice.status).toBe("Delivered"));
  const { deliveries, events } = await api.readNotice(id);
  expect(deliveries.map(({ status }) => status)).toEqual(["Delivered"]);
  expect(events[0].tip).toBe("CREATA");
});

it("a scheduled notification waits in its queue, where it is shown, and is cancelled", async () => {
  const { id } = await sendNoticeApart({ scheduledAt: soon(), priority: "Low" });
  const waits = async () => (await api.previewQueue("deliveries")).map(({ notificareId }) => notificareId);
  await until(async () => expect(await waits()).toContain(id));
  expect((await api.listQueues()).map(({ name }) => name)).toContain("deliveries-high-dlq");
  expect((await api.cancelNotice(id)).status).toBe("Cancelled");
});

it("dead letters are replayed and purged", async () => {
  expect(await api.replayQueue("deliveries-dlq")).toEqual({ replayed: 0 });
  expect(await api.purgeQueue("deliveries-dlq")).toEqual({ cancelled: 0 });
});

it("systems and providers are known by their names", async () => {
  expect((await api.listSystems()).map(({ cod }) => cod).slice(0, 2)).toEqual(["taxe", "cadastru"]);
  expect((await api.listProviders()).map(({ cod }) => cod)).toContain("smtp");
});

it("a wrong password is refused, and so is a call without a token; the session of documents goes on", async () => {
  session.keepToken("a token of documents");
  await expect(api.signIn("admin", "greșită")).rejects.toMatchObject({
    status: 401,
    token: expect.anything(),
  });
  let ended = 0;
  api.onSignedOut(() => (ended += 1));
  api.signOut();
  const refused = await api.account().catch((error) => error);
  expect([refused.status, session.isCurrent(refused.token), session.isSignedIn()]).toEqual([
    401,
    false,
    true,
  ]);
  expect([ended, api.isSignedIn(), sessionStorage.getItem("notices-token")]).toEqual([1, false, null]);
});
