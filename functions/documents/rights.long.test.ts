import { describe } from "vitest";
import { guarded, rightsEnd } from "./rights.expectations.ts";

describe("a right that ends, in every way and on every route", () => {
  rightsEnd(() => guarded);
});
