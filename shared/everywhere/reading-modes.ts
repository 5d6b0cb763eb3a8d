/** How content is read. Each is an event DESCARCAT, whose `detalii.mod` tells them apart. */
export const readingModes = ["vizualizare", "descarcare", "comparare"] as const;
export type ReadingMode = (typeof readingModes)[number];

interface ReadEvent {
  tip: string;
  detalii: Readonly<Record<string, unknown>>;
}

/** How an event read content; undefined for other events, and for those from before it was kept. */
export function modeOf({ tip, detalii }: ReadEvent): ReadingMode | undefined {
  if (tip !== "DESCARCAT") return undefined;
  const kept = readingModes.find((mode) => mode === detalii.mod);
  return kept ?? (detalii.previzualizare === true ? "vizualizare" : undefined);
}
