import { controlDigit } from "../state-numbers/control-digit.ts";
import type { GatewayReply } from "../http/responses.ts";

const IDNP = /(?<![0-9A-Za-z])(?:2[0-9]{12}|09[0-9]{11})(?![0-9A-Za-z])/g;
const TOKEN = /\beyJ[\w-]+\.(eyJ[\w-]+)\.[\w-]*/g;
/** Tokens are looked for in answers of JSON up to this many characters. Larger ones are lists and files. */
const MOST_CHARACTERS = 20_000;

/** Numbers of persons in a text, with the right control digit: other digits of that length are moments and sizes. */
const idnpsIn = (text: string): string[] =>
  (text.match(IDNP) ?? []).filter((number) => controlDigit(number) === Number(number[12]));

const found: string[] = [];
const note = (place: string, text: string, allowed = "") => {
  if (idnpsIn(text).some((number) => !allowed.includes(number)))
    found.push(`${place}: ${text.trim().slice(0, 300)}`);
};

const decoded = (part = "") => Buffer.from(part, "base64url").toString();

/** Where the numbers of persons were seen. */
export const traces = {
  /** A line of the log; metrics are lines as well. */
  ofLine: (line: string): void => note("a log line", line),

  /**
   * A request that was answered: its path, the addresses in the answer's headers, and the tokens in its body. Its query may name
   * a person (`filter[idnp]`), because no log keeps queries; the addresses of other pages repeat it.
   */
  ofAnswer(address: string, { statusCode, headers, body = "", isBase64Encoded }: GatewayReply): void {
    const [path = "", query] = address.split("?", 2);
    if (statusCode < 300) note("the path of a request", path);
    for (const name of ["location", "link", "content-location"])
      note(`the header ${name}`, headers[name] ?? "", query);
    if (isBase64Encoded || body.length > MOST_CHARACTERS) return;
    for (const [, claims] of body.matchAll(TOKEN)) note("a token", decoded(claims));
  },

  /** What was seen since the last call. */
  take: (): string[] => found.splice(0),
};
