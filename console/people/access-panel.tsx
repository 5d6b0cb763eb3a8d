import type { User } from "../../client/generated/documents/types.ts";
import { ActMenu } from "../api/register/acts.tsx";
import type { Act, Kind } from "../api/register/kind.ts";
import { KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { StateBadge } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { authorityText } from "./person.ts";
import { peopleWords } from "./words.ts";

interface AccessPanelProps<More> {
  row: User;
  kind: Kind<User, More>;
  acts: readonly Act<User, More>[];
}

/** The rights of the person, and the acts that change them. */
export function AccessPanel<More>({ row, kind, acts }: AccessPanelProps<More>) {
  const text = useWords(peopleWords);
  const language = useLanguage();
  const { access } = text;
  const { list } = useFormats();
  const { activated, authorities, adminServiciu, hasSecret, sistemId } = row;
  return (
    <Panel title={access.title} acts={<ActMenu kind={kind} acts={acts} row={row} label={access.acts} />}>
      <KeyValues
        entries={[
          {
            label: access.account,
            value: (
              <StateBadge tone={activated ? "good" : "bad"}>
                {activated ? text.active : text.inactive}
              </StateBadge>
            ),
          },
          {
            label: access.authorities,
            value: list(authorities.map((name) => authorityText(name, language))),
          },
          { label: access.service, value: adminServiciu ? text.yes : text.no },
          { label: access.secret, value: hasSecret ? access.secretYes : access.secretNo },
          ...(sistemId === undefined ? [] : [{ label: access.system, value: String(sistemId) }]),
        ]}
      />
    </Panel>
  );
}
