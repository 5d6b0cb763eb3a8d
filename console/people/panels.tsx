import { useQuery } from "@tanstack/react-query";
import { appUsersRead } from "../../client/generated/documents/operations.ts";
import type { User } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { useNames } from "../api/names.ts";
import { ActMenu } from "../api/register/acts.tsx";
import type { Act, Kind } from "../api/register/kind.ts";
import { Link } from "../kit/button.tsx";
import { DialogLink } from "../kit/dialog-link.tsx";
import { KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { StateBadge } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { authorityTexts, useOrganizationOf, useReach } from "./person.ts";
import { peopleWords } from "./words.ts";

interface AccessPanelProps<More> {
  row: User;
  kind: Kind<User, More>;
  acts: readonly Act<User, More>[];
}

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
            value: list(authorityTexts(authorities, language)) || access.noAuthorities,
          },
          { label: access.service, value: adminServiciu ? text.yes : text.no },
          { label: access.secret, value: hasSecret ? access.secretYes : access.secretNo },
          ...(sistemId === undefined ? [] : [{ label: access.system, value: String(sistemId) }]),
        ]}
      />
    </Panel>
  );
}

/** The organization of the person. An organization's administrator may release only their own people. */
export function AffiliationPanel({ row: user }: { row: User }) {
  const text = useWords(peopleWords).affiliation;
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
            <DialogLink
              verb={isMember ? text.move : text.assign}
              name={isMember ? "move" : "assign"}
              id={user.login}
              look="plain"
            />
          )}
          {isMember && (isService || !isSelf) && (
            <DialogLink verb={text.release} name="release" id={user.login} look="plain" />
          )}
        </div>
      )}
    </Panel>
  );
}

/** The person's client in the register, and their identity at the government's login. */
export function LinksPanel({ row: user }: { row: User }) {
  const text = useWords(peopleWords);
  const { isService } = useReach(user);
  const nameOf = useNames("clients", [isService ? user.clientId : undefined]);
  if (!isService) return null;
  return (
    <Panel title={text.links.title} acts={<DialogLink verb={text.links.edit} name="links" id={user.login} />}>
      <KeyValues
        entries={[
          {
            label: text.fields.client,
            value: user.clientId !== undefined && (
              <Link href={`/app/nomenclatoare/clienti/${user.clientId}`}>
                {nameOf(user.clientId) ?? String(user.clientId)}
              </Link>
            ),
          },
          { label: text.fields.subject, value: user.subject },
        ].map(({ label, value }) => ({ label, value: value === false ? undefined : value }))}
      />
    </Panel>
  );
}

export function WorkPanel({ row: user }: { row: User }) {
  const text = useWords(peopleWords);
  const { mayChange } = useReach(user);
  const { list } = useFormats();
  const record = useQuery({
    queryKey: ["documents", "people", user.login, "work"],
    queryFn: () => appUsersRead(client, { path: { id: user.id } }),
  });
  const ids = record.data?.data.rolIds ?? [];
  const nameOf = useNames("roles", ids);
  return (
    <Panel
      title={text.work.title}
      acts={mayChange && <DialogLink verb={text.work.edit} name="work" id={user.login} />}
    >
      <Loaded query={record} lines={2}>
        {({ data }) => (
          <KeyValues
            entries={[
              { label: text.work.roles, value: list(data.rolIds.map((id) => nameOf(id) ?? "…")) },
              { label: text.fields.operator, value: data.operator ? text.yes : text.no },
            ]}
          />
        )}
      </Loaded>
    </Panel>
  );
}
