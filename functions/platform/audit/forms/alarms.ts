import type { Language } from "../../../../shared/everywhere/texts.ts";
import type { EndedEarly } from "../model/evidence.ts";
import type { Report } from "../model/report.ts";
import { inLanguage, type Text } from "../../../../shared/texts.ts";

/** What comes before everything else in a report: a sentence, with its lines. */
export interface Alarm {
  says: string;
  lines: string[];
}

const accepted: Text = [
  "Sistemul a acceptat o scriere pe care trebuia să o refuze, sau a lăsat-o fără răspuns. Auditul nu a mai trimis nicio scriere după ea. Verificați ce a rămas de la ea în sistem.",
  "Система приняла запись, которую должна была отклонить, или оставила её без ответа. После неё аудит больше не отправлял записей. Проверьте, что осталось от неё в системе.",
  "The system accepted a write it should have refused, or left it without a response. The audit sent no more writes after it. Check what it left in the system.",
];
const exchangeWord: Text = ["cererea", "запрос", "request"];

const cutOff: Text = [
  "Auditul a fost întrerupt înainte de sfârșit, deci verdictul nu spune nimic despre ce nu a încercat. Cauza:",
  "Аудит прерван до конца, поэтому вердикт ничего не говорит о том, что не проверено. Причина:",
  "The audit was cut off before the end, so the verdict says nothing about what was not tried. The reason:",
];
const causes: Record<EndedEarly, Text> = {
  time: ["timpul lui s-a încheiat.", "истекло его время.", "its time ran out."],
  requests: [
    "a trimis toate cererile pe care le avea.",
    "отправлены все разрешённые запросы.",
    "it sent all the requests it was allowed.",
  ],
  silence: [
    "sistemul nu a răspuns la trei cereri la rând.",
    "система не ответила на три запроса подряд.",
    "the system did not respond to three requests in a row.",
  ],
  stopped: ["l-a oprit un administrator.", "его остановил администратор.", "an administrator stopped it."],
};

export function alarmsOf({ acceptedWrites = [], endedEarly }: Report, language: Language): Alarm[] {
  const writes = acceptedWrites.map(
    ({ operation, path, found, exchange }) =>
      `${operation.split(" ")[0] ?? ""} ${path}: ${found} (${inLanguage(exchangeWord, language)} ${String(exchange)})`,
  );
  return [
    ...(writes.length > 0 ? [{ says: inLanguage(accepted, language), lines: writes }] : []),
    ...(endedEarly
      ? [{ says: `${inLanguage(cutOff, language)} ${inLanguage(causes[endedEarly], language)}`, lines: [] }]
      : []),
  ];
}

export const alarmLines = (report: Report, language: Language): string[] =>
  alarmsOf(report, language).flatMap(({ says, lines }) => [says, ...lines]);
