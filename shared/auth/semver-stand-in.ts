/**
 * Replaces `semver` in the bundles (`alias` in serverless.yml): 30 KB that jsonwebtoken uses only to check that Node
 * is at least 8, 15.7 and 16.9. The runtime in serverless.yml passes all three checks.
 */
export const satisfies = (): boolean => true;
