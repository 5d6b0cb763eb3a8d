import type { ComponentType, FunctionComponent } from "react";
import { EmptyState } from "../../kit/states.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { useWords, words } from "../../words/words.ts";
import { useIsAdmin } from "./role.ts";

const onlyWords = words({
  title: [
    "Pagina este a administratorilor",
    "Эта страница для администраторов",
    "This page is for administrators",
  ],
  text: [
    "Operatorii citesc șabloanele și trimit cu ele.",
    "Операторы читают шаблоны и отправляют по ним.",
    "Operators read the templates and send with them.",
  ],
});

/** A screen for administrators only, in an area of operators. */
export const adminOnly = <Props extends object>(Page: ComponentType<Props>): FunctionComponent<Props> =>
  function AdminOnly(props: Props) {
    const text = useWords(onlyWords);
    return useIsAdmin() ? (
      <Page {...props} />
    ) : (
      <>
        <PageTitle>{text.title}</PageTitle>
        <EmptyState icon="lock" title={text.text} />
      </>
    );
  };
