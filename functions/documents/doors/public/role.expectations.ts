/**
 * The first words of the partitions that the function of public documents and links writes: the history and the versions of
 * documents, and the uses of links. Its role allows writes into no others.
 */
export const WRITTEN = ["document#*", "documents#all:cell#*", "events#*", "link#*"];

/** The partitions that it reads: what it shows, and the people who made links, with their organizations. */
export const READ = [
  "document#*",
  "documents#public",
  "documents#public#*",
  "link#*",
  "narrowed",
  "organization#*",
  "tenant-store#*",
  "user#*",
];

/** The objects of the platform's store that it reads. */
export const OBJECTS = ["uploads/*"];
