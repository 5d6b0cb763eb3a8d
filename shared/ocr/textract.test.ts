import {
  GetDocumentTextDetectionCommand,
  StartDocumentTextDetectionCommand,
  TextractClient,
} from "@aws-sdk/client-textract";
import { mockClient } from "aws-sdk-client-mock";
import { afterAll, afterEach, expect, it } from "vitest";
import { startTextract, textractOpens, textractPages, textractReads } from "./textract.ts";

const aws = mockClient(TextractClient);
afterEach(() => aws.reset());
afterAll(() => aws.restore());

it("Textract reads English, and neither Romanian nor Russian", () => {
  expect((["en", "ro", "ru"] as const).filter(textractReads)).toEqual(["en"]);
});

it("Textract opens PDF, JPEG, PNG and TIFF, and no other pictures", () => {
  const types = [
    "application/pdf",
    "image/jpeg",
    "image/png",
    "image/tiff",
    "image/heic",
    "image/webp",
    "image/gif",
  ];
  expect(types.filter(textractOpens)).toEqual(types.slice(0, 4));
});

it("a job is started by a name of its own: who starts it again gets the same", async () => {
  aws.on(StartDocumentTextDetectionCommand).resolves({ JobId: "job-1" });
  expect(await startTextract({ bucket: "b", key: "uploads/A/v1", name: "conversion-7" })).toBe("job-1");
  expect(aws.commandCalls(StartDocumentTextDetectionCommand)[0]?.args[0].input).toEqual({
    DocumentLocation: { S3Object: { Bucket: "b", Name: "uploads/A/v1" } },
    ClientRequestToken: "conversion-7",
  });
});

it("a job that runs has no pages yet", async () => {
  aws.on(GetDocumentTextDetectionCommand).resolves({ JobStatus: "IN_PROGRESS" });
  expect(await textractPages("job-1")).toBeUndefined();
});

it("the lines and words of a job are collected over all its answers, page by page", async () => {
  const line = (Text: string, Page: number) => ({ BlockType: "LINE" as const, Text, Page });
  aws
    .on(GetDocumentTextDetectionCommand, { JobId: "job-1", NextToken: undefined })
    .resolves({
      JobStatus: "SUCCEEDED",
      DocumentMetadata: { Pages: 3 },
      Blocks: [
        { BlockType: "PAGE", Page: 1 },
        line("First", 1),
        { BlockType: "WORD", Text: "First", Confidence: 98.6, Page: 1 },
      ],
      NextToken: "more",
    })
    .on(GetDocumentTextDetectionCommand, { JobId: "job-1", NextToken: "more" })
    .resolves({ JobStatus: "SUCCEEDED", Blocks: [line("line", 1), line("Second", 3)] });
  expect(await textractPages("job-1")).toEqual([
    { text: "First\nline", words: [{ text: "First", confidence: 99 }] },
    { text: "", words: [] },
    { text: "Second", words: [] },
  ]);
});

it("a job that failed is a file that cannot be read", async () => {
  aws.on(GetDocumentTextDetectionCommand).resolves({ JobStatus: "FAILED", StatusMessage: "UNSUPPORTED" });
  await expect(textractPages("job-1")).rejects.toMatchObject({ reason: "stricat" });
});
