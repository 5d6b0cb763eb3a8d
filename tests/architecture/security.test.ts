import { existsSync, globSync, readFileSync } from "node:fs";
import { dirname, join } from "node:path";
import { expect, it } from "vitest";
import { root } from "../../localstack/serverless/deployment.ts";
import { asvsLevels } from "./asvs-levels.ts";

const text = readFileSync(join(root, "docs/security.md"), "utf8");

/** The citations in a text: a file, followed by titles of its tests in quotes. */
const citedIn = (part: string) =>
  [...part.matchAll(/`([\w./*-]+\.test\.tsx?)`((?:,? "[^"]+")*)/g)].map(([, file = "", titles = ""]) => ({
    file,
    titles: [...titles.matchAll(/"([^"]+)"/g)].map(([, title]) => title ?? ""),
  }));

/** The files that a citation names; `*` stands for services. */
const filesOf = (file: string): string[] => (file.includes("*") ? globSync(file, { cwd: root }) : [file]);

it("docs/security.md names only tests that exist", () => {
  const cited = citedIn(text);
  const missing = cited.flatMap(({ file, titles }) => {
    if (!file.includes("/")) return [];
    const files = filesOf(file).filter((one) => existsSync(join(root, one)));
    if (files.length === 0) return [file];
    const sources = files.map((one) => readFileSync(join(root, one), "utf8"));
    return titles
      .filter((title) => !sources.some((source) => source.includes(title)))
      .map((title) => `${file} "${title}"`);
  });
  expect(missing).toEqual([]);
  expect(cited.flatMap(({ titles }) => titles).length).toBeGreaterThan(400);
});

const [, asvs = ""] = /## OWASP ASVS 5\.0\n(.*?)\n## /s.exec(text) ?? [];
const lines = [...asvs.matchAll(/^\| (\d+\.\d+\.\d+)([^|]*) \| (\d) \| (.*?) \| (.+) \| (.+) \|$/gm)].map(
  ([, id = "", rest = "", level = "", asked = "", measure = "", tests = ""]) => {
    return { id, isFurther: rest !== "", level: Number(level), asked, measure, tests };
  },
);

it("docs/security.md has one line for each requirement of ASVS of levels 1 and 2, with its level, in their order", () => {
  expect([...asvsLevels.values()].filter((level) => level === 1)).toHaveLength(70);
  expect([...asvsLevels.values()].filter((level) => level === 2)).toHaveLength(183);
  expect(asvsLevels.size).toBe(345);
  const first = lines.filter(({ isFurther }) => !isFurther).map(({ id }) => id);
  expect(first.filter((id, at) => first.indexOf(id) !== at)).toEqual([]);
  const due = [...asvsLevels].filter(([, level]) => level < 3).map(([id]) => id);
  expect(due.filter((id) => !first.includes(id))).toEqual([]);
  expect(lines.filter(({ id, level }) => asvsLevels.get(id) !== level)).toEqual([]);
  const order = [...asvsLevels.keys()];
  const places = lines.map(({ id }) => order.indexOf(id));
  expect(places).toEqual(places.toSorted((a, b) => a - b));
  expect(asvs.split("\n").filter((line) => /^\| \d/.test(line))).toHaveLength(lines.length);
});

it("docs/security.md says in each line of ASVS what is asked, what the product does, and which tests show it; none is open", () => {
  const empty = lines.filter(({ asked, isFurther }) => (asked === "") !== isFurther);
  expect(empty.map(({ id }) => id)).toEqual([]);
  expect(lines.filter(({ tests }) => citedIn(tests).length === 0).map(({ id }) => id)).toEqual([]);
  expect(text).not.toMatch(/\*\*open\*\*/i);
  const absent = lines.filter(({ measure }) => measure.startsWith("does not apply:"));
  expect(
    absent.filter(({ tests }) => !tests.includes("tests/architecture/absent.test.ts")).map(({ id }) => id),
  ).toEqual([]);
});

/** As repositories name the anchor of a heading. */
const anchorOf = (heading: string): string =>
  heading
    .toLowerCase()
    .replace(/[^\w\s-]/g, "")
    .replaceAll(" ", "-");

it("docs/security.md and docs/data-protection.md link only to pages and headings that exist", () => {
  const wrong = ["docs/security.md", "docs/data-protection.md"].flatMap((page) =>
    [...readFileSync(join(root, page), "utf8").matchAll(/\]\(([^)#\s]*)(?:#([^)\s]+))?\)/g)].flatMap(
      ([link, file = "", anchor]) => {
        const target = file === "" ? page : join(dirname(page), file);
        if (!existsSync(join(root, target))) return [`${page}: ${link}`];
        const headings = [...readFileSync(join(root, target), "utf8").matchAll(/^#+ (.+)$/gm)];
        const anchors = headings.map(([, heading = ""]) => anchorOf(heading));
        return anchor === undefined || anchors.includes(anchor) ? [] : [`${page}: ${link}`];
      },
    ),
  );
  expect(wrong).toEqual([]);
});
