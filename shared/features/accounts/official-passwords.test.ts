import { afterEach, expect, it, vi } from "vitest";
vi.hoisted(() => {
  process.env.STAFF_NETWORKS = "192.0.2.0/24,203.0.113.0/24";
  process.env.ADMIN_NETWORKS = "192.0.2.0/24";
});
import {
  addPerson,
  call,
  organizationAdministrator,
  PASSWORD,
  serviceAdministrator,
  signInAs,
  tokenOf,
} from "../../testing/accounts-service.ts";
import { Accounts as documents } from "../../../functions/documents/access/account.ts";
import { Accounts as identity } from "../../../functions/identity/access/account.ts";
import { Accounts as invoicing } from "../../../functions/invoicing/access/account.ts";
import { Accounts as notifications } from "../../../functions/notifications/access/account.ts";
import { Accounts as platform } from "../../../functions/platform/access/account.ts";
import { Accounts as templateAdmin } from "../../../functions/template-admin/access/account.ts";
import { config } from "../../auth/config.ts";
import { refuseOfficial, type SignedInAt } from "./access.ts";

afterEach(() => void (config.governmentLogin = "optional"));

const [OF_ADMINISTRATORS, OF_STAFF, HOME] = ["192.0.2.9", "203.0.113.9", "198.51.100.9"] as const;

it.each([
  ["a person without a role", "liber", {}, [200, 200, 200]],
  ["an official", "functionara", { authorities: ["ROLE_USER", "ROLE_STAFF"] }, [200, 200, 403]],
  ["an administrator of the service", "serviciu", serviceAdministrator, [200, 403, 403]],
  ["an administrator of an organization", "institutie", organizationAdministrator(1), [200, 403, 403]],
])(
  "the password and the token of %s count in the networks of their zone, at older addresses too",
  async (_, login, fields, statuses) => {
    const token = tokenOf(await addPerson(login, fields));
    const ways = {
      password: (from: string) => signInAs(login, PASSWORD, from),
      token: (from: string) => call("GET /api/authenticate", { token, from }),
      renewal: (from: string) => call("PUT /api/authenticate", { token, from }),
    };
    for (const [way, ask] of Object.entries(ways)) {
      const answers = [await ask(OF_ADMINISTRATORS), await ask(OF_STAFF), await ask(HOME)];
      expect([way, answers.map(({ status }) => status)]).toEqual([way, statuses]);
    }
  },
);

it("a wrong password of an official is 401 from every network, so that it does not tell who is one", async () => {
  await addPerson("alta", serviceAdministrator);
  expect((await signInAs("alta", "altceva", HOME)).status).toBe(401);
});

const refuses = (records: SignedInAt, authorities: string[]): boolean => {
  try {
    refuseOfficial(records, { authorities }, OF_ADMINISTRATORS);
    return false;
  } catch {
    return true;
  }
};

it.each([
  ["documents", documents, true],
  ["notifications", notifications, true],
  ["platform", platform, true],
  ["identity", identity, false],
  ["template-admin", templateAdmin, false],
  ["invoicing", invoicing, false],
])(
  "with GOVERNMENT_LOGIN=only no password of an official counts in services with that login: %s",
  (_, records, ended) => {
    for (const login of ["optional", "required", "only"] as const) {
      config.governmentLogin = login;
      const refused = ["ROLE_USER", "ROLE_STAFF", "ROLE_OPERATOR", "ROLE_ADMIN"].map((role) =>
        refuses(records, [role]),
      );
      const isEnded = ended && login === "only";
      expect([login, refused]).toEqual([login, [false, isEnded, isEnded, isEnded]]);
    }
  },
);
