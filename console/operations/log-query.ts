import { services } from "../api/places.ts";
import type { Setting } from "./calls.ts";

/** Where the lines of a stage are. Without a region it is a local system, whose lines are on its console. */
export interface LogPlace {
  stage: string;
  region: string | undefined;
}

const valueOf = (settings: readonly Setting[], name: string): string =>
  settings.find(({ variable }) => variable === name)?.value ?? "";

/** By the settings of a function: the addresses of its queues name the region. */
export const logPlaceOf = (settings: readonly Setting[]): LogPlace => ({
  stage: valueOf(settings, "STAGE"),
  region: /\bsqs\.([a-z0-9-]+)\.amazonaws\.com/.exec(valueOf(settings, "QUEUE_URL_PREFIX"))?.[1],
});

/** The groups of all services: identity logs to its own. */
export const logGroups = ({ stage }: LogPlace): string[] =>
  services.map((service) => `/temelia/${stage}/${service}`);

/** The question to Logs Insights. Quotation marks cannot end the text of an id. */
export const logQuery = (id: string): string =>
  [
    `filter correlationId = ${JSON.stringify(id)}`,
    "| sort @timestamp",
    "| fields @timestamp, service, traceId, level, message, object",
  ].join("\n");

/** Texts in the address of CloudWatch's console: every other character is `*` and its code. */
const escaped = (text: string): string =>
  text.replace(
    /[^A-Za-z0-9_.-]/g,
    (character) => `*${character.charCodeAt(0).toString(16).padStart(2, "0")}`,
  );

/** The address that opens the question in Logs Insights, over the last day. */
export function logAddress(place: LogPlace, id: string): string | undefined {
  const { region } = place;
  if (region === undefined) return undefined;
  const groups = logGroups(place)
    .map((group) => `~'${escaped(group)}`)
    .join("");
  const detail = `~(end~0~start~-86400~timeType~'RELATIVE~unit~'seconds~editorString~'${escaped(logQuery(id))}~source~(${groups}))`;
  return `https://${region}.console.aws.amazon.com/cloudwatch/home?region=${region}#logsV2:logs-insights?queryDetail=${detail}`;
}
