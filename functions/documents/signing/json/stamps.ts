import { digestsOf } from "../algorithms.ts";
import type { FoundStamp } from "../found-signature.ts";
import { tokenIn } from "../time-stamp.ts";
import type { Jws } from "./jws.ts";
import { keyCertificates, tokensIn, type Unsigned, validationDataIn } from "./properties.ts";
import type { SignedData } from "./signed-data.ts";
import { type JsonObject, memberOf, textAt } from "./strict-json.ts";

/* The time stamps of JAdES: what each of them is over (ETSI TS 119 182-1, 5.2.6, 5.3.4, 5.3.6; A.1.5). */

interface Place {
  jws: Jws;
  header: JsonObject;
  data: SignedData;
  /** Undefined if their form is not one that a stamp can be over. */
  unsigned: Unsigned[] | undefined;
}

/** Properties that sigRTst stamps, beside the value. */
const referring = ["sigTst", "xRefs", "rRefs", "axRefs", "arRefs"];

export function stampsOf(place: Place): FoundStamp[] {
  const { header, data, unsigned = [] } = place;
  return [
    ...unsigned.flatMap((one, i) => stampsIn(one, place, unsigned.slice(0, i))),
    ...made(memberOf(header, "adoTst"), { kind: "content", of: () => data.stamped }),
  ];
}

function stampsIn({ name, value }: Unsigned, place: Place, before: Unsigned[]): FoundStamp[] {
  const signature = Buffer.from(place.jws.encodedValue);
  if (name === "sigTst") return made(value, { kind: "signature", of: () => [signature] });
  if (name === "sigRTst") {
    const stamped = before.filter((one) => referring.includes(one.name));
    const of = (way: number) => [signature, DOT, ...writtenAs(stamped, way)];
    return made(value, { kind: "signature", of, covered: stamped });
  }
  if (name !== "arcTst" || (textAt(value, "timeStamped") ?? "all") !== "all") return [];
  const { jws, header, data } = place;
  const of = (way: number) =>
    data.stamped && [
      ...data.stamped,
      DOT,
      Buffer.from(jws.protected),
      DOT,
      signature,
      DOT,
      ...writtenAs(before, way),
    ];
  const keys = keyCertificates(header).map(({ raw }) => raw);
  return made(value, { kind: "archive", of, covered: before, further: keys });
}

const DOT = Buffer.from(".");
/** Properties in clear are written in more ways than one. */
const WAYS = [0, 1];

const writtenAs = (unsigned: Unsigned[], way: number): Buffer[] =>
  unsigned.map(({ written }) => written[way] ?? written[0] ?? Buffer.alloc(0));

interface Making {
  kind: FoundStamp["kind"];
  /** The parts that are stamped; undefined if they are not known here. */
  of(way: number): Buffer[] | undefined;
  covered?: Unsigned[];
  further?: Buffer[];
}

function made(value: unknown, { kind, of, covered = [], further = [] }: Making): FoundStamp[] {
  const inside = new Set([...covered.flatMap(bytesWithin), ...further].map((one) => one.toString("base64")));
  return tokensIn(value).map((token) => ({
    kind,
    token,
    imprintBy: (name) => {
      const digests = WAYS.map((way) => of(way)).map((parts) => parts && digestsOf(parts)(name));
      const said = tokenIn(token)?.imprint.value;
      return digests.find((one) => one && said?.equals(one)) ?? digests[0];
    },
    covers: (bytes) => inside.has(bytes.toString("base64")),
  }));
}

function bytesWithin(property: Unsigned): Buffer[] {
  const { certificates, statements } = validationDataIn(property);
  return [...certificates.map(({ raw }) => raw), ...statements, ...tokensIn(property.value)];
}
