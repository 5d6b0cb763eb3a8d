import type { State } from "../common/states.tsx";

/** The part of a notification's page that is shown. */
export interface NoticeTab {
  tab: string;
  page: number;
  /** The state of the deliveries to show. Default: all. */
  status: State | undefined;
}
