import { isProblem } from "../../client/index.ts";
import { adminInvoicesRead } from "../../client/generated/invoicing/operations.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { screen } from "../shell/screen.tsx";
import { useGo } from "../shell/use-go.ts";
import { useWords } from "../words/words.ts";
import { InvoicingSections, invoiceHref } from "./parts.tsx";
import { invoicingWords } from "./words.ts";

/** Finds an invoice by its code: the service lists invoices to the organizations that have made them, to nobody else. */
function FindInvoice() {
  const words = useWords(invoicingWords);
  const text = words.invoices;
  const go = useGo();
  const form = useForm({
    initial: { code: "" },
    validate: ({ code }) => ({ code: code.trim() === "" ? words.missing(text.code) : undefined }),
    async submit({ code }) {
      try {
        const { data } = await adminInvoicesRead(client, { path: { code: code.trim() } });
        go(invoiceHref(data.code));
        return undefined;
      } catch (error) {
        if (isProblem(error, "notFound")) return { code: text.notFound };
        throw error;
      }
    },
  });
  return (
    <>
      <PageTitle>{words.sections.invoices}</PageTitle>
      <InvoicingSections current="invoices" />
      <p>{text.lead}</p>
      <Form form={form} verb={text.find} problemOf={(problem) => <Failed error={problem} />}>
        <TextField label={text.code} hint={text.codeHint} field={form.field("code")} isRequired />
      </Form>
    </>
  );
}

export default screen({ search: () => ({}), page: FindInvoice });
