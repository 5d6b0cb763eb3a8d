import type { EndedEarly } from "../model/evidence.ts";
import type { Report } from "../model/report.ts";
import type { Language, Text } from "../model/texts.ts";

/** What comes before everything else in a report: a sentence, with its lines. */
export interface Alarm {
  says: string;
  lines: string[];
}

const accepted: Text = {
  ro: "Sistemul a acceptat o scriere pe care trebuia să o refuze, sau a lăsat-o fără răspuns. Auditul nu a mai trimis nicio scriere după ea. Verificați ce a rămas de la ea în sistem.",
  ru: "Система приняла запись, которую должна была отклонить, или оставила её без ответа. После неё аудит больше не отправлял записей. Проверьте, что осталось от неё в системе.",
};
const exchangeWord: Text = { ro: "cererea", ru: "запрос" };

const cutOff: Text = {
  ro: "Auditul a fost întrerupt înainte de sfârșit, deci verdictul nu spune nimic despre ce nu a încercat. Cauza:",
  ru: "Аудит прерван до конца, поэтому вердикт ничего не говорит о том, что не проверено. Причина:",
};
const causes: Record<EndedEarly, Text> = {
  time: { ro: "timpul lui s-a încheiat.", ru: "истекло его время." },
  requests: { ro: "a trimis toate cererile pe care le avea.", ru: "отправлены все разрешённые запросы." },
  silence: {
    ro: "sistemul nu a răspuns la trei cereri la rând.",
    ru: "система не ответила на три запроса подряд.",
  },
  stopped: { ro: "l-a oprit un administrator.", ru: "его остановил администратор." },
};

export function alarmsOf({ acceptedWrites = [], endedEarly }: Report, language: Language): Alarm[] {
  const writes = acceptedWrites.map(
    ({ operation, path, found, exchange }) =>
      `${operation.split(" ")[0] ?? ""} ${path}: ${found} (${exchangeWord[language]} ${String(exchange)})`,
  );
  return [
    ...(writes.length > 0 ? [{ says: accepted[language], lines: writes }] : []),
    ...(endedEarly ? [{ says: `${cutOff[language]} ${causes[endedEarly][language]}`, lines: [] }] : []),
  ];
}

export const alarmLines = (report: Report, language: Language): string[] =>
  alarmsOf(report, language).flatMap(({ says, lines }) => [says, ...lines]);
