import { scheduledHandler } from "../../../../shared/jobs/scheduled.ts";
import { documents } from "../../service.ts";
// The signing code is loaded with the first run. Its configuration is read at the start, so that a mistake in it prevents the start.
import "../../signing/config.ts";

export const handler = scheduledHandler(documents.name, "renewal of signatures", async () => {
  const { enrolOlder } = await import("./enrol-older.ts");
  const { renewProofs } = await import("./renew-proofs.ts");
  const inscrise = await enrolOlder();
  return { inscrise, ...(await renewProofs()) };
});
