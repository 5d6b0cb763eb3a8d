import { useQuery } from "@tanstack/react-query";
import { useEffect, useId, useState } from "react";
import { documentsReadPreview } from "../../client/generated/documents/operations.ts";
import type { Document } from "../../client/generated/documents/types.ts";
import { download } from "../../client/index.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { Pager } from "../kit/pager.tsx";
import { Skeleton } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { passwordHeader } from "./password-header.ts";
import { scanWords } from "./words.ts";

const WIDTH_PIXELS = 1000;
const hasPicture = ({ contentType = "" }: Document): boolean =>
  /^(application\/pdf|image\/(png|jpeg))/.test(contentType);

export interface PageEditorProps {
  /** From 1. */
  page: number;
  /** The text of each page, with corrections. */
  pages: readonly string[];
  source: Document | undefined;
  password: string | undefined;
  hrefOf: (page: number) => string;
  onChange: (page: number, text: string) => void;
}

/** The picture of a page, its text beside it. */
export function PageEditor({ page, pages, source, password, hrefOf, onChange }: PageEditorProps) {
  const text = useWords(scanWords);
  const { number } = useFormats();
  const id = useId();
  const value = pages[page - 1] ?? "";
  return (
    <>
      <div className="scan-head">
        <h2>{text.page(number(page), number(pages.length))}</h2>
        <Pager page={page} size={1} shown={1} total={pages.length} hrefOf={hrefOf} />
      </div>
      <div className="scan-page">
        {source && hasPicture(source) ? (
          <Picture documentId={source.id} password={password} page={page} />
        ) : (
          <p className="hint">{source ? text.noPages : text.noPicture}</p>
        )}
        <div className="field">
          <label htmlFor={id}>{text.text(number(page))}</label>
          <textarea
            id={id}
            className="input"
            spellCheck
            value={value}
            onChange={({ target }) => onChange(page, target.value)}
          />
        </div>
      </div>
    </>
  );
}

interface PictureProps {
  documentId: number;
  password: string | undefined;
  page: number;
}

function Picture({ documentId, password, page }: PictureProps) {
  const text = useWords(scanWords);
  const { number } = useFormats();
  const found = useQuery({
    queryKey: ["documents", "preview", documentId, page, password],
    staleTime: Infinity,
    queryFn: async ({ signal }) => {
      const query = { pagina: page, latime: WIDTH_PIXELS };
      const call = { path: { id: documentId }, query, signal, ...passwordHeader(password) };
      return (await download(client, () => documentsReadPreview(client, call), { signal })).content;
    },
  });
  const address = useObjectUrl(found.data);
  if (found.isError) return <Failed error={found.error} onRetry={() => void found.refetch()} />;
  return address ? (
    <img className="scan-picture" src={address} alt={text.picture(number(page))} />
  ) : (
    <Skeleton lines={12} />
  );
}

function useObjectUrl(content: Blob | undefined): string | undefined {
  const [address, setAddress] = useState<string>();
  useEffect(() => {
    if (!content) return;
    const created = URL.createObjectURL(content);
    setAddress(created);
    return () => URL.revokeObjectURL(created);
  }, [content]);
  return address;
}
