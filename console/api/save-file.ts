/** The browser keeps the address of a file until it has begun to read it. */
const KEPT_MS = 60_000;

/** Saves content as a file of the person, under a name. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const anchor = document.createElement("a");
  anchor.href = address;
  anchor.download = name;
  anchor.click();
  setTimeout(() => URL.revokeObjectURL(address), KEPT_MS);
}
