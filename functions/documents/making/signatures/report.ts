import * as z from "zod";
import { documentFileName } from "../../../../shared/content/file-name.ts";
import { sha256 } from "../../../../shared/content/hash.ts";
import type { Language } from "../../../../shared/context.ts";
import type { FileContent } from "../../../../shared/http/responses.ts";
import { PageError } from "../../../../shared/rendering/blocks.ts";
import type { Reported } from "../../signing/report/etsi-report.ts";
import { openable, tooMuchInside } from "./opened-apart.ts";
import type { Verified } from "./report-page.ts";

/** A page for people as PDF or HTML, or the validation report of ETSI TS 119 102-2 for machines. */
export const reportFormats = ["pdf", "html", "xml"] as const;
export const ReportQuery = z.object({ format: z.enum(reportFormats).default("pdf") });

export interface Wanted {
  format: (typeof reportFormats)[number];
  language: Language;
}

export interface Report {
  verified: Verified;
  reported: Reported;
  isConfidential?: boolean;
}

const contentTypes = {
  pdf: "application/pdf",
  html: "text/html; charset=utf-8",
  xml: "application/xml; charset=utf-8",
} as const;

/** The report as a file in the wanted format. @throws unprocessable if it would have too many pages */
export async function reportFile(report: Report, { format, language }: Wanted): Promise<FileContent> {
  const { verified, reported, isConfidential = true } = report;
  const bytes = await openable(() => writers[format]({ verified, reported }, language)).catch(
    (error: unknown) => {
      throw error instanceof PageError ? tooMuchInside(error) : error;
    },
  );
  return {
    name: documentFileName(`${verified.name} – raport`, format),
    contentType: contentTypes[format],
    size: bytes.length,
    hash: sha256(bytes),
    isConfidential,
    // The page is ours: its texts are, and the names of strangers in it are escaped.
    ...(format === "html" ? { isOfPage: true } : {}),
    read: async ({ start, end }) => bytes.subarray(start, end + 1),
  };
}

const writers: Record<Wanted["format"], (report: Report, language: Language) => Promise<Buffer>> = {
  pdf: async ({ verified }, language) => (await import("./report-page.ts")).reportPdf(verified, language),
  html: async ({ verified }, language) => (await import("./report-page.ts")).reportHtml(verified, language),
  xml: async ({ reported }) =>
    Buffer.from((await import("../../signing/report/etsi-report.ts")).etsiReport(reported)),
};
