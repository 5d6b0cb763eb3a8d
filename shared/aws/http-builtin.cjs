/*
 * Replaces `node:http` in the bundles (`alias` in serverless.yml). An import statement reads every export of a built-in
 * module, and those of `http` load all of undici: a sixth of a cold start, for functions that never call `fetch`.
 */
module.exports = process.getBuiltinModule("node:http");
