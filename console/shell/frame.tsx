import type { ReactNode } from "react";
import { Link } from "../kit/button.tsx";
import { Icon } from "../kit/icons.tsx";
import { LiveRegion } from "../kit/live-region.tsx";
import { Menu } from "../kit/menu.tsx";
import { Toasts } from "../kit/toast.tsx";
import { type Language, chooseLanguage, languages, useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import type { Area } from "./area.ts";
import { removeDraftsOf } from "./drafts.ts";
import { usePerson, useSession } from "./session.ts";
import { chooseTheme, themes, useTheme } from "./theme.ts";
import { shellWords } from "./words.ts";

export interface FrameProps {
  areas: readonly Area[];
  /** Before every address, as `/app`. */
  base: string;
  /** The address shown, without the base. */
  path: string;
  /** Beside the page and kept while pages change: the tray of uploads. */
  beside?: ReactNode;
  children: ReactNode;
}

export function Frame({ areas, base, path, beside, children }: FrameProps) {
  const text = useWords(shellWords);
  const language = useLanguage();
  const person = usePerson();
  return (
    <div className="frame">
      <a className="skip" href="#content">
        {text.skip}
      </a>
      <header className="top">
        <Link href={`${base}/`}>{text.product}</Link>
        <nav className="areas" aria-label={text.areas}>
          <ul>
            {areas
              .filter((area) => area.isShown(person))
              .map((area) => (
                <li key={area.path}>
                  <Link
                    href={base + area.path}
                    current={`${path}/`.startsWith(`${area.path}/`) ? "page" : undefined}
                  >
                    <Icon name={area.icon} />
                    {area.label[language]}
                  </Link>
                </li>
              ))}
          </ul>
        </nav>
        <Languages current={language} />
        <ThemeMenu />
        <AccountMenu />
      </header>
      <main id="content" tabIndex={-1}>
        {children}
      </main>
      {beside}
      <Toasts />
      <LiveRegion />
    </div>
  );
}

const names: Record<Language, string> = { ro: "Română", ru: "Русский" };

function Languages({ current }: { current: Language }) {
  const text = useWords(shellWords);
  return (
    <div className="languages" role="group" aria-label={text.language}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-label={names[language]}
          aria-pressed={language === current}
          onClick={() => chooseLanguage(language)}
        >
          {language.toUpperCase()}
        </button>
      ))}
    </div>
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

function AccountMenu() {
  const text = useWords(shellWords);
  const session = useSession();
  const person = usePerson();
  const signOut = async (): Promise<void> => {
    await session.signOut();
    // After it, since a form that leaves the page writes its last draft.
    await removeDraftsOf(person.id);
  };
  const entries = [{ id: "signOut", title: text.signOut, onAction: () => void signOut() }];
  return <Menu label={text.account(person.name)} icon="person" entries={entries} />;
}
