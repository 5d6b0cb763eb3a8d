/**
 * The first words of the partitions that the function of public documents and links writes: the history and the versions of
 * documents, and links. Its role allows writes into no others.
 */
export const WRITTEN = ["document#*", "documents#all:cell#*", "events#*", "link#*", "links#*"];

/** The partitions that it removes items from. */
export const REMOVED = ["link#*", "links#*"];

/** The partitions that it reads: what it shows, and the people who make links, with their organizations. */
export const READ = [
  "document#*",
  "documents#public",
  "documents#public#*",
  "link#*",
  "links#*",
  "narrowed",
  "organization#*",
  "tenant-store#*",
  "user#*",
];

/** The objects of the platform's store that it reads. */
export const OBJECTS = ["uploads/*"];
