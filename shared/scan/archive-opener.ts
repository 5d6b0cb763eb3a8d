import { opener } from "../apart/opener.ts";
import type { Unscanned } from "./locked-archives.ts";

/** Opens archives of strangers. */
export default opener(import.meta, {
  unscanned: async ({ bytes }: { bytes: Buffer }): Promise<Unscanned | undefined> =>
    (await import("./locked-archives.ts")).unscannedIn(bytes),
});
