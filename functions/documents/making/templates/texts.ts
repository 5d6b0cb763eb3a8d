import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, forbidden, keyed, unprocessable, unsupportedMedia } from "../../../../shared/errors.ts";

export const refusals = keyed({
  publicareaESarcinaAdministratorului: forbidden([
    "Numai administratorii publică șabloane; păstrați ciorna și cereți-le să o publice.",
    "Публикуют шаблоны только администраторы; сохраните черновик и попросите их опубликовать.",
    "Only administrators publish templates; keep the draft and ask them to publish it.",
  ]),
  base64Gresit: badRequest([
    "Conținutul unui șablon DOCX se trimite în base64.",
    "Содержимое шаблона DOCX отправляется в base64.",
    "Send the content of a DOCX template in base64.",
  ]),
  sablonNuEsteDocx: unsupportedMedia([
    "Fișierul nu este un document DOCX.",
    "Файл не является документом DOCX.",
    "The file is not a DOCX document.",
  ]),
  sablonPreaMareInauntru: unprocessable([
    "Fișierul DOCX este prea mare după despachetare.",
    "Файл DOCX слишком велик после распаковки.",
    "The DOCX file is too large once unpacked.",
  ]),
  sablonCuMacrouri: unprocessable([
    "Fișierul DOCX conține macrocomenzi; salvați-l fără ele.",
    "Файл DOCX содержит макросы; сохраните его без них.",
    "The DOCX file contains macros; save it without them.",
  ]),
  sablonCuReferinte: unprocessable([
    "Fișierul DOCX trimite la resurse din afara lui; includeți-le în document.",
    "Файл DOCX ссылается на внешние ресурсы; включите их в документ.",
    "The DOCX file refers to resources outside it; include them in the document.",
  ]),
  sablonSauContinut: badRequest([
    "Trimiteți fie templateId, fie continut.",
    "Отправьте либо templateId, либо continut.",
    "Send either templateId or continut.",
  ]),
  caracterDeControl: badRequest([
    "Textul conține caractere de control, care nu se văd: {litere}. Scrieți-l fără ele.",
    "Текст содержит управляющие символы, которых не видно: {litere}. Запишите его без них.",
    "The text contains control characters, which cannot be seen: {litere}. Write it without them.",
  ]),
  literaFaraSemn: badRequest([
    "Fontul nu are aceste semne: {litere}. Scrieți-le altfel.",
    "В шрифте нет этих знаков: {litere}. Запишите их иначе.",
    "The font does not have these characters: {litere}. Write them another way.",
  ]),
  paginaPreaMare: unprocessable([
    "Rezultatul ar fi prea mare: cel mult 500 de pagini.",
    "Результат был бы слишком большим: не более 500 страниц.",
    "The result would be too large: at most 500 pages.",
  ]),
  paginaPreaAdanca: unprocessable([
    "Elementele paginii sunt una în alta de prea multe ori.",
    "Слишком глубокая вложенность элементов страницы.",
    "The elements of the page are nested too deeply.",
  ]),
  imagineGresita: unprocessable([
    "O imagine nu poate fi citită; folosiți PNG sau JPEG.",
    "Изображение не читается; используйте PNG или JPEG.",
    "An image cannot be read; use PNG or JPEG.",
  ]),
  nuEsteExport: badRequest([
    "Fișierul nu este un șablon exportat; trimiteți un export JSON sau un DOCX cu un cod.",
    "Файл не является экспортом шаблона; отправьте экспорт JSON или DOCX с кодом.",
    "The file is not an exported template; send a JSON export or a DOCX with a code.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    templates: [
      "Șabloane și documentele create din ele",
      "Шаблоны и созданные из них документы",
      "Templates, and the documents that are made of them",
    ],
    "machine-templates": [
      "Șabloanele publicate, pentru sistemele emitenților",
      "Опубликованные шаблоны для систем издателей",
      "Published templates, for the systems of issuers",
    ],
  },
  operations: {
    "templates.create": [
      "`{{a.b}}` este o valoare, `{{#lista}}…{{/lista}}` o listă sau ce există, `{{^lista}}…{{/lista}}` ce lipsește sau este gol. Un DOCX se trimite în base64. Ciorna este a celui care o face și a administratorilor organizației; `publicat: true` pun doar administratorii. Un cod luat: 409; un conținut care nu este șablon: 400, 415 sau 422 cu motivul.",
      "`{{a.b}}` — значение, `{{#lista}}…{{/lista}}` — список или то, что есть, `{{^lista}}…{{/lista}}` — то, чего нет. DOCX отправляется в base64. Черновик принадлежит автору и администраторам организации; `publicat: true` ставят только администраторы. Занятый код: 409; содержимое, не являющееся шаблоном: 400, 415 или 422 с причиной.",
      "`{{a.b}}` is a value, `{{#lista}}…{{/lista}}` a list or what is there, `{{^lista}}…{{/lista}}` what is absent or empty. A DOCX is sent in base64. A draft belongs to its maker and to the organization's administrators; `publicat: true` is only for administrators. A taken code: 409; a content that is no template: 400, 415 or 422 with the reason.",
    ],
    "templates.replace": [
      "Un conținut nou este o versiune nouă. Ce este publicat schimbă doar administratorii.",
      "Новое содержимое — новая версия. Опубликованное изменяют только администраторы.",
      "A new content is a new version. What is published is changed only by administrators.",
    ],
    "templates.patch": [
      "Schimbă doar câmpurile trimise; `publicat` schimbă administratorii.",
      "Изменяет только присланные поля; `publicat` меняют администраторы.",
      "Changes only the fields that are sent; `publicat` is changed by administrators.",
    ],
    "templates.remove": [
      "Versiunile pe care le numesc documentele rămân în depozit. Repetată, răspunde tot 204.",
      "Версии, на которые ссылаются документы, остаются в хранилище. Повторный запрос — снова 204.",
      "The versions that documents name stay in the store. Repeated, it answers 204 again.",
    ],
    "templates.download": [
      "Un fișier JSON cu conținutul; importat, dă același șablon.",
      "Файл JSON с содержимым; импортированный даёт тот же шаблон.",
      "A JSON file with the content; imported, it is the same template.",
    ],
    "templates.import": [
      "Un fișier exportat sau un DOCX; `cod`, `denumire` și `descriere` înlocuiesc ce spune fișierul. Șablonul este o ciornă.",
      "Экспортированный файл или DOCX; `cod`, `denumire` и `descriere` заменяют указанное в файле. Шаблон становится черновиком.",
      "An exported file or a DOCX; `cod`, `denumire` and `descriere` replace what the file says. The template is a draft.",
    ],
    "templates.render": [
      "Un șablon (`templateId`) sau un conținut care se scrie (`continut`, `format`). Ce lipsește rămâne vizibil. Text simplu; cu `Accept: application/json` și lista `lipsa`.",
      "Шаблон (`templateId`) или ещё не сохранённое содержимое (`continut`, `format`). Недостающее остаётся видимым. Простой текст; с `Accept: application/json` также список `lipsa`.",
      "A template (`templateId`) or a content that is being written (`continut`, `format`). What is missing stays visible. Plain text; with `Accept: application/json` also the list `lipsa`.",
    ],
    "templates.generate": [
      "Strict: fiecare valoare care lipsește este numită într-un singur 400. Documentul este al celui care îl cere; GENERAT stă în istoricul lui, cu versiunea șablonului. Un PDF dintr-un DOCX pierde aranjarea: antetul `Warning`.",
      "Строго: все недостающие значения названы в одном 400. Документ принадлежит запросившему; GENERAT в его истории называет версию шаблона. PDF из DOCX теряет вёрстку: заголовок `Warning`.",
      "Strict: one 400 names every value that is missing. The document belongs to who asks; GENERAT in its history names the template's version. A PDF of a DOCX loses its layout: the header `Warning`.",
    ],
    "templates.downloadResult": [
      "Ca la generare, dar nu se păstrează nimic.",
      "Как при создании документа, но ничего не сохраняется.",
      "As for a document, and nothing is kept.",
    ],
    "machine-templates.render": [
      "Ca `templates.render`, pentru un șablon publicat.",
      "Как `templates.render`, для опубликованного шаблона.",
      "As `templates.render`, for a published template.",
    ],
  },
  properties: {
    "PrevizualizareSablon|Sablon|SablonExportat|SablonInLista|TemplatesCreateBody|TemplatesPatchBody|TemplatesReplaceBody.format":
      ["Felul șablonului", "Вид шаблона", "Kind of template"],
    "GenerareDocument|GenerareFisier.format": [
      "Felul fișierului generat",
      "Вид создаваемого файла",
      "Kind of the file that is made",
    ],
    "SablonExportat.tip": [
      "Arată că fișierul este un șablon exportat",
      "Указывает, что файл — экспортированный шаблон",
      "Marks the file as an exported template",
    ],
    continut: [
      "Textul șablonului; un DOCX în base64",
      "Текст шаблона; DOCX в base64",
      "The text of the template; a DOCX in base64",
    ],
    publicat: ["Poate fi folosit de toți", "Доступен всем", "Whether everybody may use it"],
    variabile: [
      "Valorile după nume; în șablon, numele folosite",
      "Значения по именам; в шаблоне — используемые имена",
      "The values by name; in a template the names that it uses",
    ],
    versiune: ["Versiunea conținutului", "Версия содержимого", "The version of the content"],
    templateId: ["Șablonul", "Шаблон", "The template"],
    text: ["Textul completat", "Заполненный текст", "The text with its values"],
    lipsa: ["Valorile care lipsesc", "Недостающие значения", "The values that are missing"],
  },
};

export const matrix = `
                          nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
templates.list            401    200      200    200      200   200         200      200          200          401     401          401          401
templates.count           401    200      200    200      200   200         200      200          200          401     401          401          401
templates.create          401    201      201    201      201   201         201      201          201          401     401          401          401
templates.read            401    404      404    404      200   404         200      404          200          401     401          401          401
templates.replace         401    404      404    404      200   404         200      404          200          401     401          401          401
templates.patch           401    404      404    404      200   404         200      404          200          401     401          401          401
templates.remove          401    404      404    404      204   404         204      404          204          401     401          401          401
templates.download        401    404      404    404      200   404         200      404          200          401     401          401          401
templates.generate        401    404      404    404      201   404         201      404          201          401     401          401          401
templates.downloadResult  401    404      404    404      200   404         200      404          200          401     401          401          401
templates.import          401    201      201    201      201   201         201      201          201          401     401          401          401
templates.render          401    200      200    200      200   200         200      200          200          401     401          401          401
machine-templates.list    401    401      401    401      401   401         401      401          401          200     200          403          401
machine-templates.read    401    401      401    401      401   401         401      401          401          200     200          403          401
machine-templates.render  401    401      401    401      401   401         401      401          401          200     200          403          401
`;
