/**
 * Replaces `semver` in the bundles (`alias` in serverless.yml): 30 KB that jsonwebtoken uses for three checks, whether
 * Node is at least 8, 15.7 and 16.9. The runtime in serverless.yml passes all three.
 */
export const satisfies = (): boolean => true;
