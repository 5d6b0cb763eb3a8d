/** Text as it is gathered from a file, up to a number of characters. */
export class TextWriter {
  private readonly most: number;
  private readonly pieces: string[] = [];
  private length = 0;

  constructor(most = Infinity) {
    this.most = most;
  }

  get isFull(): boolean {
    return this.length >= this.most;
  }

  add(text: string): void {
    if (text === "" || this.isFull) return;
    this.pieces.push(text);
    this.length += text.length;
  }

  /** The text without soft hyphens, spaces at ends of lines, and empty lines. */
  text(): string {
    return this.pieces
      .join("")
      .replaceAll("\u00ad", "")
      .replaceAll(/[^\S\n]+$/gm, "")
      .replaceAll(/\n{2,}/g, "\n")
      .trim();
  }
}
