import type { ReactNode } from "react";
import { Link } from "../../kit/button.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useWords } from "../../words/words.ts";
import { commonWords } from "./words.ts";

export interface PageHeadProps {
  title: string;
  /** The list that the page belongs to. */
  back?: string | undefined;
  state?: ReactNode | undefined;
  acts?: ReactNode | undefined;
}

export function PageHead({ title, back, state, acts }: PageHeadProps) {
  const text = useWords(commonWords);
  return (
    <>
      {back && (
        <Link href={back} look="quiet" icon="chevronLeft">
          {text.back}
        </Link>
      )}
      <div className="notice-head">
        <PageTitle>{title}</PageTitle>
        {state}
        {acts && <div className="acts">{acts}</div>}
      </div>
    </>
  );
}
