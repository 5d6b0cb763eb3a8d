import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { templatesRender } from "../../client/generated/documents/operations.ts";
import type { PrevizualizareSablon, Sablon, ValoriSablon } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { Skeleton } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { labelOf } from "./fields.ts";
import { templateWords } from "./words.ts";

const QUIET_MS = 400;

export interface PreviewProps {
  /** A template, or content that is being written. */
  asked: Pick<PrevizualizareSablon, "templateId" | "continut" | "format">;
  format: Sablon["format"];
  values: ValoriSablon;
}

/** The text with the values so far, and the names of the missing ones. Requested at pauses in the typing. */
export function Preview({ asked, format, values }: PreviewProps) {
  const text = useWords(templateWords);
  const formats = useFormats();
  const title = useId();
  const settled = useSettled({ asked, values });
  const found = useQuery({
    queryKey: ["documents", "templates", "render", settled],
    placeholderData: keepPreviousData,
    gcTime: 0,
    queryFn: async ({ signal }) => {
      const body = { ...settled.asked, variabile: settled.values };
      return (await templatesRender(client, { body, signal })).data;
    },
  });
  const missing = found.data?.lipsa ?? [];
  return (
    <section className="template-preview" aria-labelledby={title}>
      <h2 id={title}>{text.preview}</h2>
      {found.isPending && <Skeleton lines={6} />}
      {found.isError && <Failed error={found.error} />}
      {found.data && (
        <>
          <p className="hint" role="status">
            {missing.length > 0 ? text.missing(formats.list(missing.map(labelOf))) : text.complete}
          </p>
          {format === "HTML" ? (
            // The sandbox has no rights, so it neither runs nor loads anything.
            <iframe title={text.preview} sandbox="" srcDoc={found.data.text} />
          ) : (
            <pre tabIndex={0} aria-label={text.preview}>
              {found.data.text}
            </pre>
          )}
        </>
      )}
    </section>
  );
}

/** The value once it has not changed for a moment. */
function useSettled<Value>(value: Value): Value {
  const [settled, setSettled] = useState(value);
  const mark = JSON.stringify(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(JSON.parse(mark) as Value), QUIET_MS);
    return () => clearTimeout(timer);
  }, [mark]);
  return settled;
}
