import { useQuery, useQueryClient } from "@tanstack/react-query";
import { sentenceOf } from "../api/failed.tsx";
import { Button, Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { showToast } from "../kit/toast.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import type { QueueService } from "./operated.ts";
import { decide, type Decision, readApprovals } from "./queue-calls.ts";
import { REFRESH_MS } from "./sections.tsx";
import { operationsWords } from "./words.ts";

/** The acts on this queue that wait for another administrator. */
export function Approvals({ service, queue }: { service: QueueService; queue: string }) {
  const text = useWords(operationsWords).approvals;
  const language = useLanguage();
  const { dateTime } = useFormats();
  const person = usePerson();
  const queries = useQueryClient();
  const dialogs = useDialogAddress();
  const found = useQuery({
    queryKey: [service, "queues", queue, "approvals"],
    queryFn: ({ signal }) => readApprovals(service, queue, signal),
    refetchInterval: REFRESH_MS,
  });
  const act = async (id: number, decision: Decision, said: string): Promise<void> => {
    try {
      await decide(service, id, decision);
      showToast({ text: said });
    } catch (error) {
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    }
    await queries.invalidateQueries({ queryKey: [service, "queues"] });
  };
  if (!found.data || found.data.length === 0) return null;
  return (
    <section className="approvals" aria-label={text.title}>
      <h2>{text.title}</h2>
      <ul>
        {found.data.map(({ id, rezumat, requestedBy, expiresAt }) => (
          <li key={id}>
            <p>{rezumat[language]}</p>
            <p className="soft">{text.by(requestedBy, dateTime(expiresAt))}</p>
            <p className="acts">
              {requestedBy === person.id ? (
                <Button onPress={() => void act(id, "withdraw", text.withdrawn)}>{text.withdraw}</Button>
              ) : (
                <>
                  <Link href={dialogs.hrefOf({ name: "approve", id: String(id) })} look="primary">
                    {text.approve}
                  </Link>
                  <Button onPress={() => void act(id, "reject", text.rejected)}>{text.reject}</Button>
                </>
              )}
            </p>
          </li>
        ))}
      </ul>
      <Confirm
        name="approve"
        title={() => text.approveTitle}
        verb={text.approve}
        isDangerous
        whyOf={(error) => sentenceOf(error, language)}
        act={async (id) => {
          await decide(service, Number(id), "approve");
          showToast({ text: text.approved });
          await queries.invalidateQueries({ queryKey: [service, "queues"] });
        }}
      >
        {(id) => <p>{found.data.find((one) => String(one.id) === id)?.rezumat[language]}</p>}
      </Confirm>
    </section>
  );
}
