import { byId, focusOn, make } from "./elements.js";
import { entryOf, followInbox } from "./inbox.js";
import { word } from "./words.js";

const textOf = ({ to, from, text, reference, receivedAt }) =>
  entryOf(
    to,
    [from, reference],
    receivedAt,
    make("pre", {}, text),
    make("button", { type: "button", onclick: () => answerAs(to) }, word("smsReplyAs")),
  );

/** Prepares an answer in the name of a number. */
function answerAs(number) {
  byId("replyFrom").value = number;
  byId("replied").textContent = "";
  focusOn(byId("replyText"));
}

async function sendReply(event) {
  event.preventDefault();
  const sent = { from: byId("replyFrom").value, text: byId("replyText").value };
  const headers = { "content-type": "application/json" };
  const request = { method: "POST", headers, body: JSON.stringify(sent) };
  const answer = await fetch("/sms/reply", request).catch(() => undefined);
  byId("replied").textContent = word(answer?.ok ? "smsReplied" : "smsNotReplied");
  if (answer?.ok) byId("replyText").value = "";
}

byId("reply").addEventListener("submit", sendReply);

await followInbox("/sms/all.json", byId("texts"), textOf);
