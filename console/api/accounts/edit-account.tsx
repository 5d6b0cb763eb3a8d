import { useQuery, useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { isProblem } from "../../../client/index.ts";
import { Form } from "../../kit/form-frame.tsx";
import { useForm } from "../../kit/form.ts";
import { Conflict } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useWords } from "../../words/words.ts";
import { Failed, Loaded, fieldErrorsIn } from "../failed.tsx";
import { AccountFields, type AccountValues, accountBody, accountValues, wrongIn } from "./account-fields.tsx";
import { useIsServiceAdmin } from "./account-parts.tsx";
import { type AccountRow, type Accounts, accountsKey, roles } from "./account.ts";
import { accountWords } from "./words.ts";

interface Start {
  account: AccountRow;
  values: AccountValues;
  etag: string | undefined;
}

async function read(accounts: Accounts, login: string): Promise<Start> {
  const { data, etag } = await accounts.read(login);
  const organization =
    data.organizatieId === undefined ? undefined : await accounts.organizations?.read(data.organizatieId);
  return { account: data, values: accountValues(data, organization), etag };
}

export interface EditAccountProps {
  accounts: Accounts;
  login: string;
  onEnd: () => void;
}

export default function EditAccount(props: EditAccountProps) {
  const { accounts, login } = props;
  const start = useQuery({
    queryKey: [...accountsKey(accounts), login, "form"],
    queryFn: () => read(accounts, login),
    gcTime: 0,
  });
  return <Loaded query={start}>{(found) => <Fields {...props} start={found} />}</Loaded>;
}

/** Without a draft, since a password may be among what was typed; so it is no `RecordForm`. */
function Fields({ accounts, login, onEnd, start }: EditAccountProps & { start: Start }) {
  const text = useWords(accountWords);
  const queries = useQueryClient();
  const isServiceAdmin = useIsServiceAdmin(accounts);
  const [theirs, setTheirs] = useState<Start>();
  const form = useForm({
    initial: start.values,
    validate: (values) => wrongIn(values, text, false),
    async submit(values) {
      const { account, etag } = theirs ?? start;
      try {
        await accounts.replace(
          login,
          accountBody(accounts, values, { before: account, isServiceAdmin }),
          etag,
        );
      } catch (error) {
        if (isProblem(error, "stale")) setTheirs(await read(accounts, login));
        const found = fieldErrorsIn(error, values);
        if (found) return found;
        throw error;
      }
      showToast({ text: text.saved });
      await queries.invalidateQueries({ queryKey: accountsKey(accounts) });
      onEnd();
      return undefined;
    },
  });
  const shownIn = linesOf(text);
  return (
    <Form
      form={form}
      verb={text.save}
      onCancel={onEnd}
      problemOf={(problem) =>
        theirs && isProblem(problem, "stale") ? (
          <Conflict
            fields={shownIn(form.values).map(([label, mine], index) => ({
              label,
              mine,
              theirs: shownIn(theirs.values)[index]?.[1] ?? "",
            }))}
            onKeepMine={form.submit}
            onTakeTheirs={onEnd}
          />
        ) : (
          <Failed error={problem} />
        )
      }
    >
      <AccountFields form={form} accounts={accounts} isNew={false} />
    </Form>
  );
}

type Texts = (typeof accountWords)["ro"] | (typeof accountWords)["ru"];

/** The fields of an account in words, for the comparison of two texts; a password is never shown. */
const linesOf =
  (text: Texts) =>
  (values: AccountValues): [label: string, value: string][] => [
    [text.firstName, values.firstName],
    [text.lastName, values.lastName],
    [text.email, values.email],
    [text.language, text.languages[values.langKey]],
    [text.organization, values.organization?.label ?? text.noOrganization],
    [text.roles, roles.flatMap((role) => (values[role] ? [text.role[role]] : [])).join(", ")],
    [text.subject, values.subject],
    [text.serviceAdmin, values.adminServiciu ? text.yes : text.no],
    [text.activated, values.activated ? text.yes : text.no],
  ];
