// A plugin of the Serverless Framework: ends esbuild's service, which holds much memory, as soon as serverless-offline
// runs the bundles that it built.
import { stop } from "esbuild";

export default class StopBundler {
  hooks = { "before:offline:start:ready": () => stop() };
}
