import { once } from "node:events";
import { request } from "node:http";
import { expect, it } from "vitest";
import webPush from "web-push";
import { demoBrowser, vapidPublicKey } from "../push.ts";
import { byId, openPush, until } from "../testing/page.js";

/** The key of the local stage. */
const privateKey = "KE0eiUepRawtij75OFyDgsUVFD9TJ4pZUbg-kQshqlM";

/** Sends as the service does. */
async function send(port, device, content) {
  const endpoint = `http://localhost:${port}/push/${device}`;
  const { headers, body } = webPush.generateRequestDetails(
    { endpoint, keys: demoBrowser.keys },
    JSON.stringify(content),
    { vapidDetails: { subject: "mailto:operator@temelia.test", publicKey: vapidPublicKey, privateKey } },
  );
  const sent = request(endpoint.replace("localhost", "127.0.0.1"), {
    method: "POST",
    headers: { ...headers, host: new URL(endpoint).host },
  });
  sent.end(body);
  const [answer] = await once(sent, "response");
  answer.resume();
  expect(answer.statusCode).toBe(201);
}

it("/push shows what the browser decrypted, newest first, as text", async () => {
  await openPush();
  // Other tests may have sent to the same push service.
  expect(byId("empty").hidden).toBe(byId("pushes").children.length > 0);
  const { ports } = await (await fetch("/site/facts.json")).json();
  await send(ports.push, "maria", { title: "Primul", body: "unu", livrareId: 1 });
  await send(ports.push, "maria", { title: "<b>Al doilea</b>", body: "doi", livrareId: 2 });
  const ofMaria = () =>
    [...byId("pushes").children].filter((entry) =>
      entry.querySelector(".facts").textContent.startsWith("maria ·"),
    );
  await until(() => expect(ofMaria()).toHaveLength(2));
  const [newest, oldest] = ofMaria();
  expect(newest.querySelector("h2").textContent).toBe("<b>Al doilea</b>");
  expect(newest.querySelector(".facts").textContent).toContain("maria · normal · livrare-2");
  expect(oldest.querySelector("pre").textContent).toBe("unu");
  expect(byId("empty").hidden).toBe(true);
});
