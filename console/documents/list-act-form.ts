import type { Row } from "./list-rows.ts";

/** What the form of a dialog gets: the rows that it is about. */
export interface ActFormProps {
  /** The id in the address: of a document, or of the rows that were chosen. */
  id: string;
  rows: readonly Row[];
  close: () => void;
  onChange: () => void;
}
