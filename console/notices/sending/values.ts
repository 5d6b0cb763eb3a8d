import type { Sistem } from "../../../client/generated/notifications/types.ts";
import type { FormState } from "../../kit/form.ts";
import type { FoundOption } from "../../kit/use-found.ts";
import { type Channel, type Priority } from "../common/kinds.ts";
import type { NoticeLanguage } from "../common/preview.tsx";

/** A table of recipients as it was read, kept in the draft with the rest. */
export interface ReadTable {
  name: string;
  text: string;
}

export interface SendValues {
  /** The id of the system; "" for the operator's own. */
  system: string;
  to: "list" | "person" | "table" | "group";
  list: string;
  person: FoundOption | undefined;
  table: ReadTable | undefined;
  group: string;
  /** The language for addresses; people have their own. */
  language: NoticeLanguage;
  content: "template" | "text";
  template: string;
  variables: Readonly<Record<string, string>>;
  subject: string;
  body: string;
  bodyShort: string;
  subjectRu: string;
  bodyRu: string;
  bodyShortRu: string;
  files: readonly File[];
  channels: readonly Channel[];
  order: "all" | "inTurn";
  afterMinutes: number | undefined;
  priority: Priority;
  category: string;
  scheduledAt: string;
  expiresAt: string;
  copies: string;
  /** The number by which it is sent; "" before that. A repeat after a lost answer has the same, so that nothing is sent twice. */
  trackingId: string;
}

export const emptyValues: SendValues = {
  system: "",
  to: "list",
  list: "",
  person: undefined,
  table: undefined,
  group: "",
  language: "ro",
  content: "text",
  template: "",
  variables: {},
  subject: "",
  body: "",
  bodyShort: "",
  subjectRu: "",
  bodyRu: "",
  bodyShortRu: "",
  files: [],
  channels: [],
  order: "all",
  afterMinutes: 60,
  priority: "Medium",
  category: "",
  scheduledAt: "",
  expiresAt: "",
  copies: "",
  trackingId: "",
};

export interface Sender {
  isAdmin: boolean;
  /** The systems that the person sends for. */
  systems: readonly Pick<Sistem, "id" | "denumire" | "mod">[];
}

export interface SendPartProps {
  form: FormState<SendValues>;
  sender: Sender;
}
