import { useWords } from "../../words/words.ts";
import { commonWords } from "../common/words.ts";
import { providerWords } from "./words.ts";

/** The names of the fields of a provider, in its form and its history. */
export function useProviderLabels() {
  const text = useWords(providerWords);
  const common = useWords(commonWords);
  return {
    cod: common.code,
    canal: text.channel,
    tip: text.kind,
    prioritate: text.priority,
    peSecunda: text.perSecond,
    recipise: text.receipts,
    activ: text.isActive,
    host: text.host,
    port: text.port,
    secure: text.secure,
    requireTls: text.requireTls,
    user: text.user,
    from: text.from,
    url: text.url,
    faraDiacritice: text.plain,
    ...text.secret,
  };
}

/** Those in a record, where settings stand inside `configuratie`. */
export function useProviderHistoryLabels(): Record<string, string> {
  const labels = useProviderLabels();
  const inside = Object.entries(labels).map(([name, label]) => [`configuratie.${name}`, label]);
  return { ...labels, ...Object.fromEntries(inside) };
}
