import { afterAll, beforeAll, describe, expect, it } from "vitest";
import { clock } from "../../../shared/clock.ts";
import {
  askableBy,
  askers,
  AT,
  cellsOf,
  expectedCells,
  identities,
  rows,
} from "./authorization.expectations.ts";
import { mayAskFor, rightsOf } from "./authorization.ts";

describe("the rights on a document", () => {
  beforeAll(() => clock.freeze(AT));
  afterAll(() => clock.resume());

  it("the rights on a document has an expectation for every identity", () => {
    expect(rows.map(([name]) => name).sort()).toEqual(Object.keys(identities).sort());
  });

  it.each(rows)("%s has exactly the rights of the table", (name = "", ...groups) => {
    expect(cellsOf(rightsOf, name)).toEqual(expectedCells(groups));
  });

  it.each(askers)("%s learns by its code of the documents of the table", (_name, caller, expected) => {
    expect(askableBy(mayAskFor, caller)).toBe(expected);
  });
});
