import { Loaded } from "../api/failed.tsx";
import type { Service } from "../api/places.ts";
import { useWords } from "../words/words.ts";
import type { Period } from "./calls.ts";
import { Counted, Durations } from "./counted-plots.tsx";
import { useTimelines } from "./timelines.ts";
import { trendWords } from "./trend-words.ts";

interface RoutePlotsProps {
  service: Service;
  period: Period;
  route: string;
}

/** The answers and the durations of one route, by hour. */
export function RoutePlots({ service, period, route }: RoutePlotsProps) {
  const text = useWords(trendWords);
  const found = useTimelines(service, period, route);
  return (
    <section className="operations-part" aria-label={route}>
      <h2>
        <code className="route">{route}</code>
      </h2>
      <Loaded query={found} lines={4}>
        {(timelines) => (
          <>
            <Counted
              title={text.of(route, text.requests)}
              name="routes"
              labels={text.outcomes}
              timelines={timelines}
            />
            <Durations title={text.of(route, text.durations)} name="routes" timelines={timelines} />
          </>
        )}
      </Loaded>
    </section>
  );
}
