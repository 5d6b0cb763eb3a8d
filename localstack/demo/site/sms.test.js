import { expect, it } from "vitest";
import { byId, openSms, until } from "../testing/page.js";

it("/sms shows the messages, newest first, as text", async () => {
  await openSms();
  expect(byId("empty").hidden).toBe(false);
  const { ports, smsToken } = await (await fetch("/site/facts.json")).json();
  const send = (to, text) =>
    fetch(`http://localhost:${ports.sms}/messages`, {
      method: "POST",
      headers: { authorization: `Bearer ${smsToken}`, "content-type": "application/json" },
      body: JSON.stringify({ to, text, from: "Temelia", reference: `livrare-${text.length}` }),
    });
  await send("+37369123456", "primul");
  await send("+37369123457", "<b>al doilea</b>");
  await until(() => expect(byId("texts").children).toHaveLength(2));
  const [newest, oldest] = byId("texts").children;
  expect(newest.querySelector("h2").textContent).toBe("+37369123457");
  expect(newest.querySelector("pre").textContent).toBe("<b>al doilea</b>");
  expect(newest.querySelector(".facts").textContent).toContain("Temelia · livrare-16");
  expect(oldest.textContent).toContain("primul");
  expect(byId("empty").hidden).toBe(true);
});
