import type { Report } from "../model/report.ts";
import type { Language, Text } from "../model/texts.ts";

const says: Text = {
  ro: "Sistemul a acceptat o scriere pe care trebuia să o refuze, sau a lăsat-o fără răspuns. Auditul nu a mai trimis nicio scriere după ea. Verificați ce a rămas de la ea în sistem.",
  ru: "Система приняла запись, которую должна была отклонить, или оставила её без ответа. После неё аудит больше не отправлял записей. Проверьте, что осталось от неё в системе.",
};
const exchangeWord: Text = { ro: "cererea", ru: "запрос" };

/** The first lines of every form of a report, if the audit has written against its will; otherwise none. */
export function acceptedWriteLines({ acceptedWrites = [] }: Report, language: Language): string[] {
  if (acceptedWrites.length === 0) return [];
  return [
    says[language],
    ...acceptedWrites.map(
      ({ operation, path, found, exchange }) =>
        `${operation.split(" ")[0] ?? ""} ${path}: ${found} (${exchangeWord[language]} ${String(exchange)})`,
    ),
  ];
}
