import { startCloud } from "../start-cloud.ts";

/*
 * Runs a local cloud in its own process, so that its memory can be measured. Sends its endpoint, and its peak memory
 * (resident set, bytes) in reply to any message. Exits when its parent disconnects.
 */
const cloud = await startCloud();
process.send?.({ endpoint: cloud.endpoint });
process.on("message", () => process.send?.({ peakMemory: process.resourceUsage().maxRSS * 1024 }));
process.on("disconnect", () => void cloud.stop());
