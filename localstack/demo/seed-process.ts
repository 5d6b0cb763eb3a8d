import { seed } from "./seed.ts";

/*
 * Writes the demo data in a separate process, because the services loaded for it are not needed once the system runs. Sends
 * true if there was anything to write.
 */
process.on("disconnect", () => process.exit());
process.send?.(await seed(), () => {
  process.disconnect();
});
