// A plugin of the Serverless Framework: stops esbuild's service, which holds much memory, as soon as serverless-offline
// runs the finished bundles.
import { stop } from "esbuild";

export default class StopBundler {
  hooks = { "before:offline:start:ready": () => stop() };
}
