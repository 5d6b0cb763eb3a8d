/**
 * The first words of the partitions that the function of the zones public and citizen writes: the history and the versions of
 * documents, and requests for access. Its role allows writes into no others.
 */
export const WRITTEN = [
  "document#*",
  "documents#all:cell#*",
  "events#*",
  "pending-requests#*",
  "requests#*",
  "unique#request.pending#*",
];
