import { createMachine, fresh } from "../../testing.ts";
import { expect, it } from "vitest";
import { dump } from "../../../../shared/testing/dump.ts";
import { logLinesOf } from "../../../../shared/testing/log-lines.ts";
import { deliveries, expansions } from "../../records/lanes.ts";
import { email, messagesOf, noticeOf, notify, sms } from "./testing.ts";

const canaries = ["canar@exemplu.md", "+37379000777"];
const named = (text: string) => canaries.filter((canary) => text.includes(canary));

it("after acceptance an address is in the content and in its delivery, and nowhere else", async () => {
  const machine = await createMachine({ limitaPeZi: 100 });
  const recipients = [email("canar@exemplu.md"), sms("079 000 777")];
  const many = [...recipients, ...Array.from({ length: 20 }, (_, i) => email(`ion${i}@exemplu.md`))];
  const lines = await logLinesOf(async () => {
    for (const body of [noticeOf({ recipients }), noticeOf({ recipients: many })]) {
      const trackingId = fresh("N");
      const answers = [await notify(machine, body, trackingId), await notify(machine, body, trackingId)];
      answers.push(await notify(machine, { ...body, body: "Altul" }, trackingId));
      answers.push(await notify(machine, { ...body, body: "{{lipsa}}" }));
      for (const { text } of answers) expect(named(text)).toEqual([]);
    }
  });
  expect(named(lines)).toEqual([]);
  const holders = (await dump()).filter((line) => named(line).length > 0);
  expect(holders.map((line) => /"adresa":\{"S":"[^"]+"\}/.exec(line)?.[0]).sort()).toEqual([
    '"adresa":{"S":"+37379000777"}',
    '"adresa":{"S":"canar@exemplu.md"}',
  ]);
  const sent = [...(await messagesOf(deliveries)), ...(await messagesOf(expansions))];
  expect(sent.length).toBeGreaterThan(2);
  expect(named(JSON.stringify(sent))).toEqual([]);
});
