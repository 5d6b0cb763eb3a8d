import {
  type Block,
  GetDocumentTextDetectionCommand,
  type GetDocumentTextDetectionCommandOutput,
  StartDocumentTextDetectionCommand,
} from "@aws-sdk/client-textract";
import { textract } from "../aws/textract.ts";
import { PDF, TIFF } from "../text/file-kinds.ts";
import { UnreadableFile } from "../text/unreadable.ts";
import type { Language } from "./language.ts";
import type { Recognized } from "./recognized.ts";

/** Textract reads English, French, German, Italian, Portuguese and Spanish; only one of them is among our languages. */
export const textractReads = (language: Language): boolean => language === "en";

/** Other kinds of pictures become pages here, and are read by Tesseract. */
export const textractOpens = (contentType: string): boolean =>
  [PDF, "image/jpeg", "image/png", TIFF].includes(contentType);

/**
 * Starts to read a file of a bucket. The same name within an hour is the same job, so that a killed worker does not
 * cause a second charge.
 */
export async function startTextract({ bucket, key, name }: Record<"bucket" | "key" | "name", string>) {
  const { JobId = "" } = await textract().send(
    new StartDocumentTextDetectionCommand({
      DocumentLocation: { S3Object: { Bucket: bucket, Name: key } },
      ClientRequestToken: name,
    }),
  );
  return JobId;
}

/**
 * What each page of a job says, whichever side is up; undefined while it runs.
 * @throws UnreadableFile if Textract could not read the file
 */
export async function textractPages(job: string): Promise<Recognized[] | undefined> {
  const blocks: Block[] = [];
  let answer = await ask(job);
  if (answer.JobStatus === "IN_PROGRESS") return undefined;
  if (answer.JobStatus !== "SUCCEEDED") throw new UnreadableFile("stricat", answer.StatusMessage);
  const pageCount = answer.DocumentMetadata?.Pages ?? 0;
  blocks.push(...(answer.Blocks ?? []));
  while (answer.NextToken) {
    answer = await ask(job, answer.NextToken);
    blocks.push(...(answer.Blocks ?? []));
  }
  return Array.from({ length: pageCount }, (_, index) => pageIn(blocks, index + 1));
}

const ask = (JobId: string, NextToken?: string): Promise<GetDocumentTextDetectionCommandOutput> =>
  textract().send(new GetDocumentTextDetectionCommand({ JobId, NextToken }));

function pageIn(blocks: Block[], page: number): Recognized {
  const of = (kind: Block["BlockType"]) =>
    blocks.filter(({ BlockType, Page = 1 }) => BlockType === kind && Page === page);
  return {
    text: of("LINE")
      .map(({ Text = "" }) => Text)
      .join("\n"),
    words: of("WORD").map(({ Text = "", Confidence = 0 }) => ({
      text: Text,
      confidence: Math.round(Confidence),
    })),
  };
}
