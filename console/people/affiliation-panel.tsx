import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { Panel } from "../kit/panel.tsx";
import { useWords } from "../words/words.ts";
import type { User } from "../../client/generated/documents/types.ts";
import { useOrganizationOf, useReach } from "./person.ts";
import { peopleWords } from "./words.ts";

/** The organization of the person; an organization's administrator may release their own people alone. */
export function AffiliationPanel({ row: user }: { row: User }) {
  const text = useWords(peopleWords).affiliation;
  const dialogs = useDialogAddress();
  const { isService, isSelf, mayChange } = useReach(user);
  const organization = useOrganizationOf(user.login);
  const isMember = user.organizatieId !== undefined;
  return (
    <Panel title={text.title}>
      <Loaded query={organization} lines={1}>
        {(found) =>
          found ? (
            <p>
              {isService ? (
                <Link href={`/app/organizatii/${found.id}`}>{found.denumire}</Link>
              ) : (
                found.denumire
              )}
            </p>
          ) : (
            <p className="hint">{text.none}</p>
          )
        }
      </Loaded>
      {mayChange && (
        <div className="acts">
          {isService && (
            <Link look="plain" href={dialogs.hrefOf({ name: isMember ? "move" : "assign", id: user.login })}>
              {isMember ? text.move : text.assign}
            </Link>
          )}
          {isMember && (isService || !isSelf) && (
            <Link look="plain" href={dialogs.hrefOf({ name: "release", id: user.login })}>
              {text.release}
            </Link>
          )}
        </div>
      )}
    </Panel>
  );
}
