import { lazy } from "react";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { useWords } from "../../words/words.ts";
import { Button } from "../../kit/button.tsx";
import { useOpened } from "./opened.ts";
import { pageWords } from "./words.ts";

const WhyForm = lazy(() => import("./why-form.tsx"));
const Explanation = lazy(() => import("./explanation.tsx"));

/** Why a person can or cannot use the document: of a person who is asked for, or of the one whose login the address names. */
export function Why() {
  const text = useWords(pageWords).access;
  const dialogs = useDialogAddress();
  const { id } = useOpened().document;
  return (
    <section>
      <h3>{text.whyTitle}</h3>
      <p className="hint">{text.whyHint}</p>
      <Button onPress={() => dialogs.open({ name: "whose", id: String(id) })}>{text.askWhy}</Button>
      <AddressDialog name="whose" title={() => text.whyTitle}>
        {() => <WhyForm />}
      </AddressDialog>
      <AddressDialog name="why" title={() => text.whyTitle}>
        {(login) => <Explanation login={login} />}
      </AddressDialog>
    </section>
  );
}
