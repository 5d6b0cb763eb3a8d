import type { Piece } from "./marks.ts";

/** Text with its found words marked. */
export function Marked({ pieces }: { pieces: readonly Piece[] }) {
  return pieces.map(({ text, isFound }, position) =>
    isFound ? <mark key={`${position}`}>{text}</mark> : <span key={`${position}`}>{text}</span>,
  );
}
