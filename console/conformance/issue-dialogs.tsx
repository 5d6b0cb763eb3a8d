import { lazy } from "react";
import type { Issue } from "../../client/generated/platform/types.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { useWords } from "../words/words.ts";
import { systemWords } from "./system-words.ts";
import { conformanceWords } from "./words.ts";

const NoteForm = lazy(() => import("./note-form.tsx"));
const WaiverForm = lazy(() => import("./waiver-form.tsx"));

/** The addresses of an operation: `GET /api/v1/staff/requests` gives its path, the whole system all of them. */
export const addressesOf = (operation: string): string => /(\/\S*)/.exec(operation)?.[1] ?? "/**";

/** What an administrator writes about an issue. */
export default function IssueDialogs({ issue }: { issue: Issue }) {
  const text = useWords(conformanceWords).issues;
  const { addTitle } = useWords(systemWords).waivers;
  return (
    <>
      <AddressDialog name="annotate" title={() => text.annotate}>
        {(id, close) => <NoteForm id={Number(id)} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="waive" title={() => addTitle}>
        {(_, close) => (
          <WaiverForm
            systemId={issue.systemId}
            rule={issue.rule}
            pathPattern={addressesOf(issue.operation)}
            onEnd={close}
          />
        )}
      </AddressDialog>
    </>
  );
}
