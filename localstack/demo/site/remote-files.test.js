import { beforeAll, expect, it, vi } from "vitest";
import { byId, openLanding, signIn, textsOf, until } from "../testing/page.js";

const listRemote = vi.hoisted(() => vi.fn());
vi.mock("./connectors-api.js", async (original) => ({ ...(await original()), listRemote }));

let files;
beforeAll(async () => {
  await openLanding();
  await signIn("ion.operator");
  files = await import("./remote-files.js");
});

const file = (denumire) => ({ ref: denumire, denumire, tip: "FISIER", importabil: true });

it("provider_b shows a choice of kinds, provider_a none; each begins with nothing chosen", async () => {
  listRemote.mockResolvedValue({ items: [file("a.md")] });
  await files.browse("provider_b");
  expect([byId("remote-kind").hidden, textsOf("remote-files"), byId("chosen-files").textContent]).toEqual([
    false,
    ["a.md"],
    "Alese: 0",
  ]);
  await files.browse("provider_a");
  expect(byId("remote-kind").hidden).toBe(true);
});

it("another kind is asked for at once", async () => {
  await files.browse("provider_b");
  const { kind } = byId("import").elements;
  kind.value = "wiki";
  kind.dispatchEvent(new Event("change"));
  await until(() =>
    expect(listRemote).toHaveBeenLastCalledWith("provider_b", { kind: "wiki", ref: undefined }),
  );
});

it("an answer that comes after another folder was opened is dropped, and who leaves sees nothing more", async () => {
  const late = Promise.withResolvers();
  listRemote.mockReturnValueOnce(late.promise).mockResolvedValueOnce({ items: [file("nou")] });
  const first = files.browse("provider_a");
  await files.browse("provider_a");
  late.resolve({ items: [file("vechi")] });
  await first;
  expect(textsOf("remote-files")).toEqual(["nou"]);
  files.leaveRemoteFiles("provider_b");
  expect(byId("import").hidden).toBe(false);
  files.leaveRemoteFiles("provider_a");
  expect(byId("import").hidden).toBe(true);
});

it("an empty folder says so", async () => {
  listRemote.mockResolvedValue({ items: [] });
  await files.browse("provider_a");
  expect(byId("no-remote-files").hidden).toBe(false);
});
