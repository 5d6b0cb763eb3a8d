/** The kinds of background jobs that have names here. */
export const jobKinds = ["upload", "import", "conversion", "reindex"] as const;
export type JobKind = (typeof jobKinds)[number];

export const isJobKind = (name: string): name is JobKind => jobKinds.some((one) => one === name);
