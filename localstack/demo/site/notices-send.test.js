import { beforeAll, expect, it } from "vitest";
import {
  byId,
  choose,
  newCitizen,
  openNotices,
  send,
  signIn,
  told,
  until,
  untilTold,
} from "../testing/page.js";

const { requestIn } = await import("./notices-send.js");

beforeAll(async () => {
  await openNotices();
  await signIn("admin");
});

const written = {
  recipients: "ana@simulator.test\n+373 69 123 456\n2002004006008\n1003600012346\n\n",
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
      { type: "IDNP", value: "2002004006008" },
      { type: "IDNO", value: "1003600012346" },
    ],
    subject: "Ședință mâine",
    body: "La ora 10.",
    priority: "Low",
    forwardTo: ["arhiva@simulator.test", "copie@simulator.test"],
  });
  form.elements.forwardTo.value = "";
  form.elements.categorie.value = "noutati";
  form.elements.scheduledAt.value = "2030-01-02T10:30";
  const { forwardTo, categorie, scheduledAt } = requestIn(form);
  expect([forwardTo, categorie, scheduledAt]).toEqual([
    undefined,
    "noutati",
    new Date(2030, 0, 2, 10, 30).toISOString(),
  ]);
  form.reset();
});

it("a wrong address is refused with its field, and nothing that was written is lost", async () => {
  byId("new-notice").open = true;
  send(byId("send"), { ...written, recipients: "nu este adresă" });
  await until(() => expect(told()).toMatch(/adresă de e-mail/));
  expect([byId("new-notice").open, byId("send").elements.body.value]).toEqual([true, "La ora 10."]);
});

it("a notification is accepted, listed and opened; its copies are deliveries of it", async () => {
  send(byId("send"), { ...written, recipients: "ana@simulator.test\n+373 69 123 456" });
  await untilTold("„Ședință mâine” a fost primită");
  expect([byId("new-notice").open, byId("notice-title").textContent]).toEqual([false, "Ședință mâine"]);
  expect(byId("list").textContent).toContain("livrări: 4");
  await until(() => expect(byId("deliveries").children).toHaveLength(4));
});

const table = (text) => new File([text], "destinatari.csv", { type: "text/csv" });
const fromTable = { recipients: "", forwardTo: "", subject: "Din tabel", body: "Bună ziua, {{nume}}." };

it("a table takes the place of recipients; its wrong rows are named by their line, and nothing is sent", async () => {
  choose(byId("send"), table("email,nume\nana@simulator.test,Ana\nnu este adresă,Ion\n"));
  const { recipients } = byId("send").elements;
  expect([recipients.required, recipients.disabled]).toEqual([false, true]);
  send(byId("send"), fromTable);
  await untilTold("Rândul 3: ");
  expect(told()).not.toContain("Rândul 2");
  expect(byId("list").textContent).not.toContain("Din tabel");
});

it("a right table is sent, one delivery a row, with its values", async () => {
  const { idnp, mail } = await newCitizen();
  choose(byId("send"), table(`idnp;nume\n${idnp};Ana\n`));
  send(byId("send"), fromTable);
  await untilTold("„Din tabel” a fost primită");
  const { recipients } = byId("send").elements;
  expect([byId("notice-title").textContent, recipients.required, recipients.disabled]).toEqual([
    "Din tabel",
    true,
    false,
  ]);
  await until(async () => {
    const mails = await (await fetch("/mail/all.json")).json();
    const texts = mails.filter(({ to }) => to.includes(mail)).map(({ text }) => text.trim());
    expect(texts).toEqual(["Bună ziua, Ana."]);
  });
});
