export const languages: ("ro" | "ru" | "en")[];
export const words: Record<"ro" | "ru" | "en", { placeholders: object; groups: Record<string, string> }>;
