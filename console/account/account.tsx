import { lazy } from "react";
import { tokens } from "../api/client.ts";
import { loginAt } from "../api/person.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { showToast } from "../kit/toast.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { screen } from "../shell/screen.tsx";
import { usePerson } from "../shell/session.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { labelOf } from "./labels.ts";
import { OwnAccount } from "./own-account.tsx";
import { OwnRecipient } from "./recipient.tsx";
import { accountServiceIn, accountServices } from "./services.ts";
import { SignedIn } from "./signed-in.tsx";
import { accountWords } from "./words.ts";

const EditForm = lazy(() => import("./edit-form.tsx"));
const PasswordForm = lazy(() => import("./password-form.tsx"));
const SignInForm = lazy(async () => ({
  default: (await import("../shell/sign-in-form.tsx")).SignInForm,
}));

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
      {loginAt(tokens, "notifications") !== undefined && <OwnRecipient />}
      <SignedIn />
      <AddressDialog name="edit" title={titled(text.editForm.title)}>
        {(id, close) => <EditForm service={accountServiceIn(id)} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="password" title={titled(text.passwordForm.title)}>
        {(id, close) => <PasswordForm service={accountServiceIn(id)} onEnd={close} />}
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

export default screen({ search: () => ({}), page: AccountPage });
