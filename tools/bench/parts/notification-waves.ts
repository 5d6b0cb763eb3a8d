import { startSystem } from "../notifications/running-system.ts";
import { bulk, type Bulk, crowded, type Crowded, steady, type Steady } from "../notifications/waves.ts";
import { table, verdict, type Section } from "../report.ts";

interface Size {
  /** Single notifications a second, and for how long. */
  rate: number;
  seconds: number;
  /** Recipients of one call. */
  recipients: number;
  /** Recipients of each of two calls that wait at a provider of 50 a second, and the time until they are expanded. */
  each: number;
  settleSeconds: number;
}

const PROVIDER_RATE = 50;
const LIMITS = { p95: 10, accepted: 2, first: 5, high: 5, other: 15, most: 55 };

/** Notifications through the whole system as `npm start` runs it, over mutual TLS, to a mail server. */
export async function notificationWaves(size: Size): Promise<Section> {
  const system = await startSystem();
  try {
    const { rate, seconds, recipients, each, settleSeconds } = size;
    const single = await steady(system, { rate, seconds });
    const many = await bulk(system, recipients);
    const crowd = await crowded(system, { each, rate: PROVIDER_RATE, settleSeconds, seconds });
    return section(single, many, crowd);
  } finally {
    await system.stop();
  }
}

type Row = [name: string, most: string, is: string, holds: string];

const atMost = (name: string, most: number, is: number, unit: string): Row => [
  name,
  `≤ ${most}${unit}`,
  `${is.toFixed(unit === "" ? 0 : 2)}${unit}`,
  verdict(is <= most),
];

function section(single: Steady, many: Bulk, crowd: Crowded): Section {
  const rows: Row[] = [
    atMost(
      `${single.rate} a second for ${single.seconds} s: p95 from acceptance to the sink`,
      LIMITS.p95,
      single.p95,
      " s",
    ),
    ["share within 10 s", "", `${(100 * single.within).toFixed(1)} %`, ""],
    atMost("not arrived", 0, single.missing, ""),
    atMost(
      `${many.recipients.toLocaleString("en")} recipients: accepted`,
      LIMITS.accepted,
      many.acceptedSeconds,
      " s",
    ),
    atMost("first mail", LIMITS.first, many.firstSeconds, " s"),
    atMost(
      `${crowd.waiting.toLocaleString("en")} Medium wait at a provider of ${crowd.rate} a second: p95 of High`,
      LIMITS.high,
      crowd.high,
      " s",
    ),
    atMost("p95 of another system's Medium", LIMITS.other, crowd.other, " s"),
    atMost("most mails of a second", LIMITS.most, crowd.most, ""),
    ["median mails of a second", "", crowd.usual.toFixed(0), ""],
  ];
  return {
    title: "16. Notifications through the whole system",
    body: [
      "All functions, gateway, cloud and the mail server on this machine; a queue has one worker of ten messages at a time here, up to ten on AWS.",
      table(["measured", "must be", "is", ""], rows),
    ],
  };
}
