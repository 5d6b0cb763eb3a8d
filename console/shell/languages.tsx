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
          {languageNames[language]}
        </button>
      ))}
    </div>
  );
}
