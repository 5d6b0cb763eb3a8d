import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { keyed, locked, unavailable } from "../../../../shared/errors.ts";

export const refusals = keyed({
  fisierInfectat: locked([
    "Scanarea a găsit un virus în acest fișier: nu se citește, nu se păstrează și nu se dă nimănui.",
    "Проверка нашла в этом файле вирус: его не читают, не хранят и никому не выдают.",
    "The scan found a virus in this file: it is not read, kept or given to anyone.",
  ]),
  fisierNescanat: locked([
    "Fișierul nu poate fi scanat de viruși (are parolă, este prea mare sau lipsește un scaner), iar aici scanarea este obligatorie.",
    "Файл нельзя проверить на вирусы (он под паролем, слишком велик или проверка не настроена), а здесь она обязательна.",
    "The file cannot be scanned for viruses (it has a password, is too large or there is no scanner), and scanning is required here.",
  ]),
  scanareIndisponibila: unavailable([
    "Scanarea de viruși nu răspunde acum, iar aici este obligatorie; încercați din nou peste câteva minute.",
    "Проверка на вирусы сейчас не отвечает, а здесь она обязательна; повторите через несколько минут.",
    "The virus scan is not responding now, and it is required here; try again in a few minutes.",
  ]),
});

export const contract: ContractTexts = {
  properties: {
    scanare: [
      "Ce spune scanarea de viruși despre conținut; lipsește pentru conținutul de dinaintea ei",
      "Что проверка на вирусы говорит о содержимом; для содержимого до её включения отсутствует",
      "What the virus scan says about the content; absent for content from before it",
    ],
    "Scanare.stare": [
      "Rezultatul: `asteapta`, `curat`, `infectat` (conținutul nu se dă nimănui), `nescanat`, `eliberat` (găsit infectat, dar doi administratori l-au declarat inofensiv)",
      "Результат: `asteapta`, `curat`, `infectat` (содержимое никому не выдаётся), `nescanat`, `eliberat` (найден вирус, но два администратора признали содержимое безвредным)",
      "The result: `asteapta` (it waits), `curat` (clean), `infectat` (the content is given to nobody), `nescanat` (no verdict), `eliberat` (found infected, but two administrators said that it is harmless)",
    ],
    "Scanare.nume": ["Numele virusului găsit", "Имя найденного вируса", "The name of what was found"],
    "Scanare.motiv": [
      "De ce nu este un rezultat: nu este configurat un scaner, nu răspunde, conținutul este prea mare, criptat sau de o formă necunoscută scanerului, a trecut termenul",
      "Почему нет результата: проверка не настроена, не отвечает, содержимое слишком велико, зашифровано или в неизвестной проверке форме, истёк срок",
      "Why there is no verdict: no scanner is configured, it does not answer, the content is too large, encrypted or of a form that the scanner does not read, the deadline passed",
    ],
    "Scanare.la": ["Când s-a spus", "Когда получен результат", "When it was said"],
  },
};
