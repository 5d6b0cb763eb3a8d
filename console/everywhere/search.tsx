import { type KeyboardEvent, memo, useEffect, useMemo, useRef, useState } from "react";
import { Autocomplete } from "react-aria-components/Autocomplete";
import { Input } from "react-aria-components/Input";
import { Label } from "react-aria-components/Label";
import { Header, ListBox, ListBoxItem, ListBoxSection } from "react-aria-components/ListBox";
import { SearchField } from "react-aria-components/SearchField";
import type { Area } from "../shell/area.ts";
import { usePerson } from "../shell/session.ts";
import { useFormats } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import type { Recent } from "./recent.ts";
import { useAnswers } from "./registers.ts";
import { type Group, type ReadScreen, groupsOf, registersOf } from "./results.ts";
import { type FoundScreen, screensFor } from "./screens.ts";
import { everywhereWords } from "./words.ts";

export interface SearchProps {
  areas: readonly Area[];
  recent: Recent;
  hasSlash: boolean;
  onSlash: (hasSlash: boolean) => void;
}

const isSearchbox = (target: EventTarget): boolean =>
  target instanceof HTMLInputElement && target.type === "search";

const NONE: readonly FoundScreen[] = [];

/** The screens of the person; none while their files are on their way. */
function useScreens(areas: readonly Area[]): readonly FoundScreen[] {
  const person = usePerson();
  const [screens, setScreens] = useState(NONE);
  useEffect(() => {
    let isHere = true;
    void screensFor(areas, person).then((found) => isHere && setScreens(found));
    return () => {
      isHere = false;
    };
  }, [areas, person]);
  return screens;
}

/** A field and the list of what it finds: arrows move through the list while the focus stays in the field, Enter opens. */
export default function Search({ areas, recent, hasSlash, onSlash }: SearchProps) {
  const text = useWords(everywhereWords);
  const [typed, setTyped] = useState("");
  const screens = useScreens(areas);
  const [read, setRead] = useState<readonly ReadScreen[]>();
  const place = useRef<HTMLDivElement>(null);
  /** Nothing is marked after a text was pasted or cut: Enter then opens the first. */
  const openFirst = (event: KeyboardEvent): void => {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || !isSearchbox(event.target)) return;
    if (place.current?.querySelector("[role=option][data-focused]")) return;
    event.preventDefault();
    event.stopPropagation();
    place.current?.querySelector<HTMLElement>("[role=option]")?.click();
  };
  return (
    <div ref={place} className="everywhere" onKeyDownCapture={openFirst}>
      {/* Anew for other screens, because each of them has a hook. */}
      {screens.length > 0 && <Reading key={screens.length} screens={screens} onRead={setRead} />}
      <Autocomplete inputValue={typed} onInputChange={setTyped}>
        <SearchField className="field" autoFocus>
          <Label className="field-label">{text.label}</Label>
          <Input className="input" maxLength={100} />
        </SearchField>
        <Results read={read} recent={recent} typed={typed.trim()} />
      </Autocomplete>
      <label className="check">
        <input type="checkbox" checked={hasSlash} onChange={({ target }) => onSlash(target.checked)} />
        <span>
          {text.slash} <span className="hint">{text.keys}</span>
        </span>
      </label>
    </div>
  );
}

interface ReadingProps {
  screens: readonly FoundScreen[];
  onRead: (read: readonly ReadScreen[]) => void;
}

/** Asks the hook of each screen. It is drawn again only when one of these has changed, and the list stays when the screens arrive. */
const Reading = memo(function ReadingOf({ screens, onRead }: ReadingProps) {
  const read = screens.flatMap(({ area, href, useFound }): ReadScreen[] => {
    const found = useFound();
    return found ? [{ area, href, ...found }] : [];
  });
  useEffect(() => onRead(read));
  return null;
});

interface ResultsProps {
  recent: Recent;
  /** Undefined while the screens are on their way. */
  read: readonly ReadScreen[] | undefined;
  typed: string;
}

const UNREAD: readonly ReadScreen[] = [];

function Results({ read = UNREAD, recent: { recent, keep }, typed }: ResultsProps) {
  const text = useWords(everywhereWords);
  const formats = useFormats();
  const language = useLanguage();
  const registers = useMemo(() => registersOf(read), [read]);
  const answers = useAnswers(typed, registers);
  const groups = groupsOf({ typed, screens: read, recent, answers, text, formats, language });
  const count = groups.reduce((sum, { results }) => sum + results.length, 0);
  const isAsking = answers.isAsking || (typed !== "" && read === UNREAD);
  const said = isAsking ? text.searching : count > 0 ? text.found(count) : text.nothing;
  return (
    <>
      <p className="hint" role="status">
        {typed === "" ? text.start : said}
        {answers.hasFailed && ` ${text.unanswered}`}
      </p>
      <ListBox className="options" aria-label={text.results}>
        {groups.map((group) => (
          <ResultsOf key={group.id} group={group} onOpen={keep} />
        ))}
      </ListBox>
    </>
  );
}

interface ResultsOfProps {
  group: Group;
  onOpen: (item: { href: string; title: string; detail?: string | undefined }) => void;
}

function ResultsOf({ group: { id, title: ofGroup, results }, onOpen }: ResultsOfProps) {
  return (
    <ListBoxSection id={`group ${id}`}>
      <Header className="options-title">{ofGroup}</Header>
      {results.map(({ href, title, detail, isKept }) => (
        <ListBoxItem
          key={href}
          id={href}
          href={href}
          // The page takes the place of the dialog: Back leads to the page before both.
          routerOptions={{ replace: true }}
          textValue={title}
          className="option"
          onAction={() => isKept && onOpen({ href, title, detail: detail ?? ofGroup })}
        >
          {title}
          {detail !== undefined && <span className="hint">{detail}</span>}
        </ListBoxItem>
      ))}
    </ListBoxSection>
  );
}
