import { execFileSync } from "node:child_process";
import { readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { remedies } from "./remedies.ts";

const files = execFileSync("git", ["ls-files", "--cached", "--others", "--exclude-standard"], {
  cwd: root,
  encoding: "utf8",
})
  .trim()
  .split("\n");

const foldersAbove = (path: string): string[] =>
  dirname(path) === "." ? [] : [dirname(path), ...foldersAbove(dirname(path))];

it("no file stands beside a folder of its name: a newcomer would have to look into both", () => {
  const folders = new Set(files.flatMap(foldersAbove));
  const doubled = files.filter((file) => folders.has(file.replace(/\.\w+$/, "")));
  expect(files.length).toBeGreaterThan(500);
  expect(doubled, remedies.doubledName).toEqual([]);
});

/** Rooms that several services have under one name; docs/rooms.md explains them once. */
const IN_EVERY = "In every service";

/** The folders that docs/rooms.md explains, and the names of those that every service may have. */
function explainedRooms() {
  const sections = readFileSync(join(root, "docs/rooms.md"), "utf8").split(/^## /m).slice(1);
  const rowsOf = (section: string) => [...section.matchAll(/^\| `([^`]+)`/gm)].map(([, room = ""]) => room);
  const common = sections.filter((section) => section.startsWith(IN_EVERY)).flatMap(rowsOf);
  const own = sections
    .filter((section) => !section.startsWith(IN_EVERY))
    .flatMap((section) => {
      const [, prefix = ""] = /^`([^`]+)`/.exec(section) ?? [];
      return rowsOf(section).map((room) => (room.startsWith("shared") ? room : `${prefix}/${room}`));
    });
  return { common: common.map((room) => room.replace(/\/$/, "")), own };
}

it("docs/rooms.md explains every room of the product, and no other", () => {
  const { common, own } = explainedRooms();
  const sources = files.filter((file) => /^(functions|shared)\/.*\.ts$/.test(file));
  const rooms = [
    ...new Set(sources.filter((file) => !/\.test\.ts$|\/testing(\.ts$|\/)/.test(file)).map(dirname)),
  ];
  const isCommon = (room: string) =>
    common.includes(room.replace(/^functions\/[^/]+(?:\/(?=.))?/, "")) || /^functions\/[^/]+$/.test(room);
  const unexplained = rooms.filter((room) => !own.includes(room) && !isCommon(room));
  expect(rooms.length).toBeGreaterThan(100);
  expect(unexplained, remedies.unexplainedRoom).toEqual([]);
  expect(
    own.filter((room) => !rooms.includes(room)),
    remedies.unexplainedRoom,
  ).toEqual([]);
});
