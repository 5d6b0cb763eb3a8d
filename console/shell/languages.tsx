import { languageNames } from "../../shared/everywhere/texts.ts";
import { hasUnkept } from "../kit/form.ts";
import { chooseLanguage, languages, useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { shellWords } from "./words.ts";

export function Languages() {
  const text = useWords(shellWords);
  const current = useLanguage();
  return (
    <div className="languages" role="group" aria-label={text.language}>
      {languages.map((language) => (
        <button
          key={language}
          type="button"
          lang={language}
          aria-pressed={language === current}
          onClick={() => chooseLanguage(language, { loses: hasUnkept() })}
        >
          <span className="language-name">{languageNames[language]}</span>
          {/* On a phone, where all names would take a second row. */}
          <span className="language-short" aria-hidden="true">
            {languageNames[language].slice(0, 2)}
          </span>
        </button>
      ))}
    </div>
  );
}
