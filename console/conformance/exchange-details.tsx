import { useQuery } from "@tanstack/react-query";
import { adminAuditsListExchanges } from "../../client/generated/platform/operations.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { EmptyState } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { exchangeWords } from "./exchange-words.ts";
import { AUDITS_KEY } from "./parts.tsx";

/** One request of an audit with its answer, as it was kept: secrets are masked by the audit. */
export default function ExchangeDetails({ auditId, n }: { auditId: number; n: string }) {
  const text = useWords(exchangeWords);
  const exchange = useQuery({
    queryKey: [...AUDITS_KEY, auditId, "exchange", n],
    queryFn: async () => {
      const query = { "filter[n]": n };
      return (await adminAuditsListExchanges(client, { path: { id: auditId }, query })).data.items;
    },
  });
  return (
    <Loaded query={exchange}>
      {([found]) =>
        found ? (
          <>
            <Part title={text.request} content={`${found.method} ${found.path}`} />
            <Part title={text.sent} content={linesOf(found.sent)} />
            {found.body !== undefined && <Part title={text.body} content={found.body} />}
            <Part
              title={text.status}
              content={String(found.status ?? (found.fault && text.fault(found.fault)) ?? "–")}
            />
            {found.headers && <Part title={text.received} content={linesOf(found.headers)} />}
            {found.answer !== undefined && found.answer !== "" && (
              <Part title={text.content} content={written(found.answer)} />
            )}
          </>
        ) : (
          <EmptyState title={text.empty}>{text.emptyText}</EmptyState>
        )
      }
    </Loaded>
  );
}

const linesOf = (headers: Readonly<Record<string, string>>): string =>
  Object.entries(headers)
    .map(([name, value]) => `${name}: ${value}`)
    .join("\n");

const written = (answer: unknown): string =>
  typeof answer === "string" ? answer : JSON.stringify(answer, undefined, 2);

function Part({ title, content }: { title: string; content: string }) {
  return (
    <section>
      <h3>{title}</h3>
      <pre role="group" tabIndex={0} aria-label={title}>
        {content}
      </pre>
    </section>
  );
}
