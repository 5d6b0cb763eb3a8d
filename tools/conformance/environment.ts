import "../../shared/testing/environment.ts";

/* Imported before anything that reads the configuration: each request is counted in the metrics at once. */
process.env.METRICS_FLUSH_SECONDS = "0";
