import { afterEach, describe, expect, it } from "vitest";
import { config as auth } from "../auth/config.ts";
import { clock } from "../clock.ts";
import type { Stored } from "../data/entity.ts";
import { readUnique, removing } from "../data/repository.ts";
import { transact } from "../data/transaction.ts";
import type { Account, AccountRecords } from "../features/accounts/account.ts";
import { config } from "../features/approvals/config.ts";
import { asking } from "./four-eyes.ts";
import { accountRecords, addPersonTo, addServiceAdmin, bearerOf, type ServiceName } from "./people.ts";

type Headers = Record<string, string>;
type Send = (
  address: string,
  body: object | undefined,
  headers: Headers,
) => Promise<{ status: number; json: unknown }>;

interface Asked {
  service: ServiceName;
  post: Send;
  put: Send;
  /** Asks for an act that needs a second person. @returns the id of the approval */
  ask(headers: Headers): Promise<number>;
}

const DAY_MS = 24 * 3_600_000;
const PASSWORD = "o parolă bună de probă";
const administering = { authorities: ["ROLE_USER", "ROLE_ADMIN"], adminServiciu: true };

let count = 0;

/** Four eyes are two people's: accounts that may be one person's do not approve for one another. */
export function describeOnePerson({ service, post, put, ask }: Asked): void {
  const records = accountRecords[service] as unknown as AccountRecords;
  const hasSubjects = records.own.subject !== undefined;

  const now = async ({ login }: Pick<Account, "login">): Promise<Stored<Account>> => {
    const found = await readUnique(records, "login", login);
    if (!found) throw new Error(`there is no ${login}`);
    return found;
  };
  const headersOf = async (account: Pick<Account, "login">): Promise<Headers> =>
    bearerOf(service, await now(account));

  /** A service administrator whom another one makes, with a password that the other one knows. */
  async function made(by: Account, fields: object = administering): Promise<Account> {
    const login = `al-doilea-${(count += 1)}`;
    const body = { login, email: `${login}@exemplu.md`, password: PASSWORD, ...fields };
    expect((await post("/api/admin/users", body, await headersOf(by))).status).toBe(201);
    return now({ login });
  }

  async function change(account: Account, by: Account, fields: object): Promise<void> {
    const { status } = await put(`/api/admin/users/${account.login}`, fields, await headersOf(by));
    expect(status).toBe(200);
  }

  async function approve(requester: Account, approver: Account): Promise<number> {
    const id = await asking(async () => ask(await headersOf(requester)));
    return (await post(`/api/v1/admin/approvals/${id}/approve`, undefined, await headersOf(approver))).status;
  }

  const admin = () => addServiceAdmin(service);
  const plain = () => addPersonTo(service) as Promise<Account>;

  /** Two accounts that may be one person's. */
  const pairs: [title: string, make: () => Promise<[requester: Account, approver: Account]>][] = [
    [
      "which its requester made",
      async () => {
        const requester = await admin();
        return [requester, await made(requester)];
      },
    ],
    [
      "to which its requester gave a password",
      async () => {
        const [requester, approver] = [await admin(), await admin()];
        await change(approver, requester, { password: PASSWORD });
        return [requester, approver];
      },
    ],
    [
      "to which its requester gave an address for passwords",
      async () => {
        const [requester, approver] = [await admin(), await admin()];
        await change(approver, requester, { email: `${approver.login}@alta.md` });
        return [requester, approver];
      },
    ],
    [
      "to which its requester gave a role",
      async () => {
        const [requester, approver] = [await admin(), await plain()];
        await change(approver, requester, administering);
        return [requester, approver];
      },
    ],
    [
      "which made its requester",
      async () => {
        const approver = await admin();
        return [await made(approver), approver];
      },
    ],
    [
      "which an administrator made, as its requester",
      async () => {
        const maker = await admin();
        return [await made(maker), await made(maker)];
      },
    ],
    [
      "which an account made that its requester made",
      async () => {
        const requester = await admin();
        return [requester, await made(await made(requester))];
      },
    ],
    [
      "whose maker was removed meanwhile",
      async () => {
        const maker = await admin();
        const approver = await made(maker);
        await transact(removing(records, await now(maker)));
        return [await admin(), approver];
      },
    ],
    ...(hasSubjects
      ? [
          [
            "to which its requester gave a person of the government's login",
            async () => {
              const [requester, approver] = [await admin(), await admin()];
              await change(approver, requester, { subject: `https://login.test#${approver.login}` });
              return [requester, approver];
            },
          ] satisfies (typeof pairs)[number],
        ]
      : []),
  ];

  const statuses = async (requester: Account, approver: Account, days: number[]): Promise<number[]> => {
    const answers: number[] = [];
    for (const day of days) {
      clock.freeze(new Date(Date.now() + day * DAY_MS));
      answers.push(await approve(requester, approver));
    }
    return answers;
  };

  describe("four eyes are two people's", () => {
    afterEach(() => {
      clock.resume();
      config.approverApartDays = 30;
      auth.governmentLogin = "optional";
    });

    it.each(pairs)("an act is approved after 30 days, and not before, by an account %s", async (_, make) => {
      expect(await statuses(...(await make()), [0, 29, 31])).toEqual([403, 403, 200]);
    });

    it("the days in which an act is not approved by an account of its requester are a setting; 0 ends them", async () => {
      const requester = await admin();
      const approver = await made(requester);
      config.approverApartDays = 2;
      expect(await statuses(requester, approver, [1, 3])).toEqual([403, 200]);
      config.approverApartDays = 0;
      expect(await statuses(requester, await made(requester), [0])).toEqual([200]);
    });

    it("an act is approved by an account of which its requester changed only the name", async () => {
      const [requester, approver] = [await admin(), await admin()];
      await change(approver, requester, { firstName: "Ion", lastName: "Rotaru", langKey: "ru" });
      expect(await approve(requester, approver)).toBe(200);
    });

    it("where the government's login is required, its requester and its approver are both people of that login", async () => {
      auth.governmentLogin = "required";
      const known = (name: string) =>
        addPersonTo(service, { ...administering, subject: `https://login.test#${name}-${service}` });
      const [some, other] = hasSubjects
        ? [await known("ana"), await known("ion")]
        : [await admin(), await admin()];
      const unknown = await admin();
      const expected = hasSubjects ? [200, 403] : [200, 200];
      expect([await approve(some, other), await approve(unknown, other)]).toEqual(expected);
    });
  });
}
