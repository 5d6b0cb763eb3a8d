import { useQuery } from "@tanstack/react-query";
import { client } from "../api/client.ts";
import { Link } from "../kit/button.tsx";
import { Problem } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { REFRESH_MS } from "./sections.tsx";
import { adminProvidersList } from "./services/notifications.ts";
import { operationsWords } from "./words.ts";

const MOST_ROWS = 200;

/** The providers of notifications that take no messages: since when, and why. Nothing while all of them work. */
export function Outages() {
  const text = useWords(operationsWords).outages;
  const { dateTime } = useFormats();
  const { data = [] } = useQuery({
    queryKey: ["notifications", "providers", "outages"],
    queryFn: async ({ signal }) =>
      (await adminProvidersList(client, { query: { size: MOST_ROWS }, signal })).data.items,
    refetchInterval: REFRESH_MS,
  });
  const down = data.flatMap(({ indisponibil, ...provider }) =>
    indisponibil ? [{ ...provider, ...indisponibil }] : [],
  );
  if (down.length === 0) return null;
  return (
    <Problem title={text.title}>
      <ul>
        {down.map(({ id, cod, din, motiv }) => (
          <li key={id}>
            <Link href={`/app/canale/furnizori/${id}`}>{cod}</Link>: {text.since(dateTime(din))}
            {motiv === undefined ? null : <>, {text.why(motiv)}</>}
          </li>
        ))}
      </ul>
      <p>{text.waits}</p>
    </Problem>
  );
}
