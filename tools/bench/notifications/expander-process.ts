import { expand } from "../../../functions/notifications/delivering/expansion/expand.ts";

/* Expands a notification in a process of its own, whose memory is that of the expander. Ends with its parent. */

/** What an expansion took. */
export interface Expanded {
  seconds: number;
  megabytes: number;
}

process.on("message", (id: number) => {
  const began = performance.now();
  const report = (): Expanded => ({
    seconds: (performance.now() - began) / 1000,
    megabytes: process.resourceUsage().maxRSS / 1000,
  });
  expand(id, { onMade: () => undefined }).then(
    () => process.send?.(report()),
    (error: unknown) => {
      console.error(error);
      process.exit(1);
    },
  );
});
process.on("disconnect", () => process.exit());
