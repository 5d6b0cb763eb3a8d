import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { operationsOf } from "../../shared/contract/contract-operations.ts";
import { idsByFunction } from "../../tools/console/screens.ts";
import { productSources } from "./product-sources.ts";
import { remedies } from "./remedies.ts";

/** The verbs that need a second person, and every operation that reaches them, by service. */
const marked: Record<string, Record<string, readonly string[]>> = {
  "documents.purge": { documents: ["documents.purge", "admin.documents.purge"] },
  "documents.release": { documents: ["documents.release", "admin.documents.release"] },
  "organizations.suspend": {
    documents: ["organizatii.replace", "organizatii.setStatut", "admin.organizations.suspend"],
  },
  "users.remove": {
    documents: ["users.remove", "app-users.remove", "admin.users.remove"],
    notifications: ["users.remove", "admin.users.remove"],
    platform: ["users.remove"],
  },
  "users.revokeFactors": Object.fromEntries(
    ["documents", "notifications", "platform", "identity", "template-admin", "invoicing"].map((service) => [
      service,
      ["users.revokeFactors"],
    ]),
  ),
  "machine-clients.rotate": { documents: ["machine-clients.rotate", "admin.machine-clients.rotateSecret"] },
  "machine-clients.remove": { documents: ["machine-clients.remove", "admin.machine-clients.remove"] },
  "queues.purge": {
    documents: ["admin.queues.purge"],
    notifications: ["queues.purge", "admin.queues.purge"],
  },
  "queues.replay": { notifications: ["queues.replay", "admin.queues.replay"] },
  "systems.waive": { platform: ["admin.systems.patch"] },
  "systems.acceptContract": { platform: ["admin.systems.acceptContract"] },
  "bank-tokens.create": { invoicing: ["admin.bank-tokens.create"] },
  "invoices.cancel": { invoicing: ["admin.invoices.cancel"] },
  "invoices.refund": { invoicing: ["admin.invoices.refund"] },
  "unmatched-lines.match": { invoicing: ["admin.unmatched-lines.match", "admin.unmatched.match"] },
};

/** The functions that carry a marked act out, and the only files that import them. */
const carriedOutBy: Record<string, readonly string[]> = {
  purgeDocument: ["functions/documents/keeping/documents/document-purge.ts"],
  changeOrganization: ["functions/documents/administration/tenants/organization-suspension.ts"],
  // The second for services without approvals.
  deleteAccount: ["shared/features/accounts/routes.ts", "shared/features/approvals/account-removal.ts"],
  resetFactors: ["shared/features/approvals/factor-reset.ts"],
  removeMachineClient: ["functions/documents/administration/machine-clients/approvals.ts"],
  purgeQueue: ["functions/notifications/operating/queues/approvals.ts"],
  replayQueue: ["functions/notifications/operating/queues/approvals.ts"],
  orderDeadLetters: ["functions/notifications/operating/queues/approvals.ts"],
  // Both judge waivers before they write.
  systemVerbs: ["functions/platform/systems/approvals.ts", "functions/platform/systems/waive-or-ask.ts"],
  acceptContract: ["functions/platform/systems/approvals.ts"],
  issueBankToken: ["functions/invoicing/extras/bank-token-issue.ts"],
  cancelInvoice: ["functions/invoicing/invoices/approvals.ts"],
  refundInvoice: ["functions/invoicing/invoices/approvals.ts"],
  matchLine: ["functions/invoicing/extras/line-match.ts"],
};

const services = ["documents", "notifications", "platform", "identity", "template-admin", "invoicing"];

const sources = new Map(productSources.map((file) => [file, readFileSync(join(root, file), "utf8")]));

const operations = services.flatMap((service) => {
  const contract: unknown = JSON.parse(readFileSync(join(root, `functions/${service}/openapi.json`), "utf8"));
  return operationsOf(contract as Parameters<typeof operationsOf>[0]).map((operation) => ({
    ...operation,
    service,
  }));
});

type Responses = { responses?: Record<string, object> };

/** True if an operation may answer with an approval that was asked for. */
const asks = (operation: object): boolean =>
  JSON.stringify((operation as Responses).responses?.["202"] ?? {}).includes(
    '#/components/schemas/AprobareCeruta"',
  );

/** True if it may also act at once. */
const actsToo = (operation: object): boolean =>
  Object.keys((operation as Responses).responses ?? {}).some(
    (status) => status.startsWith("2") && status !== "202",
  );

it("every verb that needs a second person is listed", () => {
  const declared = [...sources.values()].flatMap((source) =>
    [
      ...source.matchAll(
        /= approvable\(\s*"([^"]+)"|return approvable\(\s*"([^"]+)"|approvable\("([^"]+)", \{\n/g,
      ),
    ].map(([, ...names]) => names.find((name) => name !== undefined)),
  );
  expect([...new Set(declared)].toSorted(), remedies.secondPerson).toEqual(Object.keys(marked).toSorted());
});

it("every operation that asks for an approval reaches a listed verb, and has a case of FOUR_EYES=on", () => {
  const asking = operations
    .filter((operation) => asks(operation) && !operation.operationId.startsWith("admin.approvals."))
    .map(({ service, operationId }) => `${service} ${operationId}`);
  const listed = Object.values(marked).flatMap((byService) =>
    Object.entries(byService).flatMap(([service, ids]) => ids.map((id) => `${service} ${id}`)),
  );
  expect(asking.toSorted(), remedies.secondPerson).toEqual(listed.toSorted());
  const untested = listed.filter((name) => {
    const [service = "", id = ""] = name.split(" ");
    return !readFileSync(
      join(root, `functions/${service}/operating/approvals/four-eyes.wide.test.ts`),
      "utf8",
    ).includes(`"${id}`);
  });
  expect(untested, remedies.secondPerson).toEqual([]);
});

it.each(Object.entries(carriedOutBy))("%s is reached only through its approval", (name, allowed) => {
  const imports = new RegExp(`import \\{[^}]*\\b${name}\\b[^}]*\\} from`);
  const importers = [...sources].filter(([, source]) => imports.test(source)).map(([file]) => file);
  expect(importers.toSorted(), remedies.secondPerson).toEqual(allowed.toSorted());
});

/** By these the record engine says before the press what will happen. */
const DECLARES = /\bis(?:Removal|Creation)?Approved: true/;
/** A place that draws its dialog says it by these. */
const DRAWS = /<WillHappen|useAsksSecondPerson\(/;

/** Files that call such an operation without a press that may be asked for, with the reason. */
const saysNothing: Record<string, string> = {
  "console/documents/list-calls.ts": "list-dialogs.tsx draws its dialogs",
  "console/conformance/access-form.tsx": "changes of the access are made at once; only waivers are asked for",
  "console/conformance/system-kind.tsx": "so are changes of the other fields",
};

/** The files of the console that call an operation of which `isMeant` is true. */
function callersOf(isMeant: (operation: object) => boolean): Set<string> {
  const meant = new Set(
    operations
      .filter((operation) => isMeant(operation))
      .map(({ service, operationId }) => `${service} ${operationId}`),
  );
  const files = globSync("console/**/*.{ts,tsx}", { cwd: root, exclude: ["**/*.test.*"] });
  const calls = (file: string): boolean =>
    [
      ...readFileSync(join(root, file), "utf8").matchAll(
        /import \{([^}]*)\} from "[^"]*client\/generated\/([\w-]+)\/operations\.ts"/g,
      ),
    ].some(([, names = "", service = ""]) => {
      const ids = idsByFunction(service);
      return names
        .split(",")
        .some((name) =>
          meant.has(`${service} ${ids.get(`${service} ${name.trim().split(" as ")[0]}`) ?? ""}`),
        );
    });
  return new Set(files.filter((file) => calls(file)));
}

it("screens whose acts may wait for a second person say so before the press, and no other screens do", () => {
  const may = callersOf((operation) => asks(operation) && actsToo(operation));
  const isIn = (file: string, ...said: RegExp[]): boolean => {
    const source = readFileSync(join(root, file), "utf8");
    return said.some((one) => one.test(source));
  };
  const silent = [...may].filter((file) => !isIn(file, DECLARES, DRAWS));
  expect(silent.toSorted()).toEqual(Object.keys(saysNothing).toSorted());
  expect(may.size).toBeGreaterThan(5);
  const others = [...callersOf(() => true)].filter((file) => !may.has(file) && isIn(file, DECLARES));
  expect(others).toEqual([]);
});
