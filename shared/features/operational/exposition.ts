import { AggregatorRegistry } from "prom-client";
import { BUCKETS, type Series } from "../../http/metrics.ts";

const NAME = "http_server_requests_seconds";

interface Sample {
  metricName: string;
  labels: Record<string, string | number>;
  value: number;
}

/**
 * The series as Prometheus' text exposition (format 0.0.4): one histogram, its buckets cumulative. Memory and uptime
 * are left out: they would describe only the process that happens to answer.
 */
export function exposition(series: Series[]): Promise<string> {
  const histogram = {
    name: NAME,
    help: "Duration of HTTP requests in seconds",
    type: "histogram",
    aggregator: "sum",
    values: series.flatMap(samplesOf),
  };
  return AggregatorRegistry.aggregate([[histogram]]).metrics();
}

function samplesOf({ labels, buckets, sum }: Series): Sample[] {
  let count = 0;
  const cumulative = buckets.map((n, index) => {
    count += n;
    return {
      metricName: `${NAME}_bucket`,
      labels: { ...labels, le: BUCKETS[index] ?? "+Inf" },
      value: count,
    };
  });
  return [
    ...cumulative,
    { metricName: `${NAME}_sum`, labels: { ...labels }, value: sum },
    { metricName: `${NAME}_count`, labels: { ...labels }, value: count },
  ];
}
