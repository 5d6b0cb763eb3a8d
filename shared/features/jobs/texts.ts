import type { ContractTexts } from "../../contract/contract-texts.ts";
import type { Text } from "../../texts.ts";

/** Refusals whose texts are for callers: of a job they say something else. */
export const reasonsOfJobs: Readonly<Record<string, Text>> = {
  neautentificat: [
    "Contul celui care a pornit-o nu mai există sau este oprit.",
    "Учётной записи запустившего больше нет, или она отключена.",
    "The account of the person who started it no longer exists or is deactivated.",
  ],
  intern: [
    "Eroare internă; liniile ei sunt în jurnal.",
    "Внутренняя ошибка; её строки в журнале.",
    "Internal error; its lines are in the log.",
  ],
};

export const contract: ContractTexts = {
  tags: {
    jobs: ["Lucrările din fundal", "Фоновые работы", "Background jobs"],
  },
  operations: {
    "admin.jobs.list": [
      "Din fiecare fel: cel mult 200 care așteaptă, cea mai întârziată întâi, apoi cel mult 200 eșuate, cea mai nouă întâi. Cele încheiate cu bine lipsesc. Filtre: `kind`, `esuata`.",
      "Каждого вида: до 200 ожидающих, самые просроченные первыми, затем до 200 неудавшихся, новые первыми. Успешно завершённых нет. Фильтры: `kind`, `esuata`.",
      "Of each kind: up to 200 that wait, longest overdue first, then up to 200 that failed, newest first. Those that ended well are absent. Filters: `kind`, `esuata`.",
    ],
    "admin.jobs.retry": [
      "O lucrare care așteaptă primește un lucrător acum; una eșuată începe din nou, cu drepturile pe care cel ce a pornit-o le are atunci. 409: este în lucru, ori nu mai are de unde începe.",
      "Ожидающая работа получает исполнителя сейчас; неудавшаяся начинается заново, с правами, которые тогда есть у запустившего. 409: выполняется или начать не с чего.",
      "A waiting job gets a worker now; a failed one begins again, with the rights that its starter has by then. 409: it is in work, or cannot begin again.",
    ],
  },
  properties: {
    "Lucrare.kind": ["Felul lucrării", "Вид работы", "The kind of the job"],
    "Lucrare.stare": [
      "ASTEAPTA un lucrător, IN_LUCRU la unul, ESUATA",
      "ASTEAPTA — ожидает, IN_LUCRU — выполняется, ESUATA — не удалась",
      "ASTEAPTA waits for a worker, IN_LUCRU has one, ESUATA failed",
    ],
    incercari: ["Încercările făcute", "Сделанные попытки", "The attempts made"],
    reluareLa: [
      "Când se trezește următorul lucrător, dacă nu o preia unul înainte",
      "Когда будет вызван следующий исполнитель, если никто не возьмёт её раньше",
      "When the next worker is woken, if none takes it before",
    ],
    esuata: ["Lucrările eșuate", "Неудавшиеся работы", "Failed jobs"],
    parti: [
      "Părțile lucrării: octeți, pagini, fișiere sau documente",
      "Части работы: байты, страницы, файлы или документы",
      "The parts of the work: bytes, pages, files or documents",
    ],
    eroare: ["Cheia refuzului", "Ключ отказа", "Key of the refusal"],
    "Lucrare.motiv": [
      "Motivul în cuvinte; lipsește dacă textul lui numește valori care nu s-au păstrat",
      "Причина словами; отсутствует, если её текст называет несохранённые значения",
      "The reason in words; absent if its text names values that were not kept",
    ],
    partiGata: ["Cele făcute", "Сделанные из них", "Those that are done"],
    "Lucrare.poate": [
      "Ce poate face apelantul acum",
      "Что вызывающий может сделать сейчас",
      "What the caller may do now",
    ],
  },
};
