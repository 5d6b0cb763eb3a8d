import { expect, it } from "vitest";
import { days } from "../../console/retention/days.ts";
import { jobs } from "../../functions/documents/operating/maintenance/due-documents.ts";

it("the console says the days after which maintenance archives and purges", () => {
  expect(days).toEqual({ archive: jobs.archive?.days, purge: jobs.purge?.days });
});
