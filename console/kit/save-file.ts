/** Gives bytes to the browser, which asks or saves them in the folder of downloads. */
export function saveFile(content: Blob, name: string): void {
  const address = URL.createObjectURL(content);
  const link = document.createElement("a");
  link.href = address;
  link.download = name;
  link.click();
  // Browsers read the address after the press.
  setTimeout(() => URL.revokeObjectURL(address), 60_000);
}
