import { useQueryClient } from "@tanstack/react-query";
import { useRouter } from "@tanstack/react-router";
import { adminSystemsCreate } from "../../client/generated/platform/operations.ts";
import { client } from "../api/client.ts";
import { Failed, fieldErrorsIn } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { showToast } from "../kit/toast.tsx";
import { go } from "../shell/go.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { screen } from "../shell/screen.tsx";
import { useDraft } from "../shell/use-draft.ts";
import { useWords } from "../words/words.ts";
import { BASE, SYSTEMS_KEY, systemHref } from "./parts.tsx";
import { SystemFields, newSystem, systemBody, wrongIn } from "./system-fields.tsx";
import { systemWords } from "./system-words.ts";
import { conformanceWords } from "./words.ts";

function NewSystem() {
  const text = useWords(systemWords).form;
  const { back } = useWords(conformanceWords);
  const router = useRouter();
  const queries = useQueryClient();
  const form = useForm({
    initial: newSystem,
    draft: useDraft("system.nou", newSystem),
    validate: (values) => wrongIn(values, text),
    async submit(values) {
      try {
        const { data } = await adminSystemsCreate(client, { body: systemBody(values) });
        showToast({ text: text.created(data.denumire) });
        await queries.invalidateQueries({ queryKey: SYSTEMS_KEY });
        await go(router, systemHref(data.id), { replace: true });
        return undefined;
      } catch (error) {
        const found = fieldErrorsIn(error, values);
        if (found) return found;
        throw error;
      }
    },
  });
  return (
    <>
      <Link href={BASE} icon="chevronLeft">
        {back.systems}
      </Link>
      <PageTitle>{text.create}</PageTitle>
      <Form
        form={form}
        verb={text.register}
        initial={newSystem}
        onCancel={() => void go(router, BASE)}
        problemOf={(problem) => <Failed error={problem} />}
      >
        <SystemFields form={form} />
      </Form>
    </>
  );
}

export default screen({ search: () => ({}), page: NewSystem });
