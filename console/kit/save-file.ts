/** Gives bytes to the browser, which asks where to save them or puts them into the downloads folder. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the address after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
