import { requestAccess } from "./citizen-documents-api.ts";
import { demandSession, openOwn } from "./citizen.ts";
import { ask, problem } from "./form.ts";
import { say } from "./language.ts";
import type { Words } from "./words.ts";

/* A new request for access to a document that the citizen knows by its code. */

const words = {
  title: ["Cereți acces la un document", "Запрос доступа к документу", "Request access to a document"],
  back: ["Cererile mele de acces", "Мои запросы доступа", "My access requests"],
  code: ["Codul documentului", "Код документа", "Document code"],
  codeHint: [
    "Este pe document sau în mesajul instituției, de exemplu HOT-2026-001",
    "Указан на документе или в сообщении учреждения, например HOT-2026-001",
    "It is on the document or in the organization's message, for example HOT-2026-001",
  ],
  right: ["Pentru ce aveți nevoie?", "Для чего нужен доступ?", "What do you need it for?"],
  reading: ["Să îl citesc", "Читать", "To read it"],
  writing: ["Să îl citesc și să îl schimb", "Читать и изменять", "To read and change it"],
  reason: ["De ce cereți acces?", "Зачем вам доступ?", "Why are you requesting access?"],
  reasonHint: [
    "O citește cel care decide",
    "Это прочтёт тот, кто решает",
    "The person who decides will read this",
  ],
  send: ["Trimite cererea", "Отправить запрос", "Send the request"],
  enterCode: [
    "Scrieți codul documentului: litere latine, cifre și . _ -",
    "Введите код документа: латинские буквы, цифры и . _ -",
    "Enter the document code: Latin letters, digits and . _ -",
  ],
  enterReason: [
    "Scrieți de ce cereți acces",
    "Напишите, зачем вам доступ",
    "Enter why you are requesting access",
  ],
  unknownCode: [
    "Niciun document nu are acest cod. Verificați-l.",
    "Документа с таким кодом нет. Проверьте код.",
    "No document has this code. Check it.",
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

openOwn({ words, title: () => say(words.title) });
