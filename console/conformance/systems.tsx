import { Suspense } from "react";
import type { ListPlace, RecordSearch } from "../api/register/kind.ts";
import { useFoundKind } from "../api/register/found.ts";
import { RecordList, newFormOf, recordSearch } from "../api/register/record-list.tsx";
import { Link } from "../kit/button.tsx";
import { Skeleton } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, plainScreen, screen } from "../shell/screen.tsx";
import { byTitle, type Findable } from "../shell/found.ts";
import { useGo } from "../shell/use-go.ts";
import { useWords } from "../words/words.ts";
import { BASE } from "./parts.tsx";
import { useByZone, useZone, zoneOf } from "./reading.ts";
import { published, systems } from "./system-kind.tsx";
import { systemWords } from "./system-words.ts";
import { conformanceWords } from "./words.ts";

function Systems({ params: _, ...place }: ScreenProps<never, RecordSearch>) {
  return useZone() === "public" ? (
    <RecordList kind={published} place={place} />
  ) : (
    <OfficialSystems place={place} />
  );
}

function OfficialSystems({ place }: { place: ListPlace }) {
  return <RecordList kind={useByZone(systems)} place={place} />;
}

function useFoundSystems(): Findable {
  const own = useFoundKind(useByZone(systems));
  const ofPublic = useFoundKind(published);
  return useZone() === "public" ? ofPublic : own;
}

export const list = screen({ search: recordSearch, page: Systems, useFound: useFoundSystems });

const Form = newFormOf(systems.admin);

function NewSystem() {
  const text = useWords(systemWords).form;
  const { back } = useWords(conformanceWords);
  const go = useGo();
  return (
    <>
      <Link href={BASE} icon="chevronLeft">
        {back}
      </Link>
      <PageTitle>{text.create}</PageTitle>
      <Suspense fallback={<Skeleton />}>
        <Form onEnd={() => go(BASE)} />
      </Suspense>
    </>
  );
}

export const create = plainScreen({
  page: NewSystem,
  useFound: byTitle(systemWords.form.create, (person) => zoneOf(person) === "admin"),
});
