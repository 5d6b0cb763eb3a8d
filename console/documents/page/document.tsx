import { useQuery } from "@tanstack/react-query";
import { type ComponentType, type ReactNode, Suspense, useState } from "react";
import { isProblem } from "../../../client/index.ts";
import { Failed, Loaded } from "../../api/failed.tsx";
import { Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { AddressDialog } from "../../kit/dialog.tsx";
import { late } from "../../kit/online.ts";
import { Problem, Skeleton, StateBadge } from "../../kit/states.tsx";
import { Tabs } from "../../kit/tabs.tsx";
import { PageTitle } from "../../shell/page-title.tsx";
import { type ScreenProps, screen } from "../../shell/screen.tsx";
import { countIn, stringifySearch, textIn } from "../../shell/search.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { Acts } from "./acts.tsx";
import Details from "./details.tsx";
import { useInside } from "./inside.ts";
import { Missing } from "./missing.tsx";
import { type ReadDocument, OpenedContext, addressOf, documentQuery, useOpened } from "./opened.ts";
import { Preview } from "./preview.tsx";
import { statusTones, visibilityTones } from "./states.ts";
import type { TabProps } from "./tab-props.ts";
import { recordWords } from "./words-record.ts";
import { pageWords } from "./words.ts";

const EditForm = late(() => import("./edit-form.tsx"));
const VersionForm = late(() => import("./version-form.tsx"));
const ShareForm = late(async () => ({ default: (await import("./access-forms.tsx")).ShareForm }));
const LinkForm = late(async () => ({ default: (await import("./access-lists.tsx")).LinkForm }));
const SignForm = late(async () => ({ default: (await import("./signature-forms.tsx")).SignForm }));
const NoteForm = late(async () => ({ default: (await import("./activity.tsx")).NoteForm }));

/** The dialogs about the page's document. An address with the id of another one opens nothing. */
function DocumentDialogs() {
  const { current } = useDialogAddress();
  const { document } = useOpened();
  const text = useWords(pageWords);
  if (current?.id !== String(document.id)) return null;
  const { id, denumire } = document;
  return (
    <>
      <AddressDialog name="edit" title={() => text.edit.title(denumire)}>
        {(_, close) => <EditForm id={id} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="version" title={() => text.versions.addTitle(denumire)}>
        {(_, close) => <VersionForm id={id} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="share" title={() => text.access.shareTitle(denumire)}>
        {(_, close) => <ShareForm id={id} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="link" title={() => text.access.linkTitle(denumire)}>
        {(_, close) => <LinkForm id={id} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="sign" title={() => text.signatures.signTitle(denumire)}>
        {(_, close) => <SignForm id={id} onEnd={close} />}
      </AddressDialog>
      <AddressDialog name="note" title={() => text.activity.noteTitle}>
        {(_, close) => <NoteForm id={id} onEnd={close} />}
      </AddressDialog>
    </>
  );
}

/** What people must know before they use anything on the page. */
function Banners() {
  const text = useWords(recordWords).banners;
  const { date } = useFormats();
  const { document } = useOpened();
  const { status, arhivatLa, stersLa, modificatLa, retinereLegala } = document;
  return (
    <>
      <BadSignature />
      <ScanBanner />
      {status === "ARHIVAT" && <Banner>{text.archived(date(arhivatLa ?? modificatLa))}</Banner>}
      {status === "STERS" && (
        <Banner>
          {text.removed(date(stersLa ?? modificatLa))} {retinereLegala ? text.removedHeld : ""}
        </Banner>
      )}
      {status === "PURJAT" && <Banner>{text.purged(date(modificatLa))}</Banner>}
    </>
  );
}

const Banner = ({ children }: { children: ReactNode }) => <p className="banner">{children}</p>;

/** Says why nobody may open the content, or not everybody yet. */
function ScanBanner() {
  const text = useWords(recordWords).scan;
  const { scanare, poate } = useOpened().document;
  if (scanare?.stare === "asteapta") return <Banner>{text.waits}</Banner>;
  if (scanare?.stare !== "infectat") return null;
  return (
    <Problem title={text.found(scanare.nume ?? "?")}>
      <p>{poate.includes("ELIBEREAZA") ? text.mayRelease : text.mayReplace}</p>
    </Problem>
  );
}

/** Warns of an altered copy of a signed document. */
function BadSignature() {
  const text = useWords(pageWords);
  const { document } = useOpened();
  const { data = [] } = useInside();
  const bad = data.find(({ status }) => status !== "VALIDA");
  if (!bad) return null;
  const reason = bad.motiv === undefined ? text.banners.badSignature : text.reasons[bad.motiv];
  return (
    <Problem title={bad.motiv === "CONTINUT_MODIFICAT" ? text.banners.altered : text.banners.badSignature}>
      <p>
        {bad.semnatar && text.banners.signedBy(bad.semnatar)} {reason}{" "}
        <Link href={addressOf(document.id, "semnaturi")}>{text.banners.seeSignatures}</Link>
      </p>
    </Problem>
  );
}

/** The states of the document in words. That of its signatures is known without opening the file. */
function Badges() {
  const text = useWords(pageWords);
  const { status, visibility, tipSecuritate, retinereLegala, mod } = useOpened().document;
  return (
    <span className="badges">
      <StateBadge tone={statusTones[status]}>{text.status[status]}</StateBadge>
      <StateBadge tone={visibilityTones[visibility]} icon={visibility === "SECRET" ? "lock" : undefined}>
        {text.visibility[visibility]}
      </StateBadge>
      {tipSecuritate && <StateBadge icon="lock">{text.security[tipSecuritate]}</StateBadge>}
      {retinereLegala && <StateBadge tone="warning">{text.held}</StateBadge>}
      <ScanBadge />
      {mod === "LEGATURA" && <StateBadge icon="link">{text.live}</StateBadge>}
      <SignedBadge />
    </span>
  );
}

function ScanBadge() {
  const text = useWords(recordWords).scan.badges;
  const { scanare } = useOpened().document;
  if (scanare?.stare === "infectat")
    return (
      <StateBadge tone="bad" icon="warning">
        {text.infectat}
      </StateBadge>
    );
  if (scanare?.stare === "eliberat") return <StateBadge tone="warning">{text.eliberat}</StateBadge>;
  return scanare?.stare === "asteapta" ? <StateBadge>{text.asteapta}</StateBadge> : null;
}

function SignedBadge() {
  const text = useWords(recordWords).signed;
  const { data = [] } = useInside();
  if (data.length === 0) return null;
  const bad = data.filter(({ status }) => status !== "VALIDA").length;
  return bad > 0 ? (
    <StateBadge tone="bad" icon="warning">
      {text.bad(bad)}
    </StateBadge>
  ) : (
    <StateBadge tone="good" icon="signature">
      {text.good(data.length)}
    </StateBadge>
  );
}

type Search = TabProps["search"];
type Props = ScreenProps<"id" | "fila?", Search>;

function DocumentScreen(props: Props) {
  const id = Number(props.params.id);
  const isNumber = Number.isSafeInteger(id) && id > 0;
  const read = useQuery({ ...documentQuery(id), enabled: isNumber });
  if (!isNumber || isProblem(read.error, "notFound")) return <Missing />;
  if (read.isError && !read.data) return <Unread error={read.error} onRetry={() => void read.refetch()} />;
  return (
    <Loaded query={read} lines={8}>
      {(opened) => <OpenedDocument key={id} {...props} opened={opened} />}
    </Loaded>
  );
}

function Unread({ error, onRetry }: { error: unknown; onRetry: () => void }) {
  const text = useWords(recordWords).missing;
  return (
    <>
      <PageTitle>{text.unread}</PageTitle>
      <Failed error={error} onRetry={onRetry} />
    </>
  );
}

function OpenedDocument({ opened, params, search, hrefWith, setSearch }: Props & { opened: ReadDocument }) {
  const [password, setPassword] = useState("");
  const { id, denumire, cod } = opened.document;
  const kept = stringifySearch({ q: search.q, pagina: search.pagina > 1 ? search.pagina : undefined });
  return (
    <OpenedContext value={{ ...opened, password, setPassword }}>
      <header className="document-head">
        <div>
          <PageTitle>{denumire}</PageTitle>
          <p className="document-code">
            {cod} <Badges />
          </p>
        </div>
        <Acts />
      </header>
      <Banners />
      <div className="document">
        <Preview
          words={search.q}
          page={search.pagina}
          onPage={(page) =>
            setSearch(
              { pagina: page === 1 ? undefined : String(page) },
              { isReplacing: true, isInPlace: true },
            )
          }
        />
        <DocumentTabs
          selected={params.fila ?? ""}
          hrefOf={(tab) => addressOf(id, tab) + kept}
          search={search}
          setSearch={setSearch}
          hrefWith={hrefWith}
        />
      </div>
      <DocumentDialogs />
    </OpenedContext>
  );
}

export default screen({
  params: ["id", "fila?"],
  search: (raw): Search => ({
    q: textIn(raw, "q"),
    pagina: countIn(raw, "pagina", 1),
    fel: textIn(raw, "fel"),
    evenimente: countIn(raw, "evenimente", 1),
    compara: textIn(raw, "compara"),
  }),
  page: DocumentScreen,
});

const panels = {
  detalii: Details,
  versiuni: late(() => import("./versions.tsx")),
  acces: late(() => import("./access.tsx")),
  semnaturi: late(() => import("./signatures.tsx")),
  text: late(() => import("./reading.tsx")),
  activitate: late(() => import("./activity.tsx")),
} satisfies Record<string, ComponentType<TabProps>>;

type TabName = keyof typeof panels;
const names = Object.keys(panels) as TabName[];

interface DocumentTabsProps extends TabProps {
  /** The name in the address; "" or another one is the first tab. */
  selected: string;
  hrefOf: (tab: string) => string;
}

function DocumentTabs({ selected, hrefOf, ...props }: DocumentTabsProps) {
  const text = useWords(pageWords);
  const { poate } = useOpened().document;
  const shown = names.filter((name) => name !== "text" || poate.includes("TRANSCRIE"));
  return (
    <div className="document-tabs">
      <Tabs
        label={text.tabs.label}
        selected={shown.find((name) => name === selected) ?? "detalii"}
        tabs={shown.map((name) => ({
          id: name,
          title: text.tabs[name],
          href: hrefOf(name === "detalii" ? "" : name),
          content: () => <Panel name={name} {...props} />,
        }))}
      />
    </div>
  );
}

function Panel({ name, ...props }: TabProps & { name: TabName }) {
  const Content = panels[name];
  return (
    <Suspense fallback={<Skeleton lines={6} />}>
      <Content {...props} />
    </Suspense>
  );
}
