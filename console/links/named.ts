/** A link in the address of a dialog, `7-12`: the document and the link. */
export function linkNamed(text: string): { id: number; linkId: number } | undefined {
  const [, id, linkId] = /^(\d+)-(\d+)$/.exec(text) ?? [];
  return id === undefined || linkId === undefined ? undefined : { id: Number(id), linkId: Number(linkId) };
}
