import { useQuery } from "@tanstack/react-query";
import { lazy } from "react";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { Skeleton } from "../kit/states.tsx";
import { Tabs } from "../kit/tabs.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn, textIn } from "../shell/search.ts";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { ToDecide } from "./to-decide.tsx";
import { Mine } from "./mine.tsx";
import { requestsToDecide } from "./waiting.ts";
import type { RequestList, RequestStatus } from "./queries.ts";
import { decides } from "./rights.ts";
import { requestWords } from "./words.ts";

const AskForm = lazy(() => import("./ask-form.tsx"));

interface Search {
  page: number;
  /** "" shows what is to be decided, or one's own if nothing is. */
  list: RequestList | "";
  status: RequestStatus | "";
}

function Requests({ search, hrefWith, setSearch }: ScreenProps<never, Search>) {
  const text = useWords(requestWords);
  const { number } = useFormats();
  const dialogs = useDialogAddress();
  const person = usePerson();
  const waiting = useQuery({ ...requestsToDecide, enabled: decides(person) });
  const hrefOfPage = (page: number): string => hrefWith({ page: String(page) });
  const list = search.list || (waiting.data ? "decide" : "mine");
  const mine = (
    <Mine
      page={search.page}
      status={search.status}
      onStatus={(status) => setSearch({ lista: "mine", stare: status, page: undefined })}
      hrefOfPage={hrefOfPage}
    />
  );
  return (
    <>
      <div className="page-head">
        <PageTitle>{text.title}</PageTitle>
        <Link href={dialogs.hrefOf({ name: "ask", id: "nou" })} look="primary" icon="plus">
          {text.ask}
        </Link>
      </div>
      {!decides(person) && mine}
      {decides(person) && waiting.isPending && <Skeleton lines={8} />}
      {decides(person) && !waiting.isPending && (
        <Tabs
          label={text.lists}
          selected={list}
          tabs={[
            {
              id: "decide",
              title: waiting.data ? text.decideCount(number(waiting.data)) : text.decide,
              href: hrefWith({ lista: "decide", page: undefined, stare: undefined }),
              content: () => <ToDecide page={search.page} hrefOfPage={hrefOfPage} />,
            },
            {
              id: "mine",
              title: text.mine,
              href: hrefWith({ lista: "mine", page: undefined, stare: undefined }),
              content: () => mine,
            },
          ]}
        />
      )}
      <AddressDialog name="ask" title={() => text.askForm.title}>
        {(id, close) => <AskForm id={id} onEnd={close} />}
      </AddressDialog>
    </>
  );
}

const lists = ["decide", "mine"] as const;
const states = ["IN_ASTEPTARE", "APROBATA", "RESPINSA"] as const;
const oneOf = <One extends string>(known: readonly One[], word: string): One | "" =>
  known.find((one) => one === word) ?? "";

export default screen({
  search: (raw): Search => ({
    page: countIn(raw, "page", 1),
    list: oneOf(lists, textIn(raw, "lista")),
    status: oneOf(states, textIn(raw, "stare")),
  }),
  page: Requests,
});
