export function madeOnce(place: string, sources: readonly (string | Buffer)[], make: () => string): string;
