import { expect, it } from "vitest";
import type { AppError } from "../../../shared/errors.ts";
import { newAccount } from "../../../shared/features/accounts/account.ts";
import { type Account, Accounts } from "./account.ts";
import { anonymous, citizenOf, machineOf, personOf, type Person } from "./principal.ts";
import { demandTemplateRight, templateRightsOf, type TemplateFacts } from "./template-rights.ts";

const HOME = 1;
const ELSEWHERE = 2;
const authorities: Account["authorities"] = ["ROLE_USER", "ROLE_ADMIN"];
let ids = 10;

function somebody(fields: Partial<Account> = {}, suspended = false): Person {
  const known = { id: (ids += 1), login: "cineva", email: "cineva@temelia.test" };
  const affiliation = { memberships: new Map(), organizationBuckets: [], suspended };
  return personOf(newAccount(Accounts, { ...known, ...fields }, "test"), affiliation, { hasGrants: false });
}

const maker = somebody({ organizatieId: HOME });
const callers = {
  nobody: anonymous,
  stranger: somebody(),
  maker,
  "the maker, since in another organization": { ...maker, organizatieId: ELSEWHERE },
  "the maker, suspended": { ...maker, suspended: true },
  colleague: somebody({ organizatieId: HOME }),
  "administrator of the organization": somebody({ organizatieId: HOME, authorities }),
  "the same, suspended": somebody({ organizatieId: HOME, authorities }, true),
  "administrator of another": somebody({ organizatieId: ELSEWHERE, authorities }),
  "service administrator": somebody({ authorities, adminServiciu: true }),
  citizen: citizenOf(1, 7),
  machine: machineOf("MC-1", { emitentId: 1, scopes: ["documente.read", "documente.write"] }),
};

const draft: TemplateFacts = { publicat: false, creator: maker.key, organizatieId: HOME };
const published: TemplateFacts = { ...draft, publicat: true };

it.each<[keyof typeof callers, string[], string[]]>([
  ["nobody", [], []],
  ["stranger", [], ["read"]],
  ["maker", ["read", "write"], ["read"]],
  ["the maker, since in another organization", [], ["read"]],
  ["the maker, suspended", ["read"], ["read"]],
  ["colleague", [], ["read"]],
  ["administrator of the organization", ["read", "write", "publish"], ["read", "write", "publish"]],
  ["the same, suspended", ["read"], ["read"]],
  ["administrator of another", [], ["read"]],
  ["service administrator", ["read", "write", "publish"], ["read", "write", "publish"]],
  ["citizen", [], []],
  ["machine", [], ["read"]],
])("the rights on a template of %s: %j on a draft, %j on a published one", (name, ofDraft, ofPublished) => {
  expect([...templateRightsOf(callers[name], draft)]).toEqual(ofDraft);
  expect([...templateRightsOf(callers[name], published)]).toEqual(ofPublished);
});

it("the rights on a template that are missing are 404 for who may not read, 403 for who may", () => {
  const refused = (caller: keyof typeof callers, template: TemplateFacts) => {
    try {
      demandTemplateRight(callers[caller], template, "write");
      return undefined;
    } catch (error) {
      return (error as AppError).status;
    }
  };
  expect([refused("stranger", draft), refused("stranger", published), refused("maker", draft)]).toEqual([
    404,
    403,
    undefined,
  ]);
});
