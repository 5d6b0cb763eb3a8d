export const INBOX = ["documents", "inbox"] as const;

const LOOK_MS = 60_000;

/**
 * The number of messages that the person has not read; its code is loaded after the first page. It is read again while the page is in
 * front and somebody uses it (`shell/rest-when-left.ts`).
 */
export const unreadMessages = {
  queryKey: [...INBOX, "unread"],
  queryFn: async (): Promise<number> => (await import("../api/inbox.ts")).countUnread(),
  refetchInterval: LOOK_MS,
};
