import * as z from "zod";

const Expected = z.object({
  integrity: z.string(),
  trust: z.string(),
  indication: z.string().nullable(),
  subIndication: z.string().nullable(),
});
/** A file of a corpus, and the answers to its signatures. */
export const ExpectedFile = z.object({
  id: z.string(),
  file: z.string(),
  kind: z.string(),
  repository: z.string(),
  twinOf: z.unknown().optional(),
  contents: z.array(z.object({ file: z.string(), name: z.string().optional() })).optional(),
  signatures: z.array(
    z.object({
      field: z.string().optional(),
      end: z.number().nullish(),
      expected: Expected,
      dssAtTimeOfFile: z
        .object({ time: z.string(), indication: z.string(), subIndication: z.string().nullish() })
        .nullish(),
    }),
  ),
});
export type ExpectedFile = z.output<typeof ExpectedFile>;
