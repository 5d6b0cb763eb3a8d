import { StrictMode, useEffect, useState } from "react";
import { createRoot } from "react-dom/client";
import { choose, language, say } from "./public/language.ts";
import type { Language, Words } from "./public/words.ts";

/* The entry of the staff console: its frame alone, until the shell is here. */

const words = {
  skip: { ro: "Treceți la conținut", ru: "Перейти к содержанию" },
  title: { ro: "Consola", ru: "Консоль" },
  empty: {
    ro: "Aici vor fi ecranele de lucru. Documentele se deschid deocamdată de pe pagina principală.",
    ru: "Здесь будут рабочие экраны. Пока документы открываются с главной страницы.",
  },
  signIn: { ro: "Intrați în cont", ru: "Войти" },
} satisfies Words;

const languages: Readonly<Record<Language, string>> = { ro: "Română", ru: "Русский" };

function Frame() {
  const [current, setCurrent] = useState(language);
  useEffect(() => {
    document.documentElement.lang = current;
    document.title = `${say(words.title)} – Temelia`;
  }, [current]);
  const change = (chosen: Language) => {
    choose(chosen);
    setCurrent(chosen);
  };
  return (
    <>
      <a className="skip" href="#main">
        {say(words.skip)}
      </a>
      <header className="top">
        <span className="brand">Temelia</span>
        <div className="languages" role="group" aria-label="Limba / Язык">
          {(["ro", "ru"] as const).map((key) => (
            <button
              key={key}
              type="button"
              lang={key}
              aria-pressed={key === current}
              onClick={() => {
                change(key);
              }}
            >
              {languages[key]}
            </button>
          ))}
        </div>
      </header>
      <main id="main" tabIndex={-1}>
        <h1>{say(words.title)}</h1>
        <p>{say(words.empty)}</p>
        <p>
          <a href="/cont/intrare">{say(words.signIn)}</a>
        </p>
      </main>
    </>
  );
}

const place = document.getElementById("console");
if (!place) throw new Error("The page has no #console.");
createRoot(place).render(
  <StrictMode>
    <Frame />
  </StrictMode>,
);
