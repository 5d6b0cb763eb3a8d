import { requestAccess } from "./citizen-documents-api.ts";
import { demandSession, openOwn, restoreDraft } from "./citizen.ts";
import { ask, problem } from "./form.ts";
import { say } from "./language.ts";
import type { Words } from "./words.ts";

/* A new request for access to a document that the citizen knows by its code. */

const words = {
  title: { ro: "Cereți acces la un document", ru: "Запрос доступа к документу" },
  back: { ro: "Cererile mele de acces", ru: "Мои запросы доступа" },
  code: { ro: "Codul documentului", ru: "Код документа" },
  codeHint: {
    ro: "Este pe document sau în mesajul instituției, de exemplu HOT-2026-001",
    ru: "Указан на документе или в сообщении учреждения, например HOT-2026-001",
  },
  right: { ro: "Pentru ce aveți nevoie?", ru: "Для чего нужен доступ?" },
  reading: { ro: "Să îl citesc", ru: "Читать" },
  writing: { ro: "Să îl citesc și să îl schimb", ru: "Читать и изменять" },
  reason: { ro: "De ce cereți acces?", ru: "Зачем вам доступ?" },
  reasonHint: { ro: "Citește cine decide", ru: "Это прочтёт тот, кто решает" },
  send: { ro: "Trimite cererea", ru: "Отправить запрос" },
  enterCode: {
    ro: "Scrieți codul documentului: litere latine, cifre și . _ -",
    ru: "Введите код документа: латинские буквы, цифры и . _ -",
  },
  enterReason: { ro: "Scrieți de ce cereți acces", ru: "Напишите, зачем вам доступ" },
  unknownCode: {
    ro: "Niciun document nu are acest cod. Verificați-l.",
    ru: "Документа с таким кодом нет. Проверьте код.",
  },
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
    // A step back does not lead to the question again.
    location.replace(`/ale-mele/cereri/${id}`);
  },
  explain: ({ key }) => (key === "codNecunoscut" ? problem("cod", words.unknownCode) : undefined),
});

restoreDraft();
openOwn({ words, title: () => say(words.title) });
