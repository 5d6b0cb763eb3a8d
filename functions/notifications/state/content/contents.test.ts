import { ownCloud } from "../../../../shared/testing/own-cloud.ts";
import "../../testing.ts";
import { afterAll, expect, it } from "vitest";
import { placeContent, readContent } from "./contents.ts";
import type { Content } from "../../records/content.ts";

afterAll(() => ownCloud.stop());

it("content whose first write was not answered is stored once, under its own key", async () => {
  await ownCloud.faults.change({ s3Dropped: 0.5, seed: 3 });
  const content: Content = {
    texts: { subject: { ro: "Aviz" }, body: { ro: "Text" } },
    variables: {},
    recipients: [],
    forwardTo: [],
    attachments: [],
  };
  for (let number = 0; number < 12; number += 1) {
    const objectKey = await placeContent(content, "content/");
    expect(await readContent({ objectKey })).toEqual(content);
  }
  expect(ownCloud.faults.state().s3Dropped.injected).toBeGreaterThan(0);
});
