/** After how many days maintenance archives an unchanged document, and purges the content of a removed one. */
export const days = { archive: 365, purge: 30 } as const;
