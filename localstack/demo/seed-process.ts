import { once } from "node:events";
import { constants, setPriority } from "node:os";
import type { Certificates } from "./seed-notifications.ts";
import { seed } from "./seed.ts";

/*
 * Writes the demo data in a separate process, because the services loaded for it are not needed once the system runs. Sends
 * true if there was anything to write. Its arguments are the certificates of the systems that call, as JSON, and `showcase` if it
 * goes on to what shows the work of an office, once it gets a message: until the system runs, it leaves the processors to the start.
 */
const [, , certificates = "{}", more] = process.argv;
process.on("disconnect", () => process.exit());
// From the beginning on: the message may come before the first part is written.
const told = once(process, "message");
await report(await seed(JSON.parse(certificates) as Certificates));
if (more === "showcase") {
  const { hasShowcase } = await import("./showcase/edition.ts");
  if (!(await hasShowcase())) {
    await told;
    // Whoever uses the system meanwhile comes first.
    setPriority(constants.priority.PRIORITY_LOW);
    const { seedShowcase } = await import("./showcase/seed-showcase.ts");
    await seedShowcase();
  }
}
process.disconnect();

/** Resolves once the parent has it: a channel that is closed before loses it. */
function report(isWritten: boolean): Promise<unknown> {
  return new Promise((resolve) => process.send?.(isWritten, resolve));
}
