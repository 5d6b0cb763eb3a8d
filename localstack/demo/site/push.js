import { byId, make } from "./elements.js";
import { entryOf, followInbox } from "./inbox.js";

await followInbox("/push/all.json", byId("pushes"), ({ device, content, urgency, receivedAt }) => {
  const { title, body, livrareId } = content;
  return entryOf(title, [device, urgency, `livrare-${livrareId}`], receivedAt, make("pre", {}, body));
});
