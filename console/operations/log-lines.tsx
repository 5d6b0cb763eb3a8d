import { useQuery } from "@tanstack/react-query";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { CopyButton } from "../kit/facts.tsx";
import { useWords } from "../words/words.ts";
import { readSettings } from "./calls.ts";
import { logAddress, logGroups, logPlaceOf, logQuery } from "./log-query.ts";
import { useOperated } from "./service-choice.tsx";
import { operationsWords } from "./words.ts";

/** The question that finds the lines of a request, and where to ask it. */
export function LogLines({ id }: { id: string }) {
  const text = useWords(operationsWords).correlation;
  const service = useOperated("documents");
  const settings = useQuery({
    queryKey: [service, "settings"],
    queryFn: ({ signal }) => (service ? readSettings(service, signal) : []),
  });
  const query = logQuery(id);
  return (
    <section className="operations-part" aria-label={text.log}>
      <h2>{text.log}</h2>
      <Loaded query={settings} lines={3}>
        {(found) => {
          const place = logPlaceOf(found);
          const address = logAddress(place, id);
          return (
            <>
              <p>{address === undefined ? text.logLocal : text.logText}</p>
              <pre className="log-query">{query}</pre>
              <p className="acts">
                <CopyButton text={query} label={text.copy} />
                {address && (
                  <Link href={address} look="primary">
                    {text.open}
                  </Link>
                )}
              </p>
              {address && (
                <p className="soft">
                  {text.groups}: {logGroups(place).join(", ")}
                </p>
              )}
              <p className="soft">{text.trace}</p>
            </>
          );
        }}
      </Loaded>
    </section>
  );
}
