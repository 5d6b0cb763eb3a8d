import { words } from "../words/words.ts";

export const inboxWords = words({
  title: ["Mesaje primite", "Полученные сообщения", "Inbox"],
  none: ["Niciun mesaj", "Сообщений нет", "No messages"],
  noneText: [
    "Aici aflați ce vi s-a partajat, ce aveți de decis și ce s-a hotărât la cererile dumneavoastră.",
    "Здесь видно, к чему вам открыли доступ, что ждёт вашего решения и что решено по вашим запросам.",
    "Here you see what has been shared with you, what you have to decide and what was decided on your requests.",
  ],
  columns: {
    message: ["Mesajul", "Сообщение", "Message"],
    from: ["De la", "От кого", "From"],
    when: ["Când", "Когда", "When"],
  },
  filter: ["Arată", "Показать", "Show"],
  filters: {
    necitite: ["Necitite", "Непрочитанные", "Unread"],
    citite: ["Citite", "Прочитанные", "Read"],
  },
  unread: ["necitit", "не прочитано", "unread"],
  markRead: ["Marchează drept citit", "Отметить прочитанным", "Mark as read"],
  marked: [
    "Mesajul este marcat drept citit",
    "Сообщение отмечено прочитанным",
    "The message is marked as read",
  ],
  markAll: ["Marchează toate drept citite", "Отметить все прочитанными", "Mark all as read"],
  allMarked: [
    "Toate mesajele sunt marcate drept citite",
    "Все сообщения отмечены прочитанными",
    "All messages are marked as read",
  ],
  noneUnread: ["Niciun mesaj necitit", "Непрочитанных сообщений нет", "No unread messages"],
  newest: ["Cele mai noi mesaje necitite", "Новые непрочитанные сообщения", "Newest unread messages"],
  more: [
    (count: string) => `Mai sunt: ${count}`,
    (count: string) => `Ещё: ${count}`,
    (count: string) => `${count} more`,
  ],
  all: ["Toate mesajele", "Все сообщения", "All messages"],
  settings: ["Cum primesc mesajele", "Как я получаю сообщения", "How I get messages"],
});
