import { apart } from "../../../../shared/apart/apart.ts";
import { ApartFailure, type Limits } from "../../../../shared/apart/opener-process.ts";
import type { JudgedList, ListCase } from "./list-judging.ts";

/** A list of 10 MB has 300,000 elements. */
const LIMITS: Limits = { milliseconds: 20_000, megabytes: 500 };

/** `judgeList` in a separate process. A list that takes too long, or holds too much, cannot be read. */
export async function judgeListApart(one: ListCase): Promise<JudgedList> {
  try {
    return await apart((await import("../signed-file-opener.ts")).default, "list", one, LIMITS);
  } catch (error) {
    if (error instanceof ApartFailure && error.reason !== "crowded") return { problem: "NECITIBILA" };
    throw error;
  }
}
