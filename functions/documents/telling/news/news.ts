import type { InboxMessage, MessageKind } from "../../records/inbox.ts";

/** What a message names. */
export type Facts = Partial<
  Pick<
    InboxMessage,
    | "documentId"
    | "cod"
    | "partajareId"
    | "cerereId"
    | "aprobareId"
    | "importId"
    | "conversieId"
    | "aduse"
    | "fisiere"
    | "certificat"
    | "panaLa"
  >
>;

/** Names of people and clients: `user#3`, `client#7`. */
export type Names = readonly (string | undefined)[];

/** Something that happened, of which people are told. */
export interface News {
  fel: MessageKind;
  /** What happened, by its record: nobody is told of it twice. */
  sursa: string;
  /** When (ISO 8601). */
  at: string;
  /** The login of who did it, or the client that they are (`client:7`); they are not told. Absent: nobody did. */
  actor?: string | undefined;
  facts: Facts;
  /** Who is told, by the records as they are now. Of them, those without the right that the kind asks for are left out. */
  who(): Names | Promise<Names>;
}
