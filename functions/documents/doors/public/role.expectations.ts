/**
 * The first words of the partitions that the function of public documents and links writes: the history and the versions of
 * documents, and links. Its role allows writes into no others.
 */
export const WRITTEN = ["document#*", "documents#all:cell#*", "events#*", "link#*", "links#*"];

/** The partitions that it removes items from. */
export const REMOVED = ["link#*", "links#*"];
