import { startCloud } from "../start-cloud.ts";

/*
 * A local cloud in a process of its own, so that its memory can be measured: tells its address, and at any message
 * the most memory that it had (resident set, bytes). Ends with whoever started it.
 */
const cloud = await startCloud();
process.send?.({ endpoint: cloud.endpoint });
process.on("message", () => process.send?.({ peakMemory: process.resourceUsage().maxRSS * 1024 }));
process.on("disconnect", () => void cloud.stop());
