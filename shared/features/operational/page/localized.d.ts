export function inLanguage(text: string, language: string): string;
