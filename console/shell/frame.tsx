import { useQuery } from "@tanstack/react-query";
import type { ReactNode } from "react";
import { Link } from "../kit/button.tsx";
import { Menu } from "../kit/menu.tsx";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { useFormats } from "../words/formats.ts";
import type { Area, AreaCount } from "./area.ts";
import { Languages } from "./languages.tsx";
import { usePerson } from "./session.ts";
import { useSignOut } from "./sign-out.ts";
import { chooseTheme, themes, useTheme } from "./theme.ts";
import { shellWords } from "./words.ts";

export interface FrameProps {
  areas: readonly Area[];
  /** Before every address, as `/app`. */
  base: string;
  /** The address shown, without the base. */
  path: string;
  /** Beside the page and kept while pages change: the tray of uploads. */
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
              .filter(({ place }) => place !== "account")
              .map((area) => (
                <li key={area.path}>
                  <Link href={base + area.path} icon={area.icon} current={currentOf(area, path)}>
                    {area.label[language]}
                    <Count count={area.count?.(person)} />
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <Languages />
        <ThemeMenu />
        <AccountMenu areas={shown.filter(({ place }) => place === "account")} base={base} />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {beside}
    </div>
  );
}

function currentOf(area: Area, path: string): "page" | "true" | undefined {
  if (path === area.path) return "page";
  return path.startsWith(`${area.path}/`) ? "true" : undefined;
}

/** How many things wait; nothing if none do, or if the count could not be read. */
function Count({ count }: { count: AreaCount | undefined }) {
  const text = useWords(shellWords);
  const { number } = useFormats();
  const counted = useQuery({
    queryKey: ["count"],
    queryFn: () => Promise.resolve(0),
    ...count,
    enabled: count !== undefined,
  });
  if (!counted.data) return null;
  return (
    <span className="area-count">
      {number(counted.data)}
      <span className="for-readers"> {text.waiting}</span>
    </span>
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

function AccountMenu({ areas, base }: Pick<FrameProps, "areas" | "base">) {
  const text = useWords(shellWords);
  const language = useLanguage();
  const person = usePerson();
  const signOut = useSignOut();
  const entries = [
    ...areas.map(({ path, label, icon }) => ({ id: path, title: label[language], icon, href: base + path })),
    { id: "signOut", title: text.signOut, onAction: signOut },
  ];
  return <Menu label={text.account(person.name)} icon="person" entries={entries} />;
}
