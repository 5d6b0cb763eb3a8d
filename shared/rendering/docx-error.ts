/** The reason why a file is not an acceptable DOCX. */
export type DocxFault = "nuEsteDocx" | "bomba" | "macrouri" | "referinteExterne";

export class DocxError extends Error {
  override readonly name = "DocxError";
  readonly fault: DocxFault;

  constructor(fault: DocxFault, options?: ErrorOptions) {
    super(fault, options);
    this.fault = fault;
  }
}

/** The template cannot be parsed: its placeholders do not match. */
export class DocxSyntaxError extends Error {
  override readonly name = "DocxSyntaxError";
  /** The faulty tag. */
  readonly tag: string;

  constructor(tag: string, options?: ErrorOptions) {
    super(`a placeholder that does not fit: ${tag}`, options);
    this.tag = tag;
  }
}
