import { dynamo } from "../aws/clients.ts";

/**
 * From now on cuts a `share` (1: all) of this process's requests to the database: half of them before they arrive,
 * half after they were executed, so that the answer is lost. The SDK retries. Returns a function that stops this and
 * returns the number of cuts.
 */
export function cutConnections(random: () => number, share: number): () => number {
  let cut = 0;
  const { middlewareStack } = dynamo();
  const recordCut = () => {
    cut += 1;
    return Object.assign(new Error("the connection was cut"), { name: "TimeoutError", code: "ECONNRESET" });
  };
  middlewareStack.add(
    (next) => async (args) => {
      const drawn = random();
      if (drawn < share / 2) throw recordCut();
      const answer = await next(args);
      if (drawn < share) throw recordCut();
      return answer;
    },
    // Inside the retries, outside the signature: each attempt draws again.
    { step: "finalizeRequest", priority: "low", name: "cutConnections" },
  );
  return () => {
    middlewareStack.remove("cutConnections");
    return cut;
  };
}
