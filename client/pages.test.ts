import { expect, it } from "vitest";
import { feed, pages, rows } from "./pages.ts";

const answer = <Data>(data: Data, headers: Record<string, string> = {}) =>
  Promise.resolve({ data, headers: new Headers(headers) });

async function all<Row>(iterated: AsyncIterable<Row>): Promise<Row[]> {
  const found: Row[] = [];
  for await (const row of iterated) found.push(row);
  return found;
}

it("pages go on by the cursor of Link, and tell the total", async () => {
  const asked: unknown[] = [];
  const found = pages((next) => {
    asked.push(next);
    return next.cursor === undefined
      ? answer(
          { items: [1, 2], total: 3 },
          {
            link: '<http://a/b?size=2&cursor=x%2By>; rel="next", <http://a/b>; rel="first"',
            "x-total-count": "3",
          },
        )
      : answer({ items: [3], total: 3 }, { "x-total-count": "3" });
  });
  const seen = [];
  for await (const page of found) seen.push([page.rows, page.total, page.isAtLeast]);
  expect(asked).toEqual([{}, { cursor: "x+y" }]);
  expect(seen).toEqual([
    [[1, 2], 3, false],
    [[3], 3, false],
  ]);
});

it("lists in arrays go on by the number of the page", async () => {
  const list = ({ page = 1 }) =>
    answer([`rândul ${page}`], page < 3 ? { link: `</l?page=${page + 1}&per-page=1>; rel="next"` } : {});
  expect(await all(rows(list))).toEqual(["rândul 1", "rândul 2", "rândul 3"]);
});

it("no further page is asked for than the reader wants", async () => {
  let asked = 0;
  const list = () => {
    asked += 1;
    return answer({ items: [1, 2] }, { link: '</l?cursor=c>; rel="next"' });
  };
  expect((await rows(list).next()).value).toBe(1);
  expect(asked).toBe(1);
});

it("a feed goes on until its position stays the same, and returns it", async () => {
  const events = [4, 5, 9];
  const read = (after: number) => {
    const items = events.filter((id) => id > after).slice(0, 2);
    return Promise.resolve({ data: { items, urmatorul: items.at(-1) ?? after } });
  };
  expect(await all(feed(0, read, ({ urmatorul }) => urmatorul))).toEqual([4, 5, 9]);
});
