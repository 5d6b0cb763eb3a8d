import { requestAccess } from "./citizen-documents-api.ts";
import { demandSession, openOwn, restoreDraft } from "./citizen.ts";
import { ask, problem } from "./form.ts";
import { say } from "./language.ts";
import type { Words } from "./words.ts";

/* A new request for access to a document that the citizen knows by its code. */

const words = {
  title: ["Cereți acces la un document", "Запрос доступа к документу"],
  back: ["Cererile mele de acces", "Мои запросы доступа"],
  code: ["Codul documentului", "Код документа"],
  codeHint: [
    "Este pe document sau în mesajul instituției, de exemplu HOT-2026-001",
    "Указан на документе или в сообщении учреждения, например HOT-2026-001",
  ],
  right: ["Pentru ce aveți nevoie?", "Для чего нужен доступ?"],
  reading: ["Să îl citesc", "Читать"],
  writing: ["Să îl citesc și să îl schimb", "Читать и изменять"],
  reason: ["De ce cereți acces?", "Зачем вам доступ?"],
  reasonHint: ["O citește cel care decide", "Это прочтёт тот, кто решает"],
  send: ["Trimite cererea", "Отправить запрос"],
  enterCode: [
    "Scrieți codul documentului: litere latine, cifre și . _ -",
    "Введите код документа: латинские буквы, цифры и . _ -",
  ],
  enterReason: ["Scrieți de ce cereți acces", "Напишите, зачем вам доступ"],
  unknownCode: [
    "Niciun document nu are acest cod. Verificați-l.",
    "Документа с таким кодом нет. Проверьте код.",
  ],
} satisfies Words;

demandSession("documents");
ask({
  check: ({ cod = "", motivare = "" }) => [
    ...(/^[A-Za-z0-9][A-Za-z0-9._-]{0,63}$/.test(cod.trim()) ? [] : [problem("cod", words.enterCode)]),
    ...(motivare.trim() === "" ? [problem("motivare", words.enterReason)] : []),
  ],
  send: async ({ cod = "", drept, motivare = "" }) => {
    const { id } = await requestAccess({
      cod: cod.trim(),
      drept: drept === "SCRIERE" ? "SCRIERE" : "CITIRE",
      motivare: motivare.trim(),
    });
    // Back must not lead to the question again.
    location.replace(`/ale-mele/cereri/${id}`);
  },
  explain: ({ key }) => (key === "codNecunoscut" ? problem("cod", words.unknownCode) : undefined),
});

restoreDraft();
openOwn({ words, title: () => say(words.title) });
