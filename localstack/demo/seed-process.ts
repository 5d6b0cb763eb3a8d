import type { Fingerprints } from "./seed-notifications.ts";
import { seed } from "./seed.ts";

/*
 * Writes the demo data in a separate process, because the services loaded for it are not needed once the system runs. Sends
 * true if there was anything to write. Its argument are the fingerprints of the systems that call, as JSON.
 */
const [, , fingerprints = "{}"] = process.argv;
process.on("disconnect", () => process.exit());
process.send?.(await seed(JSON.parse(fingerprints) as Fingerprints), () => {
  process.disconnect();
});
