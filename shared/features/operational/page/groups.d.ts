export function isGrouped(tag: string): boolean;
