import { seed } from "../../localstack/demo/seed.ts";

/* Writes the demo data into the tables and buckets that the environment names: those of the deployed functions. */
await seed();
