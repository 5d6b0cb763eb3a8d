export interface Plant {
  id: string;
  name: string;
}

export const PAGE_ROWS = 5;
export const plants: readonly Plant[] = Array.from({ length: 10_000 }, (_, index) => ({
  id: `${index + 1}`,
  name: `Planta ${index + 1}`,
}));

/** The saved names by id. */
export const renamed = new Map<string, string>();
