import { expect, it } from "vitest";
import { retentionWords } from "../../console/retention/words.ts";
import { jobs } from "../../functions/documents/maintenance/due-documents.ts";

it("the console says the days after which maintenance archives and purges", () => {
  for (const { maintenance, holds } of [retentionWords.ro, retentionWords.ru]) {
    expect(maintenance.archive).toContain(` ${jobs.archive?.days} `);
    expect(maintenance.purge).toContain(` ${jobs.purge?.days} `);
    expect(holds.liftText).toContain(` ${jobs.purge?.days} `);
  }
});
