import { once } from "node:events";
import { request } from "node:http";
import { expect, it } from "vitest";
import { smsGateway } from "../notifications.ts";
import { byId, openSms, until } from "../testing/page.js";

/** Sends as the service does: a page may not ask the gateway, which is another origin. */
async function send(port, to, text) {
  const headers = { authorization: `Bearer ${smsGateway.token}` };
  const sent = request(`http://127.0.0.1:${port}/messages`, { method: "POST", headers });
  sent.end(JSON.stringify({ to, text, from: "Temelia", reference: `livrare-${text.length}` }));
  const [answer] = await once(sent, "response");
  answer.resume();
  expect(answer.statusCode).toBe(202);
}

/** The newest message to a number; other tests send to others. */
const entryFor = (number) =>
  [...byId("texts").children].find((entry) => entry.querySelector("h2").textContent === number);

it("/sms shows the messages, newest first, as text", async () => {
  await openSms();
  expect(byId("empty").hidden).toBe(byId("texts").children.length > 0);
  const { ports } = await (await fetch("/site/facts.json")).json();
  await send(ports.sms, "+37369123456", "primul");
  await send(ports.sms, "+37369123457", "<b>al doilea</b>");
  await until(() => expect(entryFor("+37369123457")).toBeDefined());
  const [newest, oldest] = [entryFor("+37369123457"), entryFor("+37369123456")];
  expect(newest.compareDocumentPosition(oldest) & Node.DOCUMENT_POSITION_FOLLOWING).toBeTruthy();
  expect(newest.querySelector("pre").textContent).toBe("<b>al doilea</b>");
  expect(newest.querySelector(".facts").textContent).toContain("Temelia · livrare-16");
  expect(oldest.textContent).toContain("primul");
  expect(byId("empty").hidden).toBe(true);
});

it("/sms sends an answer in the name of a number to the service", async () => {
  const { ports } = await (await fetch("/site/facts.json")).json();
  await send(ports.sms, "+37369123458", "al treilea");
  await until(() => expect(byId("texts").textContent).toContain("al treilea"));
  entryFor("+37369123458").querySelector("button").click();
  expect(byId("replyFrom").value).toBe("+37369123458");
  expect(document.activeElement).toBe(byId("replyText"));
  byId("replyText").value = "Mulțumesc";
  byId("reply").requestSubmit();
  await until(() => expect(byId("replied").textContent).toBe("Răspunsul a fost primit."));
  expect(byId("replyText").value).toBe("");
});
