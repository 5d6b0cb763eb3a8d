import { useQueries } from "@tanstack/react-query";
import { type ReactNode, Suspense, useRef, useState } from "react";
import { Button, Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { Menu } from "../kit/menu.tsx";
import type { MenuEntry } from "../kit/menu-surface.tsx";
import { late } from "../kit/online.ts";
import { Skeleton } from "../kit/states.tsx";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords, inLanguage } from "../words/words.ts";
import { type Area, type MenuGroup, menuGroups } from "./area.ts";
import { SEARCH } from "./found.ts";
import { Languages } from "./languages.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { useSearchKeys } from "./search-keys.ts";
import { usePerson } from "./session.ts";
import { useSignOut } from "./sign-out.ts";
import { chooseTheme, themes, useTheme } from "./theme.ts";
import { shellWords } from "./words.ts";

const Surface = late(() => import("../kit/popover-surface.tsx"));

export interface FrameProps {
  areas: readonly Area[];
  /** The start of every address, like `/app`. */
  base: string;
  /** The current address, without the base. */
  path: string;
  /** Shown beside the page and kept while pages change: the tray of uploads. */
  beside?: ReactNode | undefined;
  children: ReactNode;
}

export function Frame({ areas, base, path, beside, children }: FrameProps) {
  const text = useWords(shellWords);
  const person = usePerson();
  const { hrefOf } = useDialogAddress();
  useSearchKeys();
  const shown = areas.filter((area) => area.isShown(person));
  const menu: OpenMenu = { areas: shown, base, path, counts: useCounts(shown), entries: useEntries(base) };
  return (
    <div className="frame">
      <a className="skip" href="#content">
        {text.skip}
      </a>
      <header className="top">
        <Link href={`${base}/`}>{text.product}</Link>
        <AreaMenu {...menu} />
        {shown
          .filter(({ group }) => group === "bell")
          .map((area) => (
            <Bell key={area.path} area={area} count={menu.counts.get(area.path)} />
          ))}
        <Link href={hrefOf(SEARCH)} look="quiet" icon="search" keys="Control+K">
          <span className="for-readers">{text.search}</span>
        </Link>
        <Languages />
        <ThemeMenu />
        <AccountMenu entries={menu.entries(shown.filter(({ group }) => group === "account"))} />
      </header>
      <OfflineBar />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {beside}
    </div>
  );
}

type Counts = ReadonlyMap<Area["path"], number>;

interface OpenMenu {
  areas: readonly Area[];
  base: string;
  path: string;
  counts: Counts;
  entries: (areas: readonly Area[], counts?: Counts, section?: string) => MenuEntry[];
}

/**
 * The menu: one row, with each group at its place whatever is open. A narrow screen has its first groups, and a button with all areas.
 */
function AreaMenu(menu: OpenMenu) {
  const text = useWords(shellWords);
  const { areas, path, counts, entries } = menu;
  const groups = menuGroups
    .map((id) => ({ id, own: areas.filter(({ group }) => group === id) }))
    .filter(({ own }) => own.length > 0);
  const all = groups.flatMap(({ id, own }) =>
    entries(own, counts, own.length > 1 ? text.groups[id] : undefined),
  );
  return (
    <nav className="areas" aria-label={text.areas}>
      <span className="areas-all">
        <Menu
          label={text.menu}
          icon="menu"
          isLabelShown
          entries={all}
          isCurrent={areas.some((area) => currentOf(area, path))}
        />
      </span>
      <ul>
        {groups.map(({ id, own }) => (
          <li key={id}>
            <Group {...menu} id={id} areas={own} />
          </li>
        ))}
      </ul>
    </nav>
  );
}

/**
 * A group is a link if it has one area. If its first area has the name of the group, it is a link to that one, with the menu of all beside
 * it; otherwise the menu alone.
 */
function Group({ id, areas, base, path, counts, entries }: OpenMenu & { id: MenuGroup }) {
  const text = useWords(shellWords);
  const language = useLanguage();
  const [first] = areas;
  if (!first) return null;
  const isOpen = areas.some((area) => currentOf(area, path));
  const name = text.groups[id];
  const isOne = areas.length === 1;
  const label = inLanguage(first.label, language);
  if (!isOne && label !== name)
    return (
      <Menu
        label={name}
        icon="chevronDown"
        isLabelShown
        entries={entries(areas, counts)}
        isCurrent={isOpen}
      />
    );
  return (
    <>
      <Link
        href={base + first.path}
        icon={first.icon}
        current={currentOf(first, path) ?? (isOpen ? "true" : undefined)}
      >
        {label}
        <Count
          count={areas.reduce((sum, area) => sum + (counts.get(area.path) ?? 0), 0)}
          said={text.waiting}
        />
      </Link>
      {!isOne && <Menu label={text.more(name)} icon="chevronDown" entries={entries(areas, counts)} />}
    </>
  );
}

function currentOf(area: Area, path: string): "page" | "true" | undefined {
  if (path === area.path) return "page";
  return path.startsWith(`${area.path}/`) ? "true" : undefined;
}

/** How many things wait in each area; none if they cannot be counted. */
function useCounts(areas: readonly Area[]): Counts {
  const person = usePerson();
  const counted = areas.flatMap((area) => {
    const count = area.count?.(person);
    return count ? [{ path: area.path, count }] : [];
  });
  const results = useQueries({
    queries: counted.map(({ count }) => ({ ...count, meta: { isOfFrame: true } })),
  });
  return new Map(
    counted.map(({ path }, at) => {
      const found = results[at]?.data;
      return [path, typeof found === "number" ? found : 0];
    }),
  );
}

function Count({ count, said }: { count: number | undefined; said: string }) {
  const { number } = useFormats();
  if (!count) return null;
  return (
    <span className="area-count">
      {number(count)}
      <span className="for-readers"> {said}</span>
    </span>
  );
}

/** Says how many messages are unread, and opens a panel with the newest. */
function Bell({ area: { label, icon, Panel }, count }: { area: Area; count: number | undefined }) {
  const text = useWords(shellWords);
  const name = inLanguage(label, useLanguage());
  const button = useRef<HTMLButtonElement>(null);
  const [isOpen, setIsOpen] = useState(false);
  const close = (): void => setIsOpen(false);
  return (
    <>
      <Button
        ref={button}
        look="quiet"
        icon={icon}
        popup={{ kind: "dialog", isOpen }}
        onPress={() => setIsOpen(true)}
      >
        <span className="for-readers">{name} </span>
        <Count count={count} said={text.unread} />
      </Button>
      {isOpen && Panel && (
        <Suspense fallback={null}>
          <Surface label={name} trigger={button} onClose={close}>
            <Suspense fallback={<Skeleton />}>
              <Panel onClose={close} />
            </Suspense>
          </Surface>
        </Suspense>
      )}
    </>
  );
}

/** The entries of areas in a menu, with how many things wait there. */
function useEntries(base: string): OpenMenu["entries"] {
  const text = useWords(shellWords);
  const language = useLanguage();
  const { number } = useFormats();
  return (areas, counts, section) =>
    areas.map(({ path, label, icon }) => {
      const name = inLanguage(label, language);
      const count = counts?.get(path) ?? 0;
      return {
        id: path,
        title: count > 0 ? text.counted(name, number(count)) : name,
        icon,
        href: base + path,
        section,
      };
    });
}

function ThemeMenu() {
  const text = useWords(shellWords).theme;
  const theme = useTheme();
  const entries = themes.map((id) => ({
    id,
    title: text[id],
    icon: id === theme ? ("check" as const) : undefined,
    onAction: () => chooseTheme(id),
  }));
  return <Menu label={text.label} icon="gear" entries={entries} />;
}

function AccountMenu({ entries: areas }: { entries: readonly MenuEntry[] }) {
  const text = useWords(shellWords);
  const person = usePerson();
  const signOut = useSignOut();
  const entries = [...areas, { id: "signOut", title: text.signOut, onAction: () => void signOut() }];
  return <Menu label={text.account(person.name)} icon="person" entries={entries} />;
}
