/**
 * Stands for `semver` in the bundles (`alias` in serverless.yml): 30 KB that jsonwebtoken asks three questions, whether
 * this Node is at least 8, 15.7 and 16.9. The runtime that serverless.yml names settles them.
 */
export const satisfies = (): boolean => true;
