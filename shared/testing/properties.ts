import fc from "fast-check";

/**
 * Property tests draw the same examples in every run, so that a change alone can turn them red. With TEMELIA_SEED set
 * to another number they look elsewhere; a failure names its seed and the smallest example.
 */
fc.configureGlobal({ seed: Number(process.env.TEMELIA_SEED ?? 1) });

export { fc };
