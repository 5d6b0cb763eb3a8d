import { beforeAll, expect, it } from "vitest";
import { byId, openNotices, send, signIn, told, until, untilTold } from "../testing/page.js";

const { requestIn } = await import("./notices-send.js");

beforeAll(async () => {
  await openNotices();
  await signIn("admin");
});

const written = {
  recipients: "ana@simulator.test\n+373 69 123 456\n\n",
  subject: "Ședință mâine",
  body: "La ora 10.",
  priority: "Low",
  forwardTo: "arhiva@simulator.test, copie@simulator.test",
};

it("recipients are told apart by their form, and what is empty is left out", () => {
  const form = byId("send");
  for (const [name, value] of Object.entries(written)) form.elements[name].value = value;
  form.elements.sistemId.value = "2";
  expect(requestIn(form)).toEqual({
    sistemId: 2,
    recipients: [
      { type: "Email", value: "ana@simulator.test" },
      { type: "SMS", value: "+373 69 123 456" },
    ],
    subject: "Ședință mâine",
    body: "La ora 10.",
    priority: "Low",
    forwardTo: ["arhiva@simulator.test", "copie@simulator.test"],
  });
  form.elements.forwardTo.value = "";
  form.elements.scheduledAt.value = "2030-01-02T10:30";
  const { forwardTo, scheduledAt } = requestIn(form);
  expect([forwardTo, scheduledAt]).toEqual([undefined, new Date(2030, 0, 2, 10, 30).toISOString()]);
  form.elements.scheduledAt.value = "";
});

it("a wrong address is refused with its field, and nothing that was written is lost", async () => {
  byId("new-notice").open = true;
  send(byId("send"), { ...written, recipients: "nu este adresă" });
  await until(() => expect(told()).toMatch(/adresă de e-mail/));
  expect([byId("new-notice").open, byId("send").elements.body.value]).toEqual([true, "La ora 10."]);
});

it("a notification is accepted, listed and opened; its copies are deliveries of it", async () => {
  send(byId("send"), written);
  await untilTold("„Ședință mâine” a fost primită");
  expect([byId("new-notice").open, byId("notice-title").textContent]).toEqual([false, "Ședință mâine"]);
  expect(byId("list").textContent).toContain("livrări: 4");
  await until(() => expect(byId("deliveries").children).toHaveLength(4));
});
