import { callWith, createGroup, createMachine, fresh } from "../../testing.ts";
import { expect, it } from "vitest";
import { dump } from "../../../../shared/testing/dump.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { deliverBy, fakeChannels } from "../delivery/testing.ts";
import { addMembers } from "../../recipients/groups/members.ts";
import { createPerson } from "../../recipients/people/testing/records.ts";
import { deliveries, expansions } from "../../records/lanes.ts";
import {
  messagesOf,
  noticeOf,
  notificationOf,
  notify,
  storedDeliveries,
} from "../../accepting/sending/testing.ts";
import { expand } from "./expand.ts";

/* What identifies people: it is in the registry, in the content as sent, and nowhere else. */

const address = "canar.om@exemplu.md";

it("neither number, name nor address of a person leaves the registry and the content as sent", async () => {
  const machine = await createMachine();
  const ana = await createPerson({ mail: address });
  const ion = await createPerson({ mail: "canar.membru@exemplu.md", sms: "+37379000778" });
  const canaries = [ana, ion].flatMap(({ idnp, nume }) => [idnp, nume]);
  const addresses = [address, "canar.membru@exemplu.md", "+37379000778"];
  const group = await createGroup({ sistemId: machine.system.id });
  await addMembers(group.id, [{ id: ion.id }]);
  const seen: string[] = [];
  const lines = await logLinesOf(async () => {
    const trackingId = fresh("C");
    const recipients = [
      { type: "IDNP", value: ana.idnp },
      { type: "Group", value: group.cod },
    ];
    seen.push((await notify(machine, noticeOf({ recipients }), trackingId)).text);
    seen.push((await notify(machine, noticeOf({ recipients, body: "Altul" }), trackingId)).text);
    seen.push(
      (await notify(machine, noticeOf({ recipients: [{ type: "IDNP", value: `${ana.idnp}0` }] }))).text,
    );
    const notification = await notificationOf(machine.system, trackingId);
    await expand(notification.id, { onMade: () => undefined });
    for (const { id } of await storedDeliveries(notification)) await deliverBy(fakeChannels(), id);
    for (const path of [`/api/v1/notify/${trackingId}`, `/api/v1/notify/${trackingId}/report`])
      seen.push((await callWith(machine.certificate, `GET ${path}`)).text.replaceAll(ana.idnp, "own"));
  });
  const named = (text: string) => [...canaries, ...addresses].filter((canary) => text.includes(canary));
  expect(seen.flatMap(named)).toEqual([]);
  expect(named(lines)).toEqual([]);
  const holders = (await dump()).filter((line) => named(line).length > 0);
  const kinds = holders.map((line) => /"pk":\{"S":"([a-z]+)[#.]/.exec(line)?.[1]);
  expect(new Set(kinds)).toEqual(new Set(["recipient"]));
  const messages = [...(await messagesOf(deliveries)), ...(await messagesOf(expansions))];
  expect(named(JSON.stringify(messages))).toEqual([]);
});
