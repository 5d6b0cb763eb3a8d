import { startCloud } from "../../localstack/cloud/start-cloud.ts";

/*
 * The local cloud in a process of its own, so that what is measured does not share its event loop. Its argument names
 * the folder of its state; it exits with its parent.
 */
const [, , directory = ""] = process.argv;
const cloud = await startCloud({ directory, gsiLagMs: 0 });
process.send?.(cloud.endpoint);
process.on("disconnect", () => void cloud.stop().then(() => process.exit(0)));
