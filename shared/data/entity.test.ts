import "../testing/local-cloud.ts";
import { expect, it } from "vitest";
import * as z from "zod";
import { entity, inOwnPartition } from "./entity.ts";
import { adding, changing, removing } from "./repository.ts";

it("a write computes the lists of each state of its record once, for rows and counts together", () => {
  const computed: number[] = [];
  const Books = entity({
    name: "book",
    service: "platform",
    schema: z.object({ id: z.int(), rev: z.int().default(1) }),
    key: inOwnPartition("book"),
    lists: ({ id }) => {
      computed.push(id);
      return [{ partition: `books#${id}` }];
    },
  });
  const [one, two] = [
    { id: 1, rev: 1 },
    { id: 2, rev: 1 },
  ];
  const counted = (writes: object[]) => writes.filter((write) => "count" in write);
  expect(counted(adding(Books, one))).toMatchObject([{ count: { counter: "books#1" }, by: 1 }]);
  expect(computed.splice(0)).toEqual([1]);
  expect(counted(changing(Books, one, two))).toMatchObject([
    { count: { counter: "books#1" }, by: -1 },
    { count: { counter: "books#2" }, by: 1 },
  ]);
  expect(computed.splice(0)).toEqual([1, 2]);
  expect(counted(removing(Books, two))).toMatchObject([{ count: { counter: "books#2" }, by: -1 }]);
  expect(computed.splice(0)).toEqual([2]);
});
