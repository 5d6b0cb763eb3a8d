/** The first words of the partitions that the function of public previews writes: it notes that somebody has looked. */
export const WRITTEN = ["document#*", "documents#all:cell#*", "events#*"];

/** The partitions that it reads: what it shows, and the people who made links, with their organizations. */
export const READ = ["document#*", "link#*", "organization#*", "tenant-store#*", "user#*"];

/** The objects of the platform's store that it reads; it writes the second kind alone. */
export const OBJECTS = ["uploads/*", "texts/*-pages"];
