import { useQuery, useQueryClient } from "@tanstack/react-query";
import { type OwnFactor, ownFactors } from "../../client/second-factor.ts";
import { client, tokens } from "../api/client.ts";
import { Failed, Loaded } from "../api/failed.tsx";
import { isService, labelOf, type Service } from "../api/places.ts";
import { Question } from "../api/question.tsx";
import { DialogLink } from "../kit/dialog-link.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { late } from "../kit/online.ts";
import { Panel } from "../kit/panel.tsx";
import { showToast } from "../kit/toast.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { factorsAt } from "./factor-queries.ts";
import { factorWords } from "./factor-words.ts";
import { namedIn, withAccount } from "./services.ts";

const AddFactor = late(() => import("./add-factor.tsx"));
const NewCodes = late(async () => ({ default: (await import("./recovery-codes.tsx")).NewCodes }));

/** The second factors of the person's accounts. */
export function SecondFactors() {
  const text = useWords(factorWords);
  const language = useLanguage();
  const places = withAccount();
  if (places.length === 0) return null;
  return (
    <Panel title={text.title}>
      <p className="lead">{text.about}</p>
      {places.map((service) => (
        <section key={service} aria-label={labelOf(service, language)}>
          <h3>{labelOf(service, language)}</h3>
          <FactorsOf service={service} />
        </section>
      ))}
      <FactorDialogs />
    </Panel>
  );
}

function FactorsOf({ service }: { service: Service }) {
  const text = useWords(factorWords);
  const { date } = useFormats();
  const found = useQuery(factorsAt(service));
  const place = { id: service, of: labelOf(service, useLanguage()), look: "plain" } as const;
  return (
    <Loaded query={found}>
      {({ items, required, dueAt, recoveryCodes }) => (
        <>
          {dueAt !== undefined && <p role="status">{text.due(date(dueAt))}</p>}
          {items.length === 0 ? (
            <p>{required ? text.missing : text.none}</p>
          ) : (
            <ul className="plain-list">
              {items.map((factor) => (
                <FactorRow key={factor.id} service={service} factor={factor} />
              ))}
            </ul>
          )}
          {items.length > 0 && <p>{text.codesLeft(recoveryCodes)}</p>}
          <div className="acts page-acts">
            <DialogLink verb={text.add} name="add-factor" {...place} />
            {items.length > 0 && <DialogLink verb={text.newCodes} name="recovery-codes" {...place} />}
          </div>
        </>
      )}
    </Loaded>
  );
}

function FactorRow({ service, factor }: { service: Service; factor: OwnFactor }) {
  const text = useWords(factorWords);
  const { dateTime } = useFormats();
  const id = `${service}-${factor.id}`;
  const { lastUsedAt, createdAt, name } = factor;
  return (
    <li>
      <strong>{name}</strong>
      <div className="hint">
        {factor.kind === "totp" ? text.app : text.passkey}; {text.added(dateTime(createdAt))};{" "}
        {lastUsedAt === undefined ? text.neverUsed : text.used(dateTime(lastUsedAt))}
      </div>
      <div className="acts">
        <DialogLink verb={text.rename} name="rename-factor" id={id} of={name} look="plain" />
        <DialogLink verb={text.remove} name="remove-factor" id={id} of={name} look="plain" />
      </div>
    </li>
  );
}

function FactorDialogs() {
  const text = useWords(factorWords);
  const language = useLanguage();
  const queries = useQueryClient();
  const readAgain = (service: Service) =>
    queries.invalidateQueries({ queryKey: factorsAt(service).queryKey });
  const remove = async (id: string): Promise<void> => {
    const named = namedIn(id);
    if (!named) return;
    const { id_token: token } = await ownFactors(client, named.service).remove(named.part);
    // The loss of the last factor ends all other tokens of the account.
    tokens.keep(named.service, token, "userToken");
    await readAgain(named.service);
    showToast({ text: text.removed });
  };
  return (
    <>
      <AddressDialog name="add-factor" title={(id) => `${text.add}: ${labelOf(id, language)}`}>
        {(id, close) =>
          isService(id) && <AddFactor service={id} onAdded={() => void readAgain(id)} onEnd={close} />
        }
      </AddressDialog>
      <AddressDialog name="recovery-codes" title={(id) => `${text.newCodes}: ${labelOf(id, language)}`}>
        {(id, close) =>
          isService(id) && <NewCodes service={id} onMade={() => void readAgain(id)} onEnd={close} />
        }
      </AddressDialog>
      <AddressDialog name="rename-factor" title={() => text.rename}>
        {(id, close) => {
          const named = namedIn(id);
          return (
            named && (
              <RenameForm
                service={named.service}
                factor={named.part}
                onEnd={() => {
                  void readAgain(named.service);
                  close();
                }}
              />
            )
          );
        }}
      </AddressDialog>
      <Question
        name="remove-factor"
        title={() => text.removeTitle}
        text={text.removeText}
        verb={text.remove}
        isDangerous
        act={remove}
      />
    </>
  );
}

function RenameForm({ service, factor, onEnd }: { service: Service; factor: number; onEnd: () => void }) {
  const text = useWords(factorWords);
  const known = useQuery(factorsAt(service)).data?.items.find(({ id }) => id === factor);
  const form = useForm({
    initial: { name: known?.name ?? "" },
    validate: ({ name }) => ({ name: name.trim() === "" ? text.nameMissing : undefined }),
    async submit({ name }) {
      await ownFactors(client, service).rename(factor, name.trim());
      onEnd();
      return undefined;
    },
  });
  return (
    <Form form={form} verb={text.save} onCancel={onEnd} problemOf={(error) => <Failed error={error} />}>
      <TextField
        label={text.name}
        hint={text.nameHint}
        field={form.field("name")}
        maxLength={60}
        isRequired
      />
    </Form>
  );
}
