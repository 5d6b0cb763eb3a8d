import { words } from "../words/words.ts";

export const inboxWords = words({
  title: ["Mesaje primite", "Полученные сообщения"],
  one: ["Mesaj", "Сообщение"],
  none: ["Niciun mesaj", "Сообщений нет"],
  noneText: [
    "Aici aflați ce vi s-a partajat, ce aveți de decis și ce s-a hotărât la cererile dumneavoastră.",
    "Здесь видно, к чему вам открыли доступ, что ждёт вашего решения и что решено по вашим запросам.",
  ],
  columns: {
    message: ["Mesajul", "Сообщение"],
    from: ["De la", "От кого"],
    when: ["Când", "Когда"],
  },
  filter: ["Arată", "Показать"],
  filters: {
    necitite: ["Necitite", "Непрочитанные"],
    citite: ["Citite", "Прочитанные"],
  },
  unread: ["necitit", "не прочитано"],
  markRead: ["Marchează drept citit", "Отметить прочитанным"],
  marked: ["Mesajul este marcat drept citit", "Сообщение отмечено прочитанным"],
  markAll: ["Marchează toate drept citite", "Отметить все прочитанными"],
  allMarked: ["Toate mesajele sunt marcate drept citite", "Все сообщения отмечены прочитанными"],
  noneUnread: ["Niciun mesaj necitit", "Непрочитанных сообщений нет", "No unread messages"],
  newest: ["Cele mai noi mesaje necitite", "Новые непрочитанные сообщения", "Newest unread messages"],
  more: [
    (count: string) => `Mai sunt: ${count}`,
    (count: string) => `Ещё: ${count}`,
    (count: string) => `${count} more`,
  ],
  all: ["Toate mesajele", "Все сообщения", "All messages"],
  settings: ["Cum primesc mesajele", "Как я получаю сообщения"],
});
