import { startCloud } from "../../localstack/cloud/start-cloud.ts";

/*
 * Importing this file before `local-cloud.ts` gives a test file a separate cloud, whose faults it controls and which
 * no other file uses.
 */
export const ownCloud = await startCloud();
process.env.TEMELIA_TEST_CLOUD = ownCloud.endpoint;
