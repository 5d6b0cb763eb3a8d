import { beforeAll, expect, it } from "vitest";
import { withApart } from "../apart/apart.ts";
import { kernel } from "../refusals.ts";
import { toPng } from "../text/picture-formats.ts";
import { dataOf } from "./language-data.ts";
import { type LanguageData } from "./packed-data.ts";
import { withScan } from "./scan-apart.ts";

const file = {
  bytes: toPng({ width: 9, height: 9, grey: true, data: new Uint8Array(81) }),
  contentType: "image/png",
};
let data: LanguageData;

beforeAll(() => {
  const found = dataOf("ro");
  if (!found) throw new Error("no data");
  data = found;
});

it("a scan that is read apart is closed where reading it is given up, so that the next one in its process starts from the beginning", async () => {
  const giveUp = withScan(file, { language: "ro", data }, () => Promise.reject(kernel.conflict()));
  await expect(giveUp).rejects.toMatchObject({ kind: "conflict" });
  const { default: scans } = await import("./scan-opener.ts");
  const limits = { milliseconds: 10_000, megabytes: 100 };
  await expect(withApart(scans, (call) => call("read", { page: 1 }, limits))).rejects.toThrow(
    "no scan is open",
  );
});
