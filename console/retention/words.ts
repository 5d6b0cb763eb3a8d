import { days } from "./days.ts";
import { plural } from "../words/plural.ts";
import { words } from "../words/words.ts";

export const retentionWords = words({
  sections: ["Păstrare", "Хранение"],
  holds: {
    title: ["Reținere legală", "Запрет уничтожения"],
  },
  maintenance: {
    title: ["Reguli și întreținere", "Правила и обслуживание"],
    rules: ["Regulile de păstrare", "Правила хранения"],
    archive: [
      `Un document activ la care nu s-a lucrat ${days.archive} de zile se arhivează.`,
      `Активный документ, с которым не работали ${days.archive} дней, уходит в архив.`,
    ],
    purge: [
      `Conținutul unui document șters se elimină definitiv după ${days.purge} de zile. Înregistrarea și istoricul rămân.`,
      `Содержимое удалённого документа уничтожается через ${days.purge} дней. Запись и история остаются.`,
    ],
    hold: [
      "Un document sub reținere legală nu se elimină, oricât ar fi de la ștergere.",
      "Документ под запретом уничтожения не уничтожается, сколько бы ни прошло с удаления.",
    ],
    cool: [
      "Conținutul arhivat din depozitul platformei trece noaptea în stocarea pentru acces rar.",
      "Архивное содержимое в хранилище платформы ночью переходит в класс редкого доступа.",
    ],
    orphans: [
      "Obiectele din depozit care nu aparțin niciunui document se curăță.",
      "Объекты хранилища, не принадлежащие документам, убираются.",
    ],
    daily: [
      "Serviciul aplică singur regulile în fiecare noapte. Ele sunt aceleași pentru toate containerele.",
      "Служба сама применяет правила каждую ночь. Они одинаковы для всех контейнеров.",
    ],
    run: ["Întreținere acum", "Обслуживание сейчас"],
    runText: [
      "Aplică regulile fără a aștepta noaptea. Lucrează pe bucăți, până când nu mai este nimic la termen.",
      "Применяет правила, не дожидаясь ночи. Работает частями, пока не останется просроченного.",
    ],
    ofOrganization: [
      "Privește doar containerele organizației dumneavoastră.",
      "Касается только контейнеров вашей организации.",
    ],
    start: ["Pornește întreținerea", "Запустить обслуживание"],
    stop: ["Oprește după bucata aceasta", "Остановить после этой части"],
    running: [
      plural.ro({ one: "prima bucată", few: "{} bucăți", other: "{} de bucăți" }),
      plural.ru({ one: "{} часть", few: "{} части", many: "{} частей" }),
    ],
    working: ["Se lucrează", "Идёт работа"],
    done: ["Întreținerea este încheiată", "Обслуживание завершено"],
    stopped: [
      "Întreținerea s-a oprit; data viitoare continuă de aici.",
      "Обслуживание остановлено; в следующий раз продолжит отсюда.",
    ],
    failed: ["Întreținerea s-a întrerupt", "Обслуживание прервалось"],
    arhivate: ["Arhivate", "В архив"],
    purjate: ["Eliminate definitiv", "Уничтожено"],
    orfane: ["Obiecte fără document, curățate", "Убрано объектов без документа"],
    erori: ["Nereușite", "Неудачи"],
    errorsText: [
      "Ce nu a reușit se încearcă din nou la următoarea întreținere.",
      "Неудавшееся повторится при следующем обслуживании.",
    ],
  },
});
