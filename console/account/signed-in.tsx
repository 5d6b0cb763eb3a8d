import { useQueryClient } from "@tanstack/react-query";
import { client, tokens } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { loginAt } from "../api/person.ts";
import { type Service, isService, services } from "../api/places.ts";
import { Button, Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { Panel } from "../kit/panel.tsx";
import { StateBadge } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { showToast } from "../kit/toast.tsx";
import { useSignOut } from "../shell/sign-out.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { labelOf } from "./labels.ts";
import { SignOutEverywhere, SignOutEverywhereLink } from "./sign-out-everywhere.tsx";
import { accountWords } from "./words.ts";

interface ServiceSession {
  service: Service;
  login: string | undefined;
  /** Milliseconds since 1970. */
  endsAt: number | undefined;
}

const sessionOf = (service: Service): ServiceSession => ({
  service,
  login: loginAt(tokens, service) ?? tokens.government(service)?.name,
  endsAt: tokens.endsAt(service) ?? tokens.endsAt(service, "sessionToken"),
});

/** The services where the person is signed in, and those where they may sign in. */
export function SignedIn() {
  const text = useWords(accountWords);
  const language = useLanguage();
  const { dateTime } = useFormats();
  const signOutOfAll = useSignOut();
  const sessions = services.map(sessionOf);
  return (
    <Panel title={text.services}>
      <p className="lead">{text.servicesText}</p>
      <Table
        label={text.services}
        columns={[
          {
            id: "service",
            title: text.service,
            cell: ({ service, login }) => (
              <>
                {labelOf(service, language)}
                {login !== undefined && <div className="hint">{login}</div>}
              </>
            ),
          },
          {
            id: "state",
            title: text.state,
            cell: ({ login }: ServiceSession) =>
              login === undefined ? (
                <StateBadge>{text.notSignedIn}</StateBadge>
              ) : (
                <StateBadge tone="good">{text.isSignedIn}</StateBadge>
              ),
          },
          {
            id: "until",
            title: text.until,
            cell: ({ endsAt }) => endsAt !== undefined && dateTime(endsAt),
            isWideOnly: true,
          },
          { id: "acts", title: text.acts, cell: (session) => <SessionAct session={session} /> },
        ]}
        rows={sessions}
        idOf={({ service }) => service}
        textOf={({ service }) => labelOf(service, language)}
      />
      <p className="hint">{text.untilHint}</p>
      <div className="page-acts">
        <Button onPress={() => void signOutOfAll()}>{text.signOutAll}</Button>
        <SignOutEverywhereLink />
      </div>
      <SignOutEverywhere />
      <SignOutOfOne isLast={sessions.filter(({ login }) => login !== undefined).length === 1} />
    </Panel>
  );
}

function SessionAct({ session: { service, login } }: { session: ServiceSession }) {
  const text = useWords(accountWords);
  const language = useLanguage();
  const dialogs = useDialogAddress();
  const [name, act] = login === undefined ? ["signin", text.signIn] : ["signout", text.signOut];
  return (
    <Link
      href={dialogs.hrefOf({ name, id: service })}
      look="plain"
      label={text.at(act, labelOf(service, language))}
    >
      {act}
    </Link>
  );
}

/** The end of the last session is the end of the work: its drafts go too. */
function SignOutOfOne({ isLast }: { isLast: boolean }) {
  const text = useWords(accountWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const signOutOfAll = useSignOut();
  const signOut = async (id: string): Promise<void> => {
    if (isLast) return signOutOfAll();
    if (!isService(id)) return;
    const leave = await tokens.signOut(client, id);
    queries.removeQueries({ queryKey: [id] });
    showToast({ text: text.signedOut(labelOf(id, language)) });
    // The sign-in at the government's login ends at an address of its own.
    if (leave !== undefined) window.location.assign(leave);
  };
  return (
    <Confirm
      name="signout"
      title={(id) => text.signOutTitle(labelOf(id, language))}
      verb={text.signOut}
      act={signOut}
      whyOf={(error) => sentenceOf(error, language)}
    >
      {() => text.signOutText}
    </Confirm>
  );
}
