import type { Template } from "./nested-stacks.js";

/** @see watch-functions.js */
export function watchFunctions(template: Template, name: string): void;
