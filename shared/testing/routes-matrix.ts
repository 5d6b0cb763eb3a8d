import { expect, it } from "vitest";
import type { Route, RouteGroup } from "../http/route.ts";

interface Matrix {
  groups: RouteGroup[];
  /** The kinds of callers, in the order of the table's statuses. */
  columns: readonly string[];
  /** A line for every route: its operation id, then the status of each column. Written by hand. */
  table: string;
  /** Calls the route as `column`, with input that lets an allowed caller succeed. */
  call(route: Route, column: string): Promise<number>;
}

/** Declares the tests of access rights: every declared route, called as every column. */
export function routesMatrix({ groups, columns, table, call }: Matrix): void {
  const routes = groups.flatMap((group) => Object.values(group));
  const lines = table
    .trim()
    .split("\n")
    .map((line) => line.trim().split(/\s+/));
  const expected = new Map(lines.map(([id = "", ...statuses]) => [id, statuses.map(Number)]));

  it("has a line for every declared route, and no line without a route", () => {
    expect([...expected.keys()].sort()).toEqual(routes.map(({ operationId }) => operationId).sort());
  });

  it.each(routes.map((route) => [route.operationId, route] as const))("%s", async (operationId, route) => {
    const answered: Record<string, number> = {};
    for (const column of columns) answered[column] = await call(route, column);
    const line = expected.get(operationId) ?? [];
    expect(answered).toEqual(Object.fromEntries(columns.map((column, i) => [column, line[i]])));
  });
}
