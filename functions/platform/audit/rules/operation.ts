import type { Operation } from "../model/contract.ts";
import { FIRST_EDITION, rule } from "../model/rule.ts";
import { breach, each, ofContract, quoted } from "./support/judging.ts";

export const operationId = rule({
  id: "operation-id",
  says: [
    "operationId are forma {zonă}.{resursă}.{acțiune}; zona și resursa sunt ale adresei.",
    "operationId имеет вид {зона}.{ресурс}.{действие}; зона и ресурс — из адреса.",
    "operationId has the form zone.resource.action; the zone and the resource are those of the address.",
  ],
  source: "Platform standard, OpenAPI",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Redenumiți operațiunea, de exemplu staff.requests.approve.",
    "Переименуйте операцию, например staff.requests.approve.",
    "Rename the operation, for example staff.requests.approve.",
  ],
  judge: ofContract(({ contract }) =>
    each(
      contract.operations.filter(({ isOperational }) => !isOperational),
      (operation) =>
        isNamed(operation)
          ? undefined
          : breach(operation.key, expectedName(operation), quoted(operation.operationId)),
    ),
  ),
});

/** Further nouns may follow the resource; the action is camelCase. */
function isNamed({ operationId: name, zone, resource }: Operation): boolean {
  if (typeof name !== "string" || zone === undefined) return false;
  const [zoneName, resourceName, ...rest] = name.split(".");
  return (
    zoneName === zone &&
    resourceName === resource &&
    rest.length > 0 &&
    rest.slice(0, -1).every((part) => /^[a-z][a-z0-9-]*$/.test(part)) &&
    /^[a-z][A-Za-z0-9]*$/.test(rest.at(-1) ?? "")
  );
}

const expectedName = ({ zone, resource }: Operation): string =>
  `${zone ?? "{zone}"}.${resource ?? "{resource}"}.{action}`;

export const operationIdUnique = rule({
  id: "operation-id-unique",
  says: [
    "Fiecare operationId apare o singură dată.",
    "Каждый operationId встречается один раз.",
    "Every operationId appears only once.",
  ],
  source: "Platform standard, OpenAPI",
  level: "must",
  since: FIRST_EDITION,
  fix: [
    "Dați fiecărei operațiuni un nume propriu; generatoarele de clienți suprascriu dublurile.",
    "Дайте каждой операции своё имя; генераторы клиентов перезаписывают дубли.",
    "Give every operation its own name; client generators overwrite duplicates.",
  ],
  judge: ofContract(({ contract }) => {
    const byName = Map.groupBy(contract.operations, ({ operationId: name }) => name);
    return each([...byName], ([name, [first, ...others]]) =>
      typeof name === "string" && first && others.length > 0
        ? breach(first.key, "a name of its own", `${String(others.length + 1)} operations are called ${name}`)
        : undefined,
    );
  }),
});
