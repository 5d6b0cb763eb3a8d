import { Suspense } from "react";
import { newFormOf } from "../api/register/record-list.tsx";
import { Link } from "../kit/button.tsx";
import { Skeleton } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { screen } from "../shell/screen.tsx";
import { useGo } from "../shell/use-go.ts";
import { useWords } from "../words/words.ts";
import { BASE } from "./parts.tsx";
import { systems } from "./system-kind.ts";
import { systemWords } from "./system-words.ts";
import { conformanceWords } from "./words.ts";

const Form = newFormOf(systems);

function NewSystem() {
  const text = useWords(systemWords).form;
  const { back } = useWords(conformanceWords);
  const go = useGo();
  return (
    <>
      <Link href={BASE} icon="chevronLeft">
        {back.systems}
      </Link>
      <PageTitle>{text.create}</PageTitle>
      <Suspense fallback={<Skeleton />}>
        <Form onEnd={() => go(BASE)} />
      </Suspense>
    </>
  );
}

export default screen({ search: () => ({}), page: NewSystem });
