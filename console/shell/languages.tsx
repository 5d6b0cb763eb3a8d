import { type Language, chooseLanguage, languages, useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { shellWords } from "./words.ts";

const names: Record<Language, string> = { ro: "Română", ru: "Русский" };

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
          onClick={() => chooseLanguage(language)}
        >
          {names[language]}
        </button>
      ))}
    </div>
  );
}
