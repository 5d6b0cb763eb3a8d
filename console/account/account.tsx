import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import type { Account } from "../../client/generated/documents/types.ts";
import { meRead } from "../../client/generated/notifications/operations.ts";
import type { ContulDeDestinatar } from "../../client/generated/notifications/types.ts";
import { isProblem } from "../../client/problems.ts";
import { client, tokens } from "../api/client.ts";
import { tenantQuery } from "../api/containers.tsx";
import { Loaded, Failed } from "../api/failed.tsx";
import { loginAt, ownLoginAt } from "../api/person.ts";
import { labelOf } from "../api/places.ts";
import { QuotaFacts } from "../api/quota.tsx";
import { isAdministrator } from "../api/rights.ts";
import { DialogLink } from "../kit/dialog-link.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { PasswordField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { late } from "../kit/online.ts";
import { Panel } from "../kit/panel.tsx";
import { showToast } from "../kit/toast.tsx";
import { byTitle } from "../shell/found.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { plainScreen } from "../shell/screen.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import {
  type AccountService,
  accountAt,
  accountServiceIn,
  accountServices,
  operationsOf,
} from "./services.ts";
import { SecondFactors } from "./factors.tsx";
import { SignIns } from "./sign-ins.tsx";
import { SignedIn } from "./signed-in.tsx";
import { Telling } from "./telling.tsx";
import { accountWords } from "./words.ts";

/** Null for accounts without a linked recipient, and without a registry. */
async function readOwn(): Promise<ContulDeDestinatar | null> {
  try {
    return (await meRead(client)).data;
  } catch (error) {
    if (isProblem(error, "forbidden") || isProblem(error, "notFound")) return null;
    throw error;
  }
}

/** The recipient that the registry links to this account. */
function OwnRecipient() {
  const text = useWords(accountWords).recipient;
  const { date } = useFormats();
  const found = useQuery({ queryKey: ["notifications", "me"], queryFn: readOwn });
  if (found.data === null) return null;
  return (
    <Panel title={text.title}>
      <Loaded query={found}>
        {(me) =>
          me && (
            <>
              <p className="lead">{text.about}</p>
              <KeyValues
                entries={[
                  { label: text.name, value: me.nume },
                  { label: text.language, value: text.languages[me.limba] },
                  { label: text.linked, value: me.legatLa === undefined ? text.unknown : date(me.legatLa) },
                ]}
              />
            </>
          )
        }
      </Loaded>
    </Panel>
  );
}

function OwnAccount({ service }: { service: AccountService }) {
  const text = useWords(accountWords);
  const language = useLanguage();
  const found = useQuery(accountAt(service));
  const label = labelOf(service, language);
  const place = { id: service, of: label, look: "plain" } as const;
  return (
    <Panel title={text.accountAt(label)}>
      <Loaded query={found}>
        {(account) => (
          <>
            <Facts account={account} office={service === "documents" && <Office />} />
            <div className="acts page-acts">
              <DialogLink verb={text.edit} name="edit" {...place} />
              {ownLoginAt(tokens, service) !== undefined && (
                <DialogLink verb={text.changePassword} name="password" {...place} />
              )}
            </div>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

/** What the person does in the institution, with the containers: no role of the system says it. */
function Office() {
  const text = useWords(accountWords).office;
  const { list } = useFormats();
  const isAdmin = isAdministrator(usePerson());
  const tenant = useQuery(tenantQuery).data;
  if (!tenant) return null;
  const named = (rol: "ADMIN" | "OPERATOR") =>
    list(tenant.buckets.filter((bucket) => bucket.rol === rol).map(({ denumire }) => denumire));
  const [heads, works] = [named("ADMIN"), named("OPERATOR")];
  const said = [
    ...(isAdmin ? [text.administers[tenant.tier]] : []),
    ...(heads === "" ? [] : [text.heads(heads)]),
    ...(works === "" ? [] : [text.works(works)]),
  ];
  return said.length === 0 ? text.none : said.join("; ");
}

function Facts({ account, office }: { account: Account; office: ReactNode }) {
  const text = useWords(accountWords);
  const { firstName = "", lastName = "", login, email, langKey, imageUrl } = account;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <KeyValues
      entries={[
        isShowable(imageUrl) && {
          label: text.picture,
          value: <img className="picture" src={imageUrl} alt={text.pictureOf(name || login)} />,
        },
        { label: text.name, value: name },
        office !== false && { label: text.office.label, value: office },
        { label: text.login, value: login },
        { label: text.email, value: email },
        { label: text.language, value: text.languages[langKey] },
      ]}
    />
  );
}

/** The content policy allows only pictures of this origin. */
function isShowable(address: string): boolean {
  if (address === "") return false;
  if (address.startsWith("data:image/")) return true;
  return URL.canParse(address, window.location.href)
    ? new URL(address, window.location.href).origin === window.location.origin
    : false;
}

const EditForm = late(() => import("./edit-form.tsx"));
const SignInForm = late(async () => ({
  default: (await import("../shell/sign-in-form.tsx")).SignInForm,
}));

/** What the person and their organization hold in documents. */
function OwnQuota() {
  const text = useWords(accountWords).quota;
  const found = useQuery(tenantQuery);
  return (
    <Panel title={text.title}>
      <Loaded query={found}>
        {({ cote: { persoana, organizatie } }) => (
          <>
            <h3>{text.own}</h3>
            <QuotaFacts cota={persoana} />
            {organizatie && (
              <>
                <h3>{text.ofOrganization}</h3>
                <QuotaFacts cota={organizatie} />
              </>
            )}
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function AccountPage() {
  const text = useWords(accountWords);
  const language = useLanguage();
  const person = usePerson();
  const titled = (title: (service: string) => string) => (id: string) => title(labelOf(id, language));
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      {accountServices
        .filter((service) => loginAt(tokens, service) !== undefined)
        .map((service) => (
          <OwnAccount key={service} service={service} />
        ))}
      {loginAt(tokens, "documents") !== undefined && <Telling />}
      {loginAt(tokens, "documents") !== undefined && <OwnQuota />}
      {loginAt(tokens, "notifications") !== undefined && <OwnRecipient />}
      <SecondFactors />
      <SignIns />
      <SignedIn />
      <AddressDialog name="edit" title={titled(text.accountAt)}>
        {(id, close) => <EditForm service={accountServiceIn(id)} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="password" title={titled(text.passwordForm.title)}>
        {(id, close) => {
          const service = accountServiceIn(id);
          return service && <PasswordForm service={service} onEnd={close} />;
        }}
      </AddressDialog>
      <AddressDialog name="signin" title={titled(text.signInTitle)}>
        {(id, close) => (
          <SignInForm
            place={id}
            username={person.id}
            onSignedIn={() => {
              showToast({ text: text.signedIn(labelOf(id, language)) });
              close();
            }}
          />
        )}
      </AddressDialog>
    </>
  );
}

const initial = { current: "", next: "", again: "" };

/** Has no draft, because passwords are not kept. */
function PasswordForm({ service, onEnd }: { service: AccountService; onEnd: () => void }) {
  const text = useWords(accountWords).passwordForm;
  const login = ownLoginAt(tokens, service) ?? "";
  const form = useForm({
    initial,
    validate: ({ current, next, again }) => ({
      current: current === "" ? text.currentMissing : undefined,
      next: hasLength(next) ? undefined : text.nextWrong,
      again: again === next ? undefined : text.againWrong,
    }),
    async submit({ current, next }) {
      try {
        await operationsOf[service].changePassword(client, {
          body: { currentPassword: current, newPassword: next },
        });
      } catch (error) {
        if (isProblem(error) && error.key === "parolaCompromisa") return { next: text.breached };
        if (isProblem(error, "badRequest")) return { current: text.refused };
        throw error;
      }
      showToast({ text: (await signInAgain(service, login, next)) ? text.done : text.doneSignIn });
      onEnd();
      return undefined;
    },
  });
  return (
    <Form form={form} verb={text.verb} onCancel={onEnd} problemOf={(error) => <Failed error={error} />}>
      {/* Password managers keep the new one under this name. */}
      <input type="hidden" name="username" autoComplete="username" value={login} readOnly />
      <PasswordField label={text.current} field={form.field("current")} />
      <PasswordField label={text.next} hint={text.nextHint} field={form.field("next")} isNew />
      <PasswordField label={text.again} field={form.field("again")} isNew />
    </Form>
  );
}

/** The service counts characters, not UTF-16 units. */
function hasLength(password: string): boolean {
  const { length } = Array.from(password.normalize("NFC"));
  return length >= 8 && length <= 100;
}

/** A new password ends all tokens of the account; this browser goes on with a new one. */
async function signInAgain(service: AccountService, username: string, password: string): Promise<boolean> {
  try {
    await tokens.signIn(client, service, { username, password });
    return true;
  } catch {
    tokens.end(service);
    return false;
  }
}

export default plainScreen({ page: AccountPage, useFound: byTitle(accountWords.title) });
