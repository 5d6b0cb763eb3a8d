import { days } from "./days.ts";
import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const retentionWords = words({
  sections: ["Păstrare", "Хранение", "Retention"],
  holds: {
    title: ["Reținere legală", "Запрет уничтожения", "Legal hold"],
  },
  maintenance: {
    title: ["Reguli și întreținere", "Правила и обслуживание", "Rules and maintenance"],
    rules: ["Regulile de păstrare", "Правила хранения", "Retention rules"],
    archive: [
      `Un document activ la care nu s-a lucrat ${days.archive} de zile se arhivează.`,
      `Активный документ, с которым не работали ${days.archive} дней, уходит в архив.`,
      `An active document that nobody has worked on for ${days.archive} days is archived.`,
    ],
    purge: [
      `Conținutul unui document șters se elimină definitiv după ${days.purge} de zile. Înregistrarea și istoricul rămân.`,
      `Содержимое удалённого документа уничтожается через ${days.purge} дней. Запись и история остаются.`,
      `The content of a document in the bin is destroyed after ${days.purge} days. The record and the history stay.`,
    ],
    hold: [
      "Un document sub reținere legală nu se elimină, oricât ar fi de la ștergere.",
      "Документ под запретом уничтожения не уничтожается, сколько бы ни прошло с удаления.",
      "A document under legal hold is not destroyed, however long it has been in the bin.",
    ],
    cool: [
      "Conținutul arhivat din depozitul platformei trece noaptea în stocarea pentru acces rar.",
      "Архивное содержимое в хранилище платформы ночью переходит в класс редкого доступа.",
      "At night, archived content in the platform storage moves to storage for rare access.",
    ],
    orphans: [
      "Obiectele din depozit care nu aparțin niciunui document se curăță.",
      "Объекты хранилища, не принадлежащие документам, убираются.",
      "Objects in the storage that do not belong to any document are cleaned up.",
    ],
    daily: [
      "Serviciul aplică singur regulile în fiecare noapte. Ele sunt aceleași pentru toate containerele.",
      "Сервис сам применяет правила каждую ночь. Они одинаковы для всех контейнеров.",
      "The service applies the rules by itself every night. They are the same for all containers.",
    ],
    run: ["Întreținere acum", "Обслуживание сейчас", "Maintenance now"],
    runText: [
      "Aplică regulile fără a aștepta noaptea. Lucrează pe bucăți, până când nu mai este nimic la termen.",
      "Применяет правила, не дожидаясь ночи. Работает частями, пока не останется просроченного.",
      "Applies the rules without waiting for the night. Works in batches, until nothing more is due.",
    ],
    ofOrganization: [
      "Privește doar containerele organizației dumneavoastră.",
      "Касается только контейнеров вашей организации.",
      "Covers only the containers of your organization.",
    ],
    start: ["Pornește întreținerea", "Запустить обслуживание", "Start maintenance"],
    stop: ["Oprește după bucata aceasta", "Остановить после этой части", "Stop after this batch"],
    running: [
      plural.ro({ one: "prima bucată", few: "{} bucăți", other: "{} de bucăți" }),
      plural.ru({ one: "{} часть", few: "{} части", many: "{} частей" }),
      plural.en({ one: "first batch", other: "{} batches" }),
    ],
    working: ["Se lucrează", "Идёт работа", "In progress"],
    done: ["Întreținerea este încheiată", "Обслуживание завершено", "Maintenance has finished"],
    stopped: [
      "Întreținerea s-a oprit; data viitoare continuă de aici.",
      "Обслуживание остановлено; в следующий раз продолжит отсюда.",
      "Maintenance has stopped; next time it continues from here.",
    ],
    failed: ["Întreținerea s-a întrerupt", "Обслуживание прервалось", "Maintenance was interrupted"],
    arhivate: ["Arhivate", "В архив", "Archived"],
    purjate: ["Eliminate definitiv", "Уничтожено", "Destroyed"],
    orfane: [
      "Obiecte fără document, curățate",
      "Убрано объектов без документа",
      "Objects without a document, cleaned up",
    ],
    erori: ["Nereușite", "Неудачи", "Failed"],
    errorsText: [
      "Ce nu a reușit se încearcă din nou la următoarea întreținere.",
      "Неудавшееся повторится при следующем обслуживании.",
      "Whatever failed is tried again at the next maintenance.",
    ],
  },
});
