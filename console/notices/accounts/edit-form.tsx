import { useQuery } from "@tanstack/react-query";
import { usersRead, usersReplace } from "../../../client/generated/notifications/operations.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { RecordForm } from "../../api/record-form.tsx";
import { useSaved } from "../../api/saved.ts";
import { useWords } from "../../words/words.ts";
import { useSystems } from "../common/systems.ts";
import { commonWords } from "../common/words.ts";
import { AccountFields } from "./account-fields.tsx";
import { type AccountValues, bodyOf, errorsIn, roles, valuesOf } from "./values.ts";
import { accountWords } from "./words.ts";

async function readAccount(login: string) {
  const { data, etag } = await usersRead(client, { path: { login } });
  return { values: valuesOf(data), etag, account: data };
}

export default function EditForm({ login, onEnd }: { login: string; onEnd: () => void }) {
  const text = useWords(accountWords);
  const common = useWords(commonWords);
  const { nameOf } = useSystems();
  const saved = useSaved(["notifications", "accounts"]);
  const start = useQuery({
    queryKey: ["notifications", "accounts", login, "form"],
    queryFn: () => readAccount(login),
    gcTime: 0,
    staleTime: Infinity,
  });
  return (
    <Loaded query={start}>
      {(read) => (
        <RecordForm<AccountValues>
          name={`notice-account.${login}`}
          start={read}
          reread={() => readAccount(login)}
          save={async (values, ifMatch) => {
            await usersReplace(client, { path: { login }, body: bodyOf(values, read.account), ifMatch });
            await saved(text.saved);
          }}
          onEnd={onEnd}
          verb={text.save}
          labels={{
            login: text.login,
            firstName: text.firstName,
            lastName: text.lastName,
            email: text.email,
            langKey: text.language,
            role: text.role,
            sistemId: text.system,
            activated: text.isActivated,
          }}
          shown={(name, value) => {
            if (typeof value === "boolean") return value ? common.yes : common.no;
            if (name === "sistemId") return value === "" ? "" : nameOf(Number(value));
            const role = roles.find((one) => name === "role" && one === value);
            return role ? text.roles[role] : value;
          }}
          validate={(values) => errorsIn(values, text)}
        >
          {(form) => <AccountFields form={form} isNew={false} />}
        </RecordForm>
      )}
    </Loaded>
  );
}
