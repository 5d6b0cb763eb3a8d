import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import {
  suppressionsRemove,
  suppressionsSearch,
} from "../../../client/generated/notifications/operations.ts";
import type { StareaAdresei } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { Failed, fieldErrorsIn, sentenceOf } from "../../api/failed.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { TextField } from "../../kit/fields.tsx";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { showToast } from "../../kit/toast.tsx";
import { screen } from "../../shell/screen.tsx";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { NoticeSections } from "../common/notice-sections.tsx";
import { PageHead } from "../common/page-head.tsx";
import { AddressStanding } from "./address-standing.tsx";
import { recipientWords } from "./words.ts";

const initial = { adresa: "" };

/** Do messages reach an address? It stands in no address of the browser, and no draft keeps it. */
function Suppressions() {
  const text = useWords(recipientWords).suppression;
  const language = useLanguage();
  const queries = useQueryClient();
  const [found, setFound] = useState<StareaAdresei>();
  const [asked, setAsked] = useState("");
  const ask = async (adresa: string): Promise<void> => {
    setFound((await suppressionsSearch(client, { body: { adresa } })).data);
    setAsked(adresa);
  };
  const form = useForm({
    initial,
    validate: ({ adresa }) => (adresa.trim() === "" ? { adresa: text.missing } : {}),
    async submit(values) {
      setFound(undefined);
      try {
        await ask(values.adresa.trim());
      } catch (error) {
        const refused = fieldErrorsIn(error, values);
        if (refused) return refused;
        throw error;
      }
      return undefined;
    },
  });
  const lift = async (id: string): Promise<void> => {
    await suppressionsRemove(client, { path: { id: Number(id) } });
    await ask(asked);
    await queries.invalidateQueries({ queryKey: ["notifications", "events"] });
    showToast({ text: text.lifted });
  };
  return (
    <>
      <PageHead title={text.title} />
      <NoticeSections of="recipients" current="suppressions" />
      <div className="notice-page">
        <Form form={form} verb={text.check} problemOf={(error) => <Failed error={error} />}>
          <TextField label={text.address} hint={text.addressHint} field={form.field("adresa")} isRequired />
        </Form>
        <div role="status">{found && <AddressStanding standing={found} />}</div>
      </div>
      <Confirm
        name="lift"
        title={() => text.liftTitle}
        verb={text.lift}
        act={lift}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text.liftHint}
      </Confirm>
    </>
  );
}

export default screen({ search: () => ({}), page: Suppressions });
