/** Those whose place is known. What stands below one that is on its way comes with it, and moves under no pointer. */
export function placed<One extends { isComing?: boolean | undefined }>(all: readonly One[]): readonly One[] {
  const coming = all.findIndex(({ isComing }) => isComing);
  return coming < 0 ? all : all.slice(0, coming);
}
