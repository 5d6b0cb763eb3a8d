import { queryOptions, useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isProblem } from "../../client/problems.ts";
import { type OwnSignIn, ownSignIns } from "../../client/sign-ins.ts";
import { client, tokens } from "../api/client.ts";
import { Failed, Loaded } from "../api/failed.tsx";
import { loginAt } from "../api/person.ts";
import { isService, labelOf, type Service, services } from "../api/places.ts";
import { DialogLink } from "../kit/dialog-link.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { PasswordField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { Panel } from "../kit/panel.tsx";
import { StateBadge } from "../kit/states.tsx";
import { showToast } from "../kit/toast.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { type TextsOf, useWords } from "../words/words.ts";
import { namedIn } from "./services.ts";
import { signInWords } from "./sign-in-words.ts";

const signInsAt = (service: Service) =>
  queryOptions({
    queryKey: [service, "sign-ins"],
    queryFn: (): Promise<OwnSignIn[]> => ownSignIns(client, service).read(),
  });

/** Where the person is signed in, on all devices. */
export function SignIns() {
  const text = useWords(signInWords);
  const language = useLanguage();
  const places = services.filter((service) => loginAt(tokens, service) !== undefined);
  if (places.length === 0) return null;
  return (
    <Panel title={text.title}>
      <p className="lead">{text.about}</p>
      {places.map((service) => (
        <section key={service} aria-label={`${text.title}: ${labelOf(service, language)}`}>
          <h3>{labelOf(service, language)}</h3>
          <SignInsOf service={service} />
        </section>
      ))}
      <p className="hint">{text.older}</p>
      <EndDialogs />
    </Panel>
  );
}

function SignInsOf({ service }: { service: Service }) {
  const text = useWords(signInWords);
  const language = useLanguage();
  const found = useQuery(signInsAt(service));
  return (
    <Loaded query={found}>
      {(items) => (
        <>
          <ul className="plain-list">
            {items.map((signIn) => (
              <SignInRow key={signIn.id} service={service} signIn={signIn} />
            ))}
          </ul>
          <div className="acts page-acts">
            <DialogLink
              verb={text.endOthers}
              name="end-others"
              id={service}
              of={labelOf(service, language)}
              look="plain"
            />
          </div>
        </>
      )}
    </Loaded>
  );
}

const nameOf = (text: TextsOf<typeof signInWords>, { browser, system }: OwnSignIn): string => {
  if (browser === undefined) return text.unknown;
  return system === undefined ? browser : text.on(browser, system);
};

/** `10.20.4.0/24` as people write it: `10.20.4.*`. */
const shortened = (network: string): string => network.replace(/\.0\/24$/, ".*").replace(/\/48$/, "");

function networkIn(text: TextsOf<typeof signInWords>, signIn: OwnSignIn): string {
  const { network, privateNetwork, sameNetwork } = signIn;
  if (network === "") return text.noNetwork;
  if (sameNetwork) return text.same;
  return privateNetwork ? text.internal(shortened(network)) : text.network(shortened(network));
}

function SignInRow({ service, signIn }: { service: Service; signIn: OwnSignIn }) {
  const text = useWords(signInWords);
  const { dateTime } = useFormats();
  const { id, kind, current, createdAt, lastUsedAt, expiresAt, rememberMe } = signIn;
  const name = nameOf(text, signIn);
  const facts = [
    networkIn(text, signIn),
    ...(kind === "government" ? [text.government] : []),
    text.began(dateTime(createdAt)),
    text.used(dateTime(lastUsedAt)),
    ...(rememberMe ? [text.remembered(dateTime(expiresAt))] : []),
  ];
  return (
    <li>
      <strong>{name}</strong> {current && <StateBadge tone="good">{text.current}</StateBadge>}
      <div className="hint">{facts.join("; ")}</div>
      {!current && (
        <div className="acts">
          <DialogLink
            verb={text.end}
            name="end-sign-in"
            id={`${service}-${id}`}
            of={`${name}, ${text.began(dateTime(createdAt))}`}
            look="plain"
          />
        </div>
      )}
    </li>
  );
}

function EndDialogs() {
  const text = useWords(signInWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const ended = (service: Service, said: string, close: () => void) => {
    void queries.invalidateQueries({ queryKey: signInsAt(service).queryKey });
    showToast({ text: said });
    close();
  };
  return (
    <>
      <AddressDialog name="end-sign-in" title={() => text.endTitle}>
        {(id, close) => {
          const named = namedIn(id);
          return (
            named && (
              <EndForm
                about={text.endText}
                verb={text.end}
                end={(password) => ownSignIns(client, named.service).end(named.part, password)}
                onEnded={() => ended(named.service, text.ended, close)}
                onCancel={close}
              />
            )
          );
        }}
      </AddressDialog>
      <AddressDialog name="end-others" title={(id) => text.endOthersTitle(labelOf(id, language))}>
        {(id, close) =>
          isService(id) && (
            <EndForm
              about={text.endOthersText}
              verb={text.endOthers}
              end={(password) => ownSignIns(client, id).endOthers(password)}
              onEnded={() => ended(id, text.othersEnded, close)}
              onCancel={close}
            />
          )
        }
      </AddressDialog>
    </>
  );
}

interface EndFormProps {
  about: string;
  verb: string;
  end: (password?: string) => Promise<unknown>;
  onEnded: () => void;
  onCancel: () => void;
}

/** Asks before an end, and for the password if the service wants it. Has no draft, because passwords are not kept. */
function EndForm({ about, verb, end, onEnded, onCancel }: EndFormProps) {
  const text = useWords(signInWords);
  const [isAsked, setIsAsked] = useState(false);
  const form = useForm({
    initial: { password: "" },
    validate: ({ password }) => ({
      password: isAsked && password === "" ? text.passwordNeeded : undefined,
    }),
    async submit({ password }) {
      try {
        await end(isAsked ? password : undefined);
      } catch (error) {
        if (isProblem(error, "badRequest")) return { password: text.passwordWrong };
        if (!isProblem(error) || error.key !== "parolaDinNou") throw error;
        setIsAsked(true);
        return { password: text.passwordNeeded };
      }
      onEnded();
      return undefined;
    },
  });
  return (
    <Form form={form} verb={verb} onCancel={onCancel} problemOf={(error) => <Failed error={error} />}>
      <p>{about}</p>
      {isAsked && <PasswordField label={text.password} field={form.field("password")} />}
    </Form>
  );
}
