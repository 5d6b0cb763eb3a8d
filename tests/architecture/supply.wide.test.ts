import { expect, it } from "vitest";
import { billOf, type Bill, packagesIn } from "../../tools/supply/bill.ts";
import { deployable, locked, nameAt } from "../../tools/supply/locked.ts";

/** As cyclonedx-npm writes it, from the lockfile. */
const whole: Bill = {
  metadata: { component: { "bom-ref": "temelia", name: "temelia", version: "1" } },
  components: deployable.map(([place, { version = "" }]) => ({
    "bom-ref": place,
    name: nameAt(place),
    version,
  })),
  dependencies: [
    {
      ref: "temelia",
      dependsOn: Object.keys(locked[""]?.dependencies ?? {}).map((name) => `node_modules/${name}`),
    },
    ...deployable.map(([place, { dependencies = {} }]) => ({
      ref: place,
      dependsOn: Object.keys(dependencies).map((name) => `node_modules/${name}`),
    })),
  ],
};

it("a bill of materials has what a part imports and opens, with what that needs, and nothing of the other", async () => {
  const [functions, pages] = await Promise.all([billOf("functions", whole), billOf("console", whole)]);
  const names = (bill: Bill) => packagesIn(bill).map(({ name }) => name);
  expect(names(functions)).toEqual(
    expect.arrayContaining(["@aws-sdk/client-s3", "@smithy/core", "zod", "tesseract.js", "dejavu-fonts-ttf"]),
  );
  expect(names(functions)).not.toContain("react");
  expect(names(pages)).toEqual(expect.arrayContaining(["react", "react-dom", "scheduler"]));
  expect(names(pages)).not.toContain("zod");
  expect(functions.metadata.component.name).toBe("temelia-functions");
});
