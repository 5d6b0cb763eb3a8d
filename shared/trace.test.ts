import { afterEach, describe, expect, it, vi } from "vitest";
import { traceOf, traceparentOf } from "./trace.ts";

const TRACE = "0af7651916cd43dd8448eb211c80319c";
const PARENT = "b7ad6b7169203331";
const HEX_32 = /^(?!0{32})[0-9a-f]{32}$/;
const HEX_16 = /^(?!0{16})[0-9a-f]{16}$/;

afterEach(() => vi.unstubAllEnvs());

describe("a traceparent that is valid is continued", () => {
  it.each([
    ["version 00, sampled", `00-${TRACE}-${PARENT}-01`, true],
    ["version 00, not sampled", `00-${TRACE}-${PARENT}-00`, false],
    ["flags that version 00 does not define", `00-${TRACE}-${PARENT}-ff`, true],
    ["flags without the one that is defined", `00-${TRACE}-${PARENT}-fe`, false],
    ["a later version with the same fields", `01-${TRACE}-${PARENT}-01`, true],
    ["a later version with further fields", `cc-${TRACE}-${PARENT}-01-what-the-future-brings`, true],
    ["a later version with a dash and nothing after it", `01-${TRACE}-${PARENT}-01-`, true],
  ])("%s", (_, traceparent, isSampled) => {
    const trace = traceOf(traceparent);
    expect(trace).toEqual({
      traceId: TRACE,
      parentId: PARENT,
      spanId: expect.stringMatching(HEX_16) as string,
      isSampled,
    });
    expect(traceparentOf(trace)).toBe(`00-${TRACE}-${trace.spanId}-0${isSampled ? 1 : 0}`);
  });

  it("a traceparent that is valid is continued by a span of its own, another one each time", () => {
    const spans = [1, 2, 3].map(() => traceOf(`00-${TRACE}-${PARENT}-01`).spanId);
    expect(new Set([PARENT, ...spans]).size).toBe(4);
  });
});

describe("any other value is ignored, and a new trace begins", () => {
  it.each([
    ["nothing", undefined],
    ["an empty text", ""],
    ["upper case", `00-${TRACE.toUpperCase()}-${PARENT}-01`],
    ["upper case in the version", `CC-${TRACE}-${PARENT}-01`],
    ["the version that is none", `ff-${TRACE}-${PARENT}-01`],
    ["a trace id of zeros", `00-${"0".repeat(32)}-${PARENT}-01`],
    ["a parent of zeros", `00-${TRACE}-${"0".repeat(16)}-01`],
    ["zeros in a later version", `01-${"0".repeat(32)}-${PARENT}-01-x`],
    ["further fields in version 00", `00-${TRACE}-${PARENT}-01-x`],
    ["a dash after version 00", `00-${TRACE}-${PARENT}-01-`],
    ["further text without a dash in a later version", `01-${TRACE}-${PARENT}-01x`],
    ["a short trace id", `00-${TRACE.slice(1)}-${PARENT}-01`],
    ["a long trace id", `00-a${TRACE}-${PARENT}-01`],
    ["a short parent", `00-${TRACE}-${PARENT.slice(1)}-01`],
    ["no flags", `00-${TRACE}-${PARENT}`],
    ["one digit of flags", `00-${TRACE}-${PARENT}-1`],
    ["other separators", `00_${TRACE}_${PARENT}_01`],
    ["spaces around it", ` 00-${TRACE}-${PARENT}-01 `],
    ["a line break after it", `00-${TRACE}-${PARENT}-01\n`],
    ["two headers, joined by the gateway", `00-${TRACE}-${PARENT}-01,00-${TRACE}-${PARENT}-01`],
    ["two headers of a later version", `01-${TRACE}-${PARENT}-01,01-${TRACE}-${PARENT}-01`],
    ["letters that are no digits", `00-${TRACE.replace("f", "g")}-${PARENT}-01`],
    ["a very long text", "0".repeat(100_000)],
  ])("%s", (_, traceparent) => {
    const { traceId, ...rest } = traceOf(traceparent);
    expect(traceId).toMatch(HEX_32);
    expect(traceId).not.toBe(TRACE);
    expect(rest).toEqual({ spanId: expect.stringMatching(HEX_16) as string, isSampled: false });
  });
});

describe("on AWS", () => {
  const root = "1-5759e988-bd862e3fe1be46a994272793";
  const traceId = "5759e988bd862e3fe1be46a994272793";

  it.each([
    `Root=${root};Parent=53995c3f42cd8ad8;Sampled=1;Lineage=1:a87bd80c:0`,
    `Self=1-67891234-12456789abcdef012345678;Root=${root}`,
    `Root=${root}`,
  ])("a trace that begins has the X-Ray id of the invocation: %s", (id) => {
    vi.stubEnv("_X_AMZN_TRACE_ID", id);
    expect(traceOf(undefined)).toMatchObject({ traceId, isSampled: false });
    expect(traceOf("broken")).toMatchObject({ traceId });
  });

  it("a valid traceparent comes before it", () => {
    vi.stubEnv("_X_AMZN_TRACE_ID", `Root=${root}`);
    expect(traceOf(`00-${TRACE}-${PARENT}-01`).traceId).toBe(TRACE);
  });

  it.each(["", "Root=1-5759e988", `Root=${root}0`, `NoRoot=${root}`, root])("%j is no X-Ray id", (id) => {
    vi.stubEnv("_X_AMZN_TRACE_ID", id);
    const begun = traceOf(undefined).traceId;
    expect(begun).toMatch(HEX_32);
    expect(begun).not.toBe(traceId);
  });
});
