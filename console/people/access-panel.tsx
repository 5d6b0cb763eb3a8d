import { useIsServiceAdministrator } from "../api/rights.ts";
import { KeyValues } from "../kit/facts.tsx";
import { Menu } from "../kit/menu.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { Panel } from "../kit/panel.tsx";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import { AccountState } from "./columns.tsx";
import type { PersonPanelProps } from "./data-panel.tsx";
import { authorityName } from "./person.ts";
import { peopleWords } from "./words.ts";

/** The rights of the person, and the acts that change them. */
export function AccessPanel({ user, mayChange }: PersonPanelProps) {
  const text = useWords(peopleWords);
  const { access } = text;
  const { list } = useFormats();
  const entries = useActs(user);
  return (
    <Panel
      title={access.title}
      acts={mayChange && <Menu label={access.acts} entries={entries} icon="chevronDown" isLabelShown />}
    >
      <KeyValues
        entries={[
          { label: access.account, value: <AccountState isActive={user.activated} text={text} /> },
          {
            label: access.authorities,
            value: list(user.authorities.map((name) => authorityName(name, text))),
          },
          { label: access.service, value: user.adminServiciu ? text.yes : text.no },
          { label: access.secret, value: user.hasSecret ? access.secretYes : access.secretNo },
          ...(user.sistemId === undefined ? [] : [{ label: access.system, value: String(user.sistemId) }]),
        ]}
      />
    </Panel>
  );
}

function useActs(user: PersonPanelProps["user"]) {
  const text = useWords(peopleWords);
  const { access } = text;
  const dialogs = useDialogAddress();
  const isService = useIsServiceAdministrator();
  const isSelf = usePerson().id === user.login;
  const act = (name: string, title: string) => ({
    id: name,
    title,
    href: dialogs.hrefOf({ name, id: user.login }),
  });
  return [
    act("authorities", access.editAuthorities),
    ...(user.activated ? [act("reset", access.reset)] : []),
    ...(isService
      ? [
          user.hasSecret ? act("takeSecret", access.takeSecret) : act("giveSecret", access.giveSecret),
          user.adminServiciu
            ? act("takeService", access.takeService)
            : act("giveService", access.giveService),
        ]
      : []),
    // An administrator cannot close the account in use.
    ...(isSelf
      ? []
      : [
          user.activated ? act("deactivate", access.deactivate) : act("activate", access.activate),
          act("remove", text.remove.verb),
        ]),
  ];
}
