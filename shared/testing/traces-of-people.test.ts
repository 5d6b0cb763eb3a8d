import { sign } from "jsonwebtoken";
import { describe, expect, it } from "vitest";
import { log } from "../log.ts";
import { logLinesOf } from "./log-lines.ts";
import { newIdno, newIdnp } from "./state-numbers.ts";
import { traces } from "./traces-of-people.ts";

const places = () => traces.take().map((found) => found.split(": ")[0]);

describe("the number of a person fails a test", () => {
  const idnp = newIdnp();
  const answered = (address: string, reply: { headers?: Record<string, string>; body?: string } = {}) => {
    traces.ofAnswer(address, { statusCode: 200, headers: {}, isBase64Encoded: false, ...reply });
    return places();
  };

  it("the number of a person fails a test in a log line and in a metric, captured ones too", async () => {
    log.info("sent", { object: idnp });
    log.metric(`sent to ${idnp}`, 1);
    await logLinesOf(() => Promise.resolve(log.info("sent", { detail: { idnp } })));
    expect(places()).toEqual(["a log line", "a log line", "a log line"]);
  });

  it("the number of a person fails a test in the path of a request that was answered, and in addresses that an answer names", () => {
    expect(answered(`/notifications/api/people/${idnp}`)).toEqual(["the path of a request"]);
    expect(answered("/", { headers: { location: `/people/${idnp}` } })).toEqual(["the header location"]);
  });

  it("the number of a person fails a test not in a query, which no log keeps, and in the addresses of the other pages", () => {
    const link = `</people?filter[idnp]=${idnp}&page=1>; rel="next"`;
    expect(answered(`/people?filter[idnp]=${idnp}`, { headers: { link } })).toEqual([]);
    expect(answered("/people", { headers: { link } })).toEqual(["the header link"]);
  });

  it("the number of a person fails a test in the claims of a token", () => {
    expect(answered("/", { body: JSON.stringify({ id_token: sign({ sub: idnp }, "secret") }) })).toEqual([
      "a token",
    ]);
    expect(answered("/", { body: JSON.stringify({ id_token: sign({ sub: 12 }, "secret") }) })).toEqual([]);
  });

  it("the number of a person fails a test in a body only there: a person reads their own number", () => {
    expect(answered("/", { body: JSON.stringify({ idnp }) })).toEqual([]);
  });

  it("the number of a person fails a test and no other number does: of a legal entity, a moment, an id", () => {
    log.info("sent", { object: newIdno(), at: Date.now(), id: 3_758_096_384_123_456, hash: `a${idnp}` });
    expect(places()).toEqual([]);
  });
});
