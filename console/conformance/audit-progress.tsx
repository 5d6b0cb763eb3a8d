import { useQuery } from "@tanstack/react-query";
import { useEffect, useRef, useState } from "react";
import { adminAuditsStop } from "../../client/generated/platform/operations.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { Button, Link } from "../kit/button.tsx";
import { showToast } from "../kit/toast.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { AUDITS_KEY, auditHref, isOver } from "./parts.tsx";
import { useReading, useZone } from "./reading.ts";
import { systemWords } from "./system-words.ts";

const FOLLOW_MS = 1000;

export interface AuditProgressProps {
  id: number;
  /** Called at the end, to read again what the audit changed. */
  onEnd: () => void;
  isOnItsPage?: boolean | undefined;
}

/** An audit that waits or runs, followed until its end. */
export function AuditProgress({ id, onEnd, isOnItsPage = false }: AuditProgressProps) {
  const text = useWords(systemWords).running;
  const reading = useReading();
  const zone = useZone();
  const { dateTime } = useFormats();
  const followed = useQuery({
    queryKey: [...AUDITS_KEY, id, "followed"],
    queryFn: async () => (await reading.audit(id)).data,
    refetchInterval: ({ state }) => (state.data && isOver(state.data) ? false : FOLLOW_MS),
    staleTime: 0,
  });
  const audit = followed.data;
  const ended = audit && isOver(audit) ? audit.status : undefined;
  const isTold = useRef(false);
  useEffect(() => {
    if (!ended || isTold.current) return;
    isTold.current = true;
    if (ended !== "IN_ASTEPTARE" && ended !== "IN_LUCRU")
      showToast({ text: text[ended], tone: ended === "ESUAT" ? "bad" : "good" });
    onEnd();
  });
  if (!audit || ended) return null;
  return (
    <section className="running" role="status">
      <p>
        <strong>{audit.status === "IN_LUCRU" ? text.IN_LUCRU : text.IN_ASTEPTARE}</strong>{" "}
        {text.since(dateTime(audit.startedAt ?? audit.requestedAt))}
      </p>
      <progress aria-label={text[audit.status]} />
      <div className="acts">
        {zone === "admin" && <StopButton id={id} />}
        {!isOnItsPage && <Link href={auditHref(id)}>{text.follow}</Link>}
      </div>
    </section>
  );
}

function StopButton({ id }: { id: number }) {
  const text = useWords(systemWords).running;
  const language = useLanguage();
  const [isAsked, setIsAsked] = useState(false);
  const stop = async (): Promise<void> => {
    setIsAsked(true);
    try {
      await adminAuditsStop(client, { path: { id } });
      showToast({ text: text.stopping });
    } catch (error) {
      setIsAsked(false);
      showToast({ text: sentenceOf(error, language), tone: "bad" });
    }
  };
  return (
    <Button isPending={isAsked} onPress={() => void stop()}>
      {text.stop}
    </Button>
  );
}
