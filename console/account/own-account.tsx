import { useQuery } from "@tanstack/react-query";
import type { Account } from "../../client/generated/documents/types.ts";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { labelOf } from "./labels.ts";
import { type AccountService, accountAt } from "./services.ts";
import { accountWords } from "./words.ts";

/** The account of the person in one service. */
export function OwnAccount({ service }: { service: AccountService }) {
  const text = useWords(accountWords);
  const language = useLanguage();
  const dialogs = useDialogAddress();
  const found = useQuery(accountAt(service));
  const label = labelOf(service, language);
  const hrefOf = (name: string): string => dialogs.hrefOf({ name, id: service });
  return (
    <Panel title={text.accountAt(label)}>
      <Loaded query={found}>
        {(account) => (
          <>
            <Facts account={account} />
            <div className="acts page-acts">
              <Link href={hrefOf("edit")} look="plain" label={text.at(text.edit, label)}>
                {text.edit}
              </Link>
              <Link href={hrefOf("password")} look="plain" label={text.at(text.changePassword, label)}>
                {text.changePassword}
              </Link>
            </div>
          </>
        )}
      </Loaded>
    </Panel>
  );
}

function Facts({ account }: { account: Account }) {
  const text = useWords(accountWords);
  const { firstName = "", lastName = "", login, email, langKey, imageUrl } = account;
  const name = `${firstName} ${lastName}`.trim();
  return (
    <KeyValues
      entries={[
        ...(isShowable(imageUrl)
          ? [
              {
                label: text.picture,
                value: <img className="picture" src={imageUrl} alt={text.pictureOf(name || login)} />,
              },
            ]
          : []),
        { label: text.name, value: name },
        { label: text.login, value: login },
        { label: text.email, value: email },
        { label: text.language, value: text.languages[langKey] },
      ]}
    />
  );
}

/** The content policy shows pictures of this origin alone. */
function isShowable(address: string): boolean {
  if (address === "") return false;
  if (address.startsWith("data:image/")) return true;
  return URL.canParse(address, window.location.href)
    ? new URL(address, window.location.href).origin === window.location.origin
    : false;
}
