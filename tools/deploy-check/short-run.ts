/**
 * `DEPLOY_CHECK=short`, as `.ci/run` runs it: the index is away for one minute instead of ten, and the restore of a table
 * is left out.
 */
export const isShort = process.env.DEPLOY_CHECK === "short";
