/** The zones of the platform standard, section 5. */
export const zones = ["public", "citizen", "staff", "admin", "app"] as const;
export type Zone = (typeof zones)[number];

export const isZone = (text: string | undefined): text is Zone => zones.includes(text as Zone);
