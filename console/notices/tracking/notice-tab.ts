import type { State } from "../common/states.tsx";

/** The part of the page of a notification that is shown. */
export interface NoticeTab {
  tab: string;
  page: number;
  /** Of the deliveries; all without it. */
  status: State | undefined;
}
