import { keepPreviousData, useQuery } from "@tanstack/react-query";
import { linkuriRemove } from "../../client/generated/documents/operations.ts";
import { client } from "../api/client.ts";
import { Failed } from "../api/failed.tsx";
import { ListTable } from "../api/list-look.tsx";
import { useMyAccount } from "../api/my-account.ts";
import { Question } from "../api/question.tsx";
import { useSaved } from "../api/saved.ts";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { Menu } from "../kit/menu.tsx";
import { late } from "../kit/online.ts";
import { Pager } from "../kit/pager.tsx";
import { EmptyState, StateBadge } from "../kit/states.tsx";
import { byTitle } from "../shell/found.ts";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn } from "../shell/search.ts";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import {
  type MadeLink,
  LINKS,
  PAGE_DOCUMENTS,
  linkNamed,
  linksBy,
  stateOf,
  tones,
  whyClosed,
} from "./links.ts";
import { linkWords } from "./words.ts";

function Revoke() {
  const text = useWords(linkWords).revokeForm;
  const saved = useSaved(LINKS);
  return (
    <Question
      name="revoke"
      title={() => text.title}
      text={text.text}
      verb={text.verb}
      isDangerous
      act={async (named) => {
        const path = linkNamed(named);
        if (!path) return;
        await linkuriRemove(client, { path });
        await saved(text.done);
      }}
    />
  );
}

const RenewForm = late(() => import("./renew-form.tsx"));

function Links({ search: { page }, hrefWith }: ScreenProps<never, { page: number }>) {
  const text = useWords(linkWords);
  const account = useMyAccount();
  const login = account.data?.login ?? "";
  const found = useQuery({
    ...linksBy(login, page),
    enabled: login !== "",
    placeholderData: keepPreviousData,
  });
  const { links = [], documents = 0, lost = 0 } = found.data ?? {};
  const error = account.error ?? found.error;
  return (
    <>
      <PageTitle>{text.title}</PageTitle>
      <p className="lead">{text.lead}</p>
      {lost > 0 && <p>{text.lost(lost)}</p>}
      {error ? (
        <Failed error={error} onRetry={() => void found.refetch()} />
      ) : (
        <LinkTable links={links} isLoading={found.isPending} isUpdating={found.isPlaceholderData} />
      )}
      <Pager
        page={page}
        size={PAGE_DOCUMENTS}
        shown={Math.min(PAGE_DOCUMENTS, documents - (page - 1) * PAGE_DOCUMENTS)}
        total={documents}
        hrefOf={(next) => hrefWith({ page: String(next) })}
      />
      {links.length > 0 && <p className="hint">{text.address}</p>}
      <Revoke />
      <AddressDialog name="renew" title={() => text.renewForm.title}>
        {(id, close) => <RenewForm id={id} onEnd={close} />}
      </AddressDialog>
    </>
  );
}

const nameOf = ({ document, documentId }: MadeLink): string => document?.denumire ?? String(documentId);

interface LinkTableProps {
  links: readonly MadeLink[];
  isLoading: boolean;
  isUpdating: boolean;
}

function LinkTable({ links, ...state }: LinkTableProps) {
  const text = useWords(linkWords);
  const { number, dateTime } = useFormats();
  return (
    <ListTable
      {...state}
      name="documents/links"
      label={text.title}
      columns={[
        { id: "document", title: text.document, cell: (link) => <DocumentOf link={link} /> },
        { id: "state", title: text.state, cell: (link) => <State link={link} /> },
        {
          id: "uses",
          title: text.uses,
          cell: ({ descarcari, maxDescarcari }) =>
            maxDescarcari === undefined
              ? number(descarcari)
              : text.usesOf(number(descarcari), number(maxDescarcari)),
          isNumber: true,
          isWideOnly: true,
        },
        {
          id: "until",
          title: text.until,
          cell: ({ dataExpirare }) => dateTime(dataExpirare),
          isWideOnly: true,
        },
        { id: "made", title: text.made, cell: ({ creatLa }) => dateTime(creatLa), isWideOnly: true },
        {
          id: "acts",
          title: text.acts,
          isAlways: true,
          cell: (link) => <Acts link={link} name={nameOf(link)} />,
        },
      ]}
      rows={links}
      idOf={({ id }) => String(id)}
      textOf={nameOf}
      empty={
        <EmptyState
          title={text.none}
          text={text.noneText}
          icon="link"
          action={<Link href="/app/acte">{text.documents}</Link>}
        />
      }
    />
  );
}

function DocumentOf({ link }: { link: MadeLink }) {
  const { document, cuParola, eticheta, catre, trimitere } = link;
  const text = useWords(linkWords);
  return (
    <>
      <Link href={`/app/acte/${link.documentId}`}>{nameOf(link)}</Link>
      {eticheta !== undefined && <div>{eticheta}</div>}
      {catre !== undefined && trimitere !== undefined && (
        <div className="hint">{text.mailed[trimitere](catre)}</div>
      )}
      <div className="hint">
        {document?.cod}
        {cuParola && ` · ${text.withPassword}`}
      </div>
    </>
  );
}

function State({ link }: { link: MadeLink }) {
  const text = useWords(linkWords);
  const state = stateOf(link, Date.now());
  const why = whyClosed(link);
  return (
    <>
      <StateBadge tone={tones[state]}>{text[state]}</StateBadge>
      {why && <div className="hint">{text.whyClosed[why]}</div>}
    </>
  );
}

/** A link that opens nothing does not need a new address. */
function Acts({ link, name }: { link: MadeLink; name: string }) {
  const { id, documentId, dataExpirare } = link;
  const text = useWords(linkWords);
  const dialogs = useDialogAddress();
  const { dateTime } = useFormats();
  const hrefOf = (dialog: string): string => dialogs.hrefOf({ name: dialog, id: `${documentId}-${id}` });
  const isOpen = ["open", "soon"].includes(stateOf(link, Date.now()));
  return (
    <Menu
      label={text.actsOf(name, dateTime(dataExpirare))}
      entries={[
        isOpen && { id: "renew", title: text.renew, icon: "retry", href: hrefOf("renew") },
        { id: "revoke", title: text.revoke, icon: "close", isDangerous: true, href: hrefOf("revoke") },
      ]}
    />
  );
}

export default screen({
  search: (raw) => ({ page: countIn(raw, "page", 1) }),
  page: Links,
  useFound: byTitle(linkWords.title),
});
