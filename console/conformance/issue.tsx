import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { publicRulesRead } from "../../client/generated/platform/operations.ts";
import type { Issue } from "../../client/generated/platform/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { KeyValues } from "../kit/facts.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import {
  BASE,
  ISSUES_KEY,
  IssueBadge,
  VerdictBadge,
  auditHref,
  ruleHref,
  systemHref,
  useOperationText,
  useSystemName,
} from "./parts.tsx";
import { useReading, useZone } from "./reading.ts";
import { conformanceWords } from "./words.ts";

const Dialogs = lazy(() => import("./issue-dialogs.tsx"));

function IssueScreen({ params }: ScreenProps<"id", object>) {
  const id = Number(params.id);
  const zone = useZone();
  const text = useWords(conformanceWords);
  const reading = useReading();
  const dialogs = useDialogAddress();
  const operationText = useOperationText();
  const issue = useQuery({ queryKey: [...ISSUES_KEY, id], queryFn: () => reading.issue(id) });
  return (
    <>
      <Link href={`${BASE}/abateri?stare=DESCHISA`} icon="chevronLeft">
        {text.back.issues}
      </Link>
      <Loaded query={issue} lines={8}>
        {(shown) => (
          <>
            <div className="page-head">
              <div className="acts">
                <PageTitle>{text.issues.name(shown.rule, operationText(shown.operation))}</PageTitle>
                <IssueBadge status={shown.status} />
                <VerdictBadge verdict={shown.verdict} />
              </div>
              {zone === "admin" && (
                <div className="acts">
                  <Link
                    href={dialogs.hrefOf({ name: "annotate", id: params.id })}
                    look={shown.status === "INCHISA" ? "plain" : "primary"}
                  >
                    {text.issues.annotate}
                  </Link>
                  {shown.status === "DESCHISA" && (
                    <Link href={dialogs.hrefOf({ name: "waive", id: params.id })} look="plain">
                      {text.issues.waive}
                    </Link>
                  )}
                </div>
              )}
            </div>
            <p className="hint">{text.issues.stateHint}</p>
            <IssueFacts issue={shown} />
            {zone === "admin" && (
              <Suspense fallback={null}>
                <Dialogs issue={shown} />
              </Suspense>
            )}
          </>
        )}
      </Loaded>
    </>
  );
}

function IssueFacts({ issue }: { issue: Issue }) {
  const text = useWords(conformanceWords);
  const nameOf = useSystemName();
  const language = useLanguage();
  const { dateTime } = useFormats();
  const rule = useQuery({
    queryKey: ["platform", "rules", issue.rule],
    queryFn: async () => (await publicRulesRead(client, { path: { rule: issue.rule } })).data,
  });
  const { saysRo, saysRu, fixRo, fixRu } = rule.data ?? {};
  const audit = (id: number | undefined, moment: string) =>
    id === undefined ? undefined : <Link href={auditHref(id)}>{text.audits.name(dateTime(moment))}</Link>;
  return (
    <div className="facts">
      <KeyValues
        entries={[
          {
            label: text.list.system,
            value: <Link href={systemHref(issue.systemId)}>{nameOf(issue.systemId)}</Link>,
          },
          { label: text.issues.rule, value: <Link href={ruleHref(issue.rule)}>{issue.rule}</Link> },
          { label: text.rules.says, value: language === "ru" ? saysRu : saysRo },
          { label: text.issues.fix, value: language === "ru" ? fixRu : fixRo },
          { label: text.issues.expected, value: <code>{issue.expected}</code> },
          { label: text.issues.found, value: <code>{issue.found}</code> },
          { label: text.issues.assignee, value: issue.assignee },
          { label: text.issues.note, value: issue.note && <p className="paragraphs">{issue.note}</p> },
          { label: text.issues.openedAt, value: dateTime(issue.openedAt) },
          { label: text.issues.openedBy, value: audit(issue.openedBy, issue.openedAt) },
          { label: text.issues.seen, value: text.issues.seenTimes(issue.seen) },
          { label: text.issues.seenAt, value: dateTime(issue.seenAt) },
          { label: text.issues.seenBy, value: audit(issue.seenBy, issue.seenAt) },
          ...(issue.reopenedAt ? [{ label: text.issues.reopenedAt, value: dateTime(issue.reopenedAt) }] : []),
          ...(issue.closedAt
            ? [
                { label: text.issues.closedAt, value: dateTime(issue.closedAt) },
                { label: text.issues.closedBy, value: audit(issue.closedBy, issue.closedAt) },
              ]
            : []),
        ]}
      />
    </div>
  );
}

export default screen({ params: ["id"], search: () => ({}), page: IssueScreen });
