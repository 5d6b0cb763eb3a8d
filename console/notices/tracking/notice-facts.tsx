import type { Notificare } from "../../../client/generated/notifications/types.ts";
import { Link } from "../../kit/button.tsx";
import { CopyButton, KeyValues } from "../../kit/facts.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { paths } from "../common/notice-sections.tsx";
import { isUnderWay, NoticeState, states } from "../common/states.tsx";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import { trackingWords } from "./words.ts";

export function NoticeFacts({ notice }: { notice: Notificare }) {
  const text = useWords(trackingWords);
  const common = useWords(commonWords);
  const { nameOf } = useSystems();
  const { dateTime } = useFormats();
  const momentOf = (moment: string | undefined) => moment && dateTime(moment);
  return (
    <div className="notice-card notice-facts">
      <KeyValues
        entries={[
          { label: common.system, value: nameOf(notice.sistemId) },
          { label: text.priority, value: common.priority[notice.priority] },
          { label: common.category, value: notice.categorie ?? text.official },
          {
            label: text.template,
            value: notice.templateId !== undefined && (
              <Link href={`${paths.templates}/${notice.templateId}`}>{text.openTemplate}</Link>
            ),
          },
          { label: text.by, value: notice.creatDe },
          { label: text.created, value: dateTime(notice.creatLa) },
          { label: text.scheduled, value: momentOf(notice.scheduledAt) },
          { label: text.expires, value: momentOf(notice.expiresAt) },
          { label: text.ended, value: momentOf(notice.incheiatLa) },
          {
            label: text.trackingId,
            value: (
              <>
                <code>{notice.trackingId}</code> <CopyButton text={notice.trackingId} label={text.copy} />
              </>
            ),
          },
        ].filter(({ value }) => value !== undefined && value !== false)}
      />
    </div>
  );
}

/** The states of deliveries that have left, or will not leave. */
const handledStates = states.filter((state) => !isUnderWay(state));

/** How many deliveries have come how far. */
export function Progress({ notice }: { notice: Notificare }) {
  const text = useWords(trackingWords);
  const { number } = useFormats();
  const { counts, total } = notice;
  const countOf = (state: string): number => counts[state] ?? 0;
  // Before the deliveries are made, none is counted.
  const handled = handledStates.reduce((sum, state) => sum + countOf(state), 0);
  return (
    <section className="notice-card" aria-label={text.progress}>
      {notice.status === "Resolving" ? (
        <p role="status">{text.resolving}</p>
      ) : (
        <p>{text.handled(number(handled), number(total))}</p>
      )}
      {handled < total && <progress aria-label={text.progress} value={handled} max={total} />}
      <p className="notice-counts">
        {states
          .filter((state) => countOf(state) > 0)
          .map((state) => (
            <span key={state}>
              <NoticeState status={state} /> {number(countOf(state))}
            </span>
          ))}
      </p>
    </section>
  );
}
