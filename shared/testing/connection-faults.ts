import { dynamo } from "../aws.ts";

/**
 * From now on some requests of this process to the database are cut: before they arrive, or after they were carried
 * out, so that nobody hears of it. `share` of 1 cuts all; the SDK tries again. Returns how to stop.
 */
export function cutConnections(random: () => number, share: number): () => number {
  let cut = 0;
  const { middlewareStack } = dynamo();
  const lost = () => {
    cut += 1;
    return Object.assign(new Error("the connection was cut"), { name: "TimeoutError", code: "ECONNRESET" });
  };
  middlewareStack.add(
    (next) => async (args) => {
      const fate = random();
      if (fate < share / 2) throw lost();
      const answer = await next(args);
      if (fate < share) throw lost();
      return answer;
    },
    // Inside the retries, outside the signature: each attempt has its own fate.
    { step: "finalizeRequest", priority: "low", name: "cutConnections" },
  );
  return () => {
    middlewareStack.remove("cutConnections");
    return cut;
  };
}
