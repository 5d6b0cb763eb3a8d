import { useQueryClient } from "@tanstack/react-query";
import { client, tokens } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { ownLoginAt } from "../api/person.ts";
import { type Service, isService, services, labelOf } from "../api/places.ts";
import { Question } from "../api/question.tsx";
import { Button } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { DialogLink } from "../kit/dialog-link.tsx";
import { Panel } from "../kit/panel.tsx";
import { StateBadge } from "../kit/states.tsx";
import { Table } from "../kit/table.tsx";
import { showToast } from "../kit/toast.tsx";
import { useSignOut } from "../shell/sign-out.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { withAccount } from "./services.ts";
import { accountWords } from "./words.ts";

interface Failure {
  service: Service;
  reason: unknown;
}

/** Some services did not end the sign-ins; the person is still signed in there. */
class NotEnded extends Error {
  override readonly name = "NotEnded";
  readonly failures: readonly Failure[];

  constructor(failures: readonly Failure[]) {
    super(`not ended: ${failures.map(({ service }) => service).join(", ")}`);
    this.failures = failures;
  }
}

/** Opens the question if there is an account to ask about. */
function SignOutEverywhereLink() {
  const text = useWords(accountWords).everywhere;
  if (withAccount().length === 0) return null;
  return <DialogLink verb={text.verb} name="everywhere" id="conturi" look="plain" />;
}

/** Asks, and ends every sign-in of the person's accounts. Names the services that fail; the others end all the same. */
function SignOutEverywhere() {
  const text = useWords(accountWords).everywhere;
  const language = useLanguage();
  const queries = useQueryClient();
  const signOutOfAll = useSignOut();
  const endAll = async (): Promise<void> => {
    const asked = withAccount();
    const ends = await Promise.allSettled(asked.map((service) => tokens.signOutEverywhere(client, service)));
    const failures = asked.flatMap((service, at): Failure[] => {
      const end = ends[at];
      return end?.status === "rejected" ? [{ service, reason: end.reason as unknown }] : [];
    });
    if (failures.length > 0) {
      const failed = new Set(failures.map(({ service }) => service));
      for (const service of asked) if (!failed.has(service)) queries.removeQueries({ queryKey: [service] });
      throw new NotEnded(failures);
    }
    const [leave] = ends.flatMap((end) => (end.status === "fulfilled" && end.value ? [end.value] : []));
    await signOutOfAll(leave);
  };
  const whyOf = (error: unknown): string =>
    error instanceof NotEnded
      ? text.notEnded(
          error.failures.map(
            ({ service, reason }) => `${labelOf(service, language)}: ${sentenceOf(reason, language)}`,
          ),
        )
      : sentenceOf(error, language);
  return (
    <Confirm
      name="everywhere"
      title={() => text.title}
      verb={text.verb}
      isDangerous
      isLeaving
      act={endAll}
      whyOf={whyOf}
    >
      {() => (
        <>
          <p>{text.about}</p>
          <ul>
            {withAccount().map((service) => (
              <li key={service}>
                {labelOf(service, language)}: {ownLoginAt(tokens, service)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Confirm>
  );
}

interface ServiceSession {
  service: Service;
  login: string | undefined;
  /** Milliseconds since 1970. */
  endsAt: number | undefined;
}

const sessionOf = (service: Service): ServiceSession => ({
  service,
  login: ownLoginAt(tokens, service) ?? tokens.government(service)?.name,
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
            cell: (session) => (
              <>
                {labelOf(session.service, language)}
                {session.login !== undefined && <div className="hint">{session.login}</div>}
                <span className="narrow-only">
                  <SessionState session={session} />
                </span>
              </>
            ),
          },
          {
            id: "state",
            title: text.state,
            cell: (session: ServiceSession) => <SessionState session={session} />,
            isWideOnly: true,
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

function SessionState({ session: { login } }: { session: ServiceSession }) {
  const text = useWords(accountWords);
  return login === undefined ? (
    <StateBadge>{text.notSignedIn}</StateBadge>
  ) : (
    <StateBadge tone="good">{text.isSignedIn}</StateBadge>
  );
}

function SessionAct({ session: { service, login } }: { session: ServiceSession }) {
  const text = useWords(accountWords);
  const language = useLanguage();
  const [name, act] = login === undefined ? ["signin", text.signIn] : ["signout", text.signOut];
  return <DialogLink verb={act} name={name} id={service} of={labelOf(service, language)} look="plain" />;
}

/** Ending the last session ends the work, so its drafts go too. */
function SignOutOfOne({ isLast }: { isLast: boolean }) {
  const text = useWords(accountWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const dialogs = useDialogAddress();
  const signOutOfAll = useSignOut();
  const signOut = async (id: string): Promise<void> => {
    if (isLast) return signOutOfAll();
    if (!isService(id)) return dialogs.close();
    const leave = await tokens.signOut(client, id);
    queries.removeQueries({ queryKey: [id] });
    showToast({ text: text.signedOut(labelOf(id, language)) });
    // The sign-in at the government's login ends at an address of its own.
    if (leave !== undefined) window.location.assign(leave);
    else dialogs.close();
  };
  return (
    <Question
      name="signout"
      title={(id) => text.signOutTitle(labelOf(id, language))}
      text={text.signOutText}
      verb={text.signOut}
      isLeaving
      act={signOut}
    />
  );
}
