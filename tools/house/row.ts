/** What is measured, as it is now, and the goal. */
export interface Row {
  what: string;
  now: string;
  goal: string;
}
