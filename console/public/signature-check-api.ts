import type { VerificareaSemnaturilor } from "../../client/generated/documents/types.ts";
import { call, jsonOf } from "./api.ts";
import { contentOf, type Content } from "./content.ts";

/** A signed file, and the file that it signs if that is another one. */
export interface Sent {
  file: File;
  content?: File | undefined;
}

function formOf({ file, content }: Sent): FormData {
  const form = new FormData();
  form.append("file", file);
  if (content) form.append("continutSemnat", content);
  return form;
}

/** Checks the signatures of a file; the service does not keep it. */
export const checkSignatures = (sent: Sent): Promise<VerificareaSemnaturilor> =>
  jsonOf(call("POST", "/documents/api/v1/public/signature-checks", formOf(sent)));

/** The report on the same file, which is checked again for it: for people as a PDF, for programs as XML. */
export const downloadReport = (sent: Sent, format: "pdf" | "xml"): Promise<Content> =>
  contentOf(() =>
    call("POST", `/documents/api/v1/public/signature-checks/report?format=${format}`, formOf(sent)),
  );
