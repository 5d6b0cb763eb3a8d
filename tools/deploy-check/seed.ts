import { seed } from "../../localstack/demo/seed.ts";
import { deployedServices } from "../../localstack/serverless/functions.ts";
import { readSecrets } from "../../shared/secrets/read-secrets.ts";

/*
 * Writes the demo data into the tables and buckets that the environment names: those of the deployed functions. It names their
 * secrets, too.
 */
await Promise.all(deployedServices().map(readSecrets));
await seed();
