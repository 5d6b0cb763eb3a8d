import { useQuery } from "@tanstack/react-query";
import { type ReactNode, Suspense, lazy, useRef, useState } from "react";
import { Button, Link } from "../kit/button.tsx";
import { Menu } from "../kit/menu.tsx";
import type { MenuEntry } from "../kit/menu-surface.tsx";
import { Skeleton } from "../kit/states.tsx";
import { type Language, useLanguage } from "../words/language.ts";
import { useWords, inLanguage } from "../words/words.ts";
import { useFormats } from "../words/formats.ts";
import type { Area, AreaCount, AreaPlace } from "./area.ts";
import { Languages } from "./languages.tsx";
import { OfflineBar } from "./offline-bar.tsx";
import { usePerson } from "./session.ts";
import { useSignOut } from "./sign-out.ts";
import { chooseTheme, themes, useTheme } from "./theme.ts";
import { shellWords } from "./words.ts";

const Surface = lazy(() => import("../kit/popover-surface.tsx"));

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
  const language = useLanguage();
  const person = usePerson();
  const shown = areas.filter((area) => area.isShown(person));
  return (
    <div className="frame">
      <a className="skip" href="#content">
        {text.skip}
      </a>
      <header className="top">
        <Link href={`${base}/`}>{text.product}</Link>
        <nav className="areas" aria-label={text.areas}>
          <ul>
            {shown
              .filter((area) => area.place === undefined || isOpenAreaOfMenu(area, path))
              .map((area) => (
                <li key={area.path}>
                  <Link href={base + area.path} icon={area.icon} current={currentOf(area, path)}>
                    {inLanguage(area.label, language)}
                    <Count count={area.count?.(person)} said={text.waiting} />
                  </Link>
                </li>
              ))}
            {menus
              .filter(({ place }) => shown.some((area) => area.place === place))
              .map(({ place, icon }) => (
                <li key={place}>
                  <Menu
                    label={text[place]}
                    icon={icon}
                    isLabelShown
                    entries={entriesOf(shown, { place, base, language })}
                  />
                </li>
              ))}
          </ul>
        </nav>
        {shown
          .filter(({ place }) => place === "bell")
          .map((area) => (
            <Bell key={area.path} area={area} count={area.count?.(person)} />
          ))}
        <Languages />
        <ThemeMenu />
        <AccountMenu entries={entriesOf(shown, { place: "account", base, language })} />
      </header>
      <OfflineBar />
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {beside}
    </div>
  );
}

const menus = [
  { place: "administration", icon: "people" },
  { place: "oversight", icon: "search" },
] as const;

/** The navigation also shows the open area of a menu. */
const isOpenAreaOfMenu = (area: Area, path: string): boolean =>
  area.place !== "account" && area.place !== "bell" && currentOf(area, path) !== undefined;

function currentOf(area: Area, path: string): "page" | "true" | undefined {
  if (path === area.path) return "page";
  return path.startsWith(`${area.path}/`) ? "true" : undefined;
}

/** How many things wait; nothing if none do or if the count cannot be read. */
function Count({ count, said }: { count: AreaCount | undefined; said: string }) {
  const { number } = useFormats();
  const { data } = useQuery({
    queryKey: ["count"],
    queryFn: () => Promise.resolve<unknown>(0),
    meta: { isOfFrame: true },
    ...count,
    enabled: count !== undefined,
  });
  if (typeof data !== "number" || data === 0) return null;
  return (
    <span className="area-count">
      {number(data)}
      <span className="for-readers"> {said}</span>
    </span>
  );
}

/** Says how many messages are unread, and opens a panel with the newest. */
function Bell({ area: { label, icon, Panel }, count }: { area: Area; count: AreaCount | undefined }) {
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

const entriesOf = (
  areas: readonly Area[],
  { place, base, language }: { place: AreaPlace; base: string; language: Language },
): MenuEntry[] =>
  areas
    .filter((area) => area.place === place)
    .map(({ path, label, icon }) => ({
      id: path,
      title: inLanguage(label, language),
      icon,
      href: base + path,
    }));

function AccountMenu({ entries: areas }: { entries: readonly MenuEntry[] }) {
  const text = useWords(shellWords);
  const person = usePerson();
  const signOut = useSignOut();
  const entries = [...areas, { id: "signOut", title: text.signOut, onAction: () => void signOut() }];
  return <Menu label={text.account(person.name)} icon="person" entries={entries} />;
}
