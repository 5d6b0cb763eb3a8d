import { useQueryClient } from "@tanstack/react-query";
import { client, tokens } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { loginAt } from "../api/person.ts";
import { type Service, services } from "../api/places.ts";
import { Link } from "../kit/button.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { useSignOut } from "../shell/sign-out.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { labelOf } from "./labels.ts";
import { accountWords } from "./words.ts";

interface Failure {
  service: Service;
  reason: unknown;
}

/** Some services did not end the sign-ins of their account; the person is still signed in there. */
class NotEnded extends Error {
  override readonly name = "NotEnded";
  readonly failures: readonly Failure[];

  constructor(failures: readonly Failure[]) {
    super(`not ended: ${failures.map(({ service }) => service).join(", ")}`);
    this.failures = failures;
  }
}

/** The services where the person is signed in with an account: only these can end its sign-ins on other devices. */
const withAccount = (): readonly Service[] =>
  services.filter((service) => loginAt(tokens, service) !== undefined);

/** Opens the question, if there is an account to ask about. */
export function SignOutEverywhereLink() {
  const text = useWords(accountWords).everywhere;
  const dialogs = useDialogAddress();
  if (withAccount().length === 0) return null;
  return (
    <Link href={dialogs.hrefOf({ name: "everywhere", id: "conturi" })} look="plain">
      {text.verb}
    </Link>
  );
}

/** Asks, and ends every sign-in of the person's accounts. Services that fail are named; the others end all the same. */
export function SignOutEverywhere() {
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
    await signOutOfAll();
    const [leave] = ends.flatMap((end) => (end.status === "fulfilled" && end.value ? [end.value] : []));
    // The sign-in at the government's login ends at an address of its own.
    if (leave !== undefined) window.location.assign(leave);
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
      act={endAll}
      whyOf={whyOf}
    >
      {() => (
        <>
          <p>{text.about}</p>
          <ul>
            {withAccount().map((service) => (
              <li key={service}>
                {labelOf(service, language)}: {loginAt(tokens, service)}
              </li>
            ))}
          </ul>
        </>
      )}
    </Confirm>
  );
}
