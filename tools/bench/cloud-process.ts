import { startCloud } from "../../localstack/cloud/start-cloud.ts";

/*
 * The local cloud in a separate process, so that the measured code does not share its event loop. The argument names the
 * state folder; the process exits with its parent.
 */
const [, , directory = ""] = process.argv;
const cloud = await startCloud({ directory, gsiLagMs: 0 });
process.send?.(cloud.endpoint);
process.on("disconnect", () => void cloud.stop().then(() => process.exit(0)));
