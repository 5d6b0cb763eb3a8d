import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, Suspense, lazy } from "react";
import type { User } from "../../client/generated/documents/types.ts";
import { Loaded } from "../api/failed.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { Skeleton } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { fullName, type PersonFormProps, readPerson } from "./person.ts";
import { peopleWords } from "./words.ts";

const DataForm = lazy(() => import("./data-form.tsx"));
const AuthoritiesForm = lazy(() => import("./authorities-form.tsx"));
const WorkForm = lazy(() => import("./work-form.tsx"));
const LinksForm = lazy(() => import("./links-form.tsx"));
const AssignForm = lazy(() => import("./assign-form.tsx"));

export function Forms({ user }: { user: User }) {
  const text = useWords(peopleWords);
  const forms: readonly [name: string, title: string, form: ComponentType<PersonFormProps>][] = [
    ["data", text.edit, DataForm],
    ["authorities", text.access.editAuthorities, AuthoritiesForm],
    ["work", text.work.edit, WorkForm],
    ["links", text.links.edit, LinksForm],
    [
      "assign",
      user.organizatieId === undefined ? text.affiliation.assign : text.affiliation.move,
      AssignForm,
    ],
  ];
  return forms.map(([name, title, Form]) => (
    <AddressDialog key={name} name={name} title={() => `${title}: ${fullName(user)}`}>
      {(login, close) => (
        <Suspense fallback={<Skeleton />}>
          <Fresh login={login}>{(read, etag) => <Form user={read} etag={etag} onEnd={close} />}</Fresh>
        </Suspense>
      )}
    </AddressDialog>
  ));
}

interface FreshProps {
  login: string;
  children: (user: User, etag: string | undefined) => ReactNode;
}

/** A form starts from a fresh read of the account. */
function Fresh({ login, children }: FreshProps) {
  const start = useQuery({
    queryKey: ["documents", "person", "form", login],
    queryFn: () => readPerson(login),
    staleTime: 0,
    gcTime: 0,
  });
  return <Loaded query={start}>{({ data, etag }) => children(data, etag)}</Loaded>;
}
