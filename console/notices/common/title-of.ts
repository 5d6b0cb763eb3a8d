import type { Notificare } from "../../../client/generated/notifications/types.ts";

/** What to call a notification, whose subject is a template. */
export const titleOf = ({ titlu, id }: Pick<Notificare, "titlu" | "id">): string => titlu ?? String(id);
