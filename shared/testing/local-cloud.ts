import { placeRoot } from "../../localstack/signing-service/place-root.ts";
import { provision } from "../../localstack/cloud/provision/provision.ts";
import { testEnvironment } from "./environment.ts";
import { resourcesOf } from "./resources.ts";

/*
 * Importing this file gives a test file separate tables, buckets and queues on the run's local cloud. Import it
 * before anything that reads the configuration.
 */
const endpoint = process.env.TEMELIA_TEST_CLOUD;
if (!endpoint) throw new Error("The local cloud is not running: start tests through vitest");

process.env.AWS_ENDPOINT_URL = endpoint;
process.env.QUEUE_URL_PREFIX = `${endpoint}/000000000000/temelia-${testEnvironment.STAGE}-`;

const { STAGE: stage } = testEnvironment;
export const provisioned = await provision({ stage, endpoint, declarations: resourcesOf(stage) });

const { TEMELIA_TEST_TRUST: root } = process.env;
if (root) await placeRoot(root, { bucket: testEnvironment.CERTIFICATES_BUCKET, endpoint });
