/* The pass of end-to-end.wide.test.ts over the functions as a deployment bundles them. */
process.env.TEMELIA_BUNDLED = "on";
await import("./end-to-end.wide.test.ts");
