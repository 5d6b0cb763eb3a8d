export const INBOX = ["documents", "inbox"] as const;

const LOOK_MS = 60_000;

/**
 * The messages that the person has not read: their number at the bell, and the newest in its panel. The code is loaded after the
 * first page. They are read again while the page is in front and somebody uses it (`shell/rest-when-left.ts`).
 */
export const unreadMessages = {
  queryKey: [...INBOX, "unread"],
  queryFn: async () => (await import("../api/inbox.ts")).readUnread(),
  select: ({ total }: { total: number }): number => total,
  refetchInterval: LOOK_MS,
};
