import { useQuery } from "@tanstack/react-query";
import { operatorReadContext } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { EmptyState, Skeleton } from "../../kit/states.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { textIn } from "../../shell/search.ts";
import { useWords } from "../../words/words.ts";
import { NoticeSections } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { useIsAdmin } from "../common/role.ts";
import { useSystems } from "../common/systems.ts";
import { SendForm } from "./send-form.tsx";
import { emptyValues, type Sender, type SendValues } from "./values.ts";
import { sendWords } from "./words.ts";

/** The record from which a person came here. */
interface Start {
  template: string;
  group: string;
  system: string;
  /** A number of the registry, and the name to it. */
  person: string;
  name: string;
}

function Send({ search }: ScreenProps<never, Start>) {
  const text = useWords(sendWords);
  const isAdmin = useIsAdmin();
  const name = ["notice.send", search.template, search.group, search.person].join(".");
  const start = startOf(search);
  return (
    <>
      <PageHead title={text.title} />
      <NoticeSections current="send" />
      {isAdmin ? <OfAdministrator name={name} start={start} /> : <OfOperator name={name} start={start} />}
    </>
  );
}

interface OfSender {
  name: string;
  start: SendValues;
}

function OfAdministrator({ name, start }: OfSender) {
  const text = useWords(sendWords);
  const { active, isLoading } = useSystems();
  if (isLoading) return <Skeleton lines={6} />;
  if (active.length === 0) return <EmptyState title={text.noSystems}>{text.noSystemsHint}</EmptyState>;
  const [only] = active;
  const system = active.length === 1 && only ? String(only.id) : start.system;
  return <SendForm name={name} start={{ ...start, system }} sender={{ isAdmin: true, systems: active }} />;
}

function OfOperator({ name, start }: OfSender) {
  const { all } = useSystems();
  const context = useQuery({
    queryKey: ["notifications", "operator"],
    queryFn: async () => (await operatorReadContext(client)).data,
  });
  return (
    <Loaded query={context}>
      {({ sistem }) => {
        const mode = all.find(({ id }) => id === sistem.id)?.mod ?? "REAL";
        const sender: Sender = { isAdmin: false, systems: [{ ...sistem, mod: mode }] };
        return <SendForm name={name} start={{ ...start, system: String(sistem.id) }} sender={sender} />;
      }}
    </Loaded>
  );
}

const startOf = ({ template, group, system, person, name }: Start): SendValues => ({
  ...emptyValues,
  system,
  ...(template === "" ? {} : { content: "template", template }),
  ...(group === "" ? {} : { to: "group", group }),
  ...(person === "" ? {} : { to: "person", person: { id: person, label: name || person } }),
});

export default screen({
  search: (raw): Start => ({
    template: textIn(raw, "sablon"),
    group: textIn(raw, "grup"),
    system: textIn(raw, "sistem"),
    person: textIn(raw, "numar"),
    name: textIn(raw, "nume"),
  }),
  page: Send,
});
