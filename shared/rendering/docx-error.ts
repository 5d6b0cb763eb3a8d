/** Why a file is no DOCX that may be opened. */
export type DocxFault = "nuEsteDocx" | "bomba" | "macrouri" | "referinteExterne";

export class DocxError extends Error {
  override readonly name = "DocxError";
  readonly fault: DocxFault;

  constructor(fault: DocxFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** The template cannot be read: its placeholders do not fit together. */
export class DocxSyntaxError extends Error {
  override readonly name = "DocxSyntaxError";
  /** What stands there. */
  readonly tag: string;

  constructor(tag: string, options?: ErrorOptions) {
    super(`a placeholder that does not fit: ${tag}`, options);
    this.tag = tag;
  }
}
