import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

/** Days after which maintenance archives a document that rests, and purges the content of a removed one. */
export const days = { archive: 365, purge: 30 } as const;

export const retentionWords = words({
  ro: {
    sections: "Păstrare",
    holds: { title: "Reținere legală" },
    maintenance: {
      title: "Reguli și întreținere",
      rules: "Regulile de păstrare",
      archive: `Un document activ la care nu s-a lucrat ${days.archive} de zile se arhivează.`,
      purge: `Conținutul unui document șters se elimină definitiv după ${days.purge} de zile. Înregistrarea și istoricul rămân.`,
      hold: "Un document sub reținere legală nu se elimină, oricât ar fi de la ștergere.",
      cool: "Conținutul arhivat din depozitul platformei trece noaptea în stocarea pentru acces rar.",
      orphans: "Obiectele din depozit care nu aparțin niciunui document se curăță.",
      daily:
        "Serviciul aplică singur regulile în fiecare noapte. Ele sunt aceleași pentru toate containerele.",
      run: "Întreținere acum",
      runText:
        "Aplică regulile fără a aștepta noaptea. Lucrează pe bucăți, până când nu mai este nimic la termen.",
      ofOrganization: "Privește doar containerele organizației dumneavoastră.",
      start: "Pornește întreținerea",
      stop: "Oprește după bucata aceasta",
      running: plural.ro({ one: "prima bucată", few: "{} bucăți", other: "{} de bucăți" }),
      working: "Se lucrează",
      done: "Întreținerea este încheiată",
      stopped: "Întreținerea s-a oprit; data viitoare continuă de aici.",
      failed: "Întreținerea s-a întrerupt",
      arhivate: "Arhivate",
      purjate: "Eliminate definitiv",
      orfane: "Obiecte fără document, curățate",
      erori: "Nereușite",
      errorsText: "Ce nu a reușit se încearcă din nou la următoarea întreținere.",
    },
  },
  ru: {
    sections: "Хранение",
    holds: { title: "Юридическое удержание" },
    maintenance: {
      title: "Правила и обслуживание",
      rules: "Правила хранения",
      archive: `Активный документ, с которым не работали ${days.archive} дней, уходит в архив.`,
      purge: `Содержимое удалённого документа уничтожается через ${days.purge} дней. Запись и история остаются.`,
      hold: "Документ под юридическим удержанием не уничтожается, сколько бы ни прошло с удаления.",
      cool: "Архивное содержимое в хранилище платформы ночью переходит в класс редкого доступа.",
      orphans: "Объекты хранилища, не принадлежащие документам, убираются.",
      daily: "Служба сама применяет правила каждую ночь. Они одинаковы для всех контейнеров.",
      run: "Обслуживание сейчас",
      runText: "Применяет правила, не дожидаясь ночи. Работает частями, пока не останется просроченного.",
      ofOrganization: "Касается только контейнеров вашей организации.",
      start: "Запустить обслуживание",
      stop: "Остановить после этой части",
      running: plural.ru({ one: "{} часть", few: "{} части", many: "{} частей" }),
      working: "Идёт работа",
      done: "Обслуживание завершено",
      stopped: "Обслуживание остановлено; в следующий раз продолжит отсюда.",
      failed: "Обслуживание прервалось",
      arhivate: "В архив",
      purjate: "Уничтожено",
      orfane: "Убрано объектов без документа",
      erori: "Неудачи",
      errorsText: "Неудавшееся повторится при следующем обслуживании.",
    },
  },
});
