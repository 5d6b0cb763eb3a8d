import { startCloud } from "../../localstack/cloud/start-cloud.ts";

/*
 * Importing this file before `local-cloud.ts` gives a test file a cloud of its own, whose faults it controls and
 * shares with no other file.
 */
export const ownCloud = await startCloud();
process.env.TEMELIA_TEST_CLOUD = ownCloud.endpoint;
