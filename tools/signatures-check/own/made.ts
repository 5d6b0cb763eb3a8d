/** A file of the own corpus, as it was made. */
export interface Made {
  id: string;
  file: string;
  /** pdf, cades, xades, asic-cades, asic-xades, jades. */
  kind: string;
  form: string;
  /** The program that signed it. */
  by: string;
  contents?: { file: string; name: string }[];
  /** Of a tampered twin: the file that it is a copy of, what is another in it, and whether that is something signed. */
  twinOf?: string;
  change?: string;
  isChanged?: boolean;
  /** Readers disagree on what the file has. */
  isAmbiguous?: boolean;
}

/** The lines of a program's output, each an object of JSON. */
export const linesIn = <T>(output: string): T[] =>
  output
    .split("\n")
    .filter((line) => line.startsWith("{"))
    .map((line) => JSON.parse(line) as T);
