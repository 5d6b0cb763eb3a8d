import { IssueListing } from "./issue-listing.tsx";
import { ISSUES_KEY } from "./parts.tsx";
import { useReading } from "./reading.ts";
import type { SystemPartProps } from "./system-audits.tsx";

/** The issues of one system, newest first. */
export default function SystemIssues({ id, ...place }: SystemPartProps) {
  const reading = useReading();
  return (
    <IssueListing
      {...place}
      queryKey={[...ISSUES_KEY, "of", id]}
      read={(query) => reading.issuesOf(id, query)}
      isFiltered={false}
    />
  );
}
