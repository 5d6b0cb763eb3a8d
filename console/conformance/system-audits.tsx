import { AuditListing } from "./audit-listing.tsx";
import type { Place } from "./listing.tsx";
import { AUDITS_KEY } from "./parts.tsx";
import { useReading } from "./reading.ts";

export interface SystemPartProps extends Place {
  id: number;
}

/** The audits of one system. */
export default function SystemAudits({ id, ...place }: SystemPartProps) {
  const reading = useReading();
  return (
    <AuditListing
      {...place}
      queryKey={[...AUDITS_KEY, "of", id]}
      read={(query) => reading.auditsOf(id, query)}
      isFiltered={false}
    />
  );
}
