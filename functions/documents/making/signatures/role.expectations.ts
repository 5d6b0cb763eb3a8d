/** The first words of the short-lived values that the check of sent files changes. Its role opens no others, and no record. */
export const COUNTED = ["documents#metrics#*", "documents#rate#*"];

/** The objects that it reads. */
export const OBJECTS = ["certificates/*", "trust-lists/*"];
