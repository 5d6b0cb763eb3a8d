import fc from "fast-check";

/**
 * Property tests draw the same examples in every run, so that only a change can make them fail. Another TEMELIA_SEED
 * draws other examples; a failure names its seed and the smallest example.
 */
fc.configureGlobal({ seed: Number(process.env.TEMELIA_SEED ?? 1) });

export { fc };
