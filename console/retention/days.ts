/** Days after which maintenance archives a document that rests, and purges the content of a removed one. */
export const days = { archive: 365, purge: 30 } as const;
