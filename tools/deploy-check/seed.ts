import { seed } from "../../localstack/demo/seed.ts";

/* The demo data, into the tables and buckets that the environment names: that of the deployed functions. */
await seed();
