import { createMachine } from "../../testing.ts";
import { afterEach, expect, it } from "vitest";
import { clock } from "../../../../shared/clock.ts";
import { email, noticeOf, notify, stored } from "./testing.ts";

afterEach(() => clock.resume());

const recipients = (count: number) => Array.from({ length: count }, (_, i) => email(`ion${i}@exemplu.md`));

it("of 20 calls at once as many are accepted as the day has deliveries, and the others are told when to come again", async () => {
  const machine = await createMachine({ limitaPeZi: 7 });
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => notify(machine, noticeOf({ recipients: recipients(2) }))),
  );
  const refused = answers.filter(({ status }) => status === 429);
  expect([answers.filter(({ status }) => status === 202).length, refused.length]).toEqual([3, 17]);
  for (const { headers } of refused) expect(Number(headers["retry-after"])).toBeGreaterThan(0);
  // Refused calls did not count: one delivery is left.
  expect((await notify(machine, noticeOf())).status).toBe(202);
  expect((await notify(machine, noticeOf())).status).toBe(429);
});

it("a repeated call counts nothing, and is answered beyond the limit; a refused one leaves nothing behind", async () => {
  const machine = await createMachine({ limitaPeZi: 1 });
  const first = await notify(machine, noticeOf(), "unu");
  const before = await stored();
  const [again, other] = [await notify(machine, noticeOf(), "unu"), await notify(machine, noticeOf(), "doi")];
  expect([first.status, again.status, other.status]).toEqual([202, 202, 429]);
  expect(await stored()).toEqual(before);
});

it("the limit starts over the next day", async () => {
  const machine = await createMachine({ limitaPeZi: 1 });
  await notify(machine, noticeOf());
  const { status, headers } = await notify(machine, noticeOf());
  expect(status).toBe(429);
  clock.freeze(new Date(clock.now().getTime() + Number(headers["retry-after"]) * 1000 + 1000));
  expect((await notify(machine, noticeOf())).status).toBe(202);
});

it("more deliveries than a day has are refused", async () => {
  const machine = await createMachine({ limitaPeZi: 2 });
  expect((await notify(machine, noticeOf({ recipients: recipients(3) }))).status).toBe(429);
});
