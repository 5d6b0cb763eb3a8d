import { apart } from "../../../shared/apart/apart.ts";
import type { Answers, Limits } from "../../../shared/apart/opener-process.ts";
import type { SignedContent, JudgedFile } from "./judged-file.ts";
import type { Extending, ExtensionWish } from "./pdf-extending.ts";
import type { PdfVerdict } from "./pdf-judging.ts";
import type { PreparedPdf, SignaturePlace } from "./pdf-signing.ts";
import type { Trust } from "./outcomes.ts";
import type { Around, ContentFacts, FoundContent } from "./signed-contents.ts";

/**
 * A PDF of 50 MB is signed or judged in 2 s, with ten times its size in memory. Signing opens it three times, within one
 * request.
 */
const LIMITS: Limits = { milliseconds: 8_000, megabytes: 320 };

const opener = async () => (await import("./signed-file-opener.ts")).default;

/** `preparePdf` in a separate process. @throws UnsignablePdf, ApartFailure */
export const prepareApart = async (bytes: Buffer, place: SignaturePlace): Promise<PreparedPdf> =>
  apart(await opener(), "prepare", { bytes, place }, LIMITS);

/** `judgePdf` in a separate process. @throws ApartFailure */
export const judgeApart = async (bytes: Buffer, trust: Trust, field?: string): Promise<PdfVerdict[]> =>
  (await judgeReadableApart(bytes, trust, field)) ?? [];

/**
 * `judgeReadable` in a separate process, which calls back for data that only this process can fetch. @throws ApartFailure
 */
export async function judgeReadableApart(
  bytes: Buffer,
  trust: Trust,
  field?: string,
): Promise<PdfVerdict[] | null> {
  const { answers, ...input } = passed(trust);
  return apart(await opener(), "judge", { bytes, field, ...input }, LIMITS, answers);
}

/** `extendPdf` in a separate process. @throws UnsignablePdf, ApartFailure */
export async function extendApart(bytes: Buffer, trust: Trust, wish: ExtensionWish): Promise<Extending> {
  const { answers, ...input } = passed(trust);
  return apart(await opener(), "extend", { bytes, wish, ...input }, LIMITS, answers);
}

/** `judgeFile` in a separate process. @throws ApartFailure, ArchiveTooLarge */
export async function judgeFileApart(
  bytes: Buffer,
  trust: Trust,
  contents: SignedContent[] = [],
): Promise<JudgedFile> {
  const { answers, ...input } = passed(trust);
  return apart(await opener(), "file", { bytes, contents, ...input }, LIMITS, answers);
}

/** `listContents` in a separate process. @throws ApartFailure, ArchiveTooLarge */
export const listContentsApart = async (around: Around): Promise<ContentFacts[]> =>
  apart(await opener(), "contents", around, LIMITS);

/** `contentAt` in a separate process. @throws ApartFailure, ArchiveTooLarge */
export const contentApart = async (around: Around, numar: number): Promise<FoundContent | null> =>
  apart(await opener(), "content", { ...around, numar }, LIMITS);

/** `readableContents` in a separate process. @throws ApartFailure, ArchiveTooLarge */
export const readableContentsApart = async (around: Around, most: number): Promise<FoundContent[]> =>
  apart(await opener(), "readable", { ...around, most }, LIMITS);

/** The data of a trust, and the answers to the questions for its functions. */
function passed({ anchors, ...others }: Trust) {
  const entries: [string, unknown][] = Object.entries(others);
  const asked = entries.filter((entry): entry is [string, Question] => typeof entry[1] === "function");
  const facts = Object.fromEntries(entries.filter(([, value]) => typeof value !== "function"));
  const answers: Answers = Object.fromEntries(
    asked.map(([name, act]) => [name, (values: unknown[]) => act(...values)]),
  );
  return { facts, questions: Object.keys(answers), answers, anchors: anchors.map(({ raw }) => raw) };
}

type Question = (...values: unknown[]) => unknown;
