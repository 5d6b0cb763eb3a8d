import { seed } from "./seed.ts";

/*
 * Writes the demo data in a process of its own and sends whether there was anything to write: the services that it
 * loads for that are not needed any more when the system runs.
 */
process.on("disconnect", () => process.exit());
process.send?.(await seed(), () => {
  process.disconnect();
});
