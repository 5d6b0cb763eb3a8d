// Written by `npm run generate` from functions/documents/openapi.json.

import type { Call, Client } from "../../../operation.ts";
import type * as t from "../types.ts";

/**
 * Șabloane: listă
 */
export const templatesList = (client: Client, call?: Call<t.TemplatesListData>) =>
  client.send<t.TemplatesListResponses>({"service":"documents","id":"templates.list","method":"GET","path":"/api/templates","schemes":["userToken"]}, call);

/**
 * Șabloane: creare
 *
 * `{{a.b}}` este o valoare, `{{#lista}}…{{/lista}}` o listă sau ce există, `{{^lista}}…{{/lista}}` ce lipsește sau este gol. Un DOCX se trimite în base64. Ciorna este a celui care o face și a administratorilor organizației; `publicat: true` pun doar administratorii. Un cod luat: 409; un conținut care nu este șablon: 400, 415 sau 422 cu motivul.
 *
 * `{{a.b}}` — значение, `{{#lista}}…{{/lista}}` — список или то, что есть, `{{^lista}}…{{/lista}}` — то, чего нет. DOCX отправляется в base64. Черновик принадлежит автору и администраторам организации; `publicat: true` ставят только администраторы. Занятый код: 409; содержимое, не являющееся шаблоном: 400, 415 или 422 с причиной.
 *
 * `{{a.b}}` is a value, `{{#lista}}…{{/lista}}` a list or what is there, `{{^lista}}…{{/lista}}` what is absent or empty. A DOCX is sent in base64. A draft belongs to its maker and to the organization's administrators; `publicat: true` is only for administrators. A taken code: 409; a content that is no template: 400, 415 or 422 with the reason.
 */
export const templatesCreate = (client: Client, call: Call<t.TemplatesCreateData>) =>
  client.send<t.TemplatesCreateResponses>({"service":"documents","id":"templates.create","method":"POST","path":"/api/templates","body":"json","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Șabloane: număr
 */
export const templatesCount = (client: Client, call?: Call<t.TemplatesCountData>) =>
  client.send<t.TemplatesCountResponses>({"service":"documents","id":"templates.count","method":"GET","path":"/api/templates/count","schemes":["userToken"]}, call);

/**
 * Importă un șablon: un fișier exportat sau un DOCX
 *
 * Un fișier exportat sau un DOCX; `cod`, `denumire` și `descriere` înlocuiesc ce spune fișierul. Șablonul este o ciornă.
 *
 * Экспортированный файл или DOCX; `cod`, `denumire` и `descriere` заменяют указанное в файле. Шаблон становится черновиком.
 *
 * An exported file or a DOCX; `cod`, `denumire` and `descriere` replace what the file says. The template is a draft.
 */
export const templatesImport = (client: Client, call: Call<t.TemplatesImportData>) =>
  client.send<t.TemplatesImportResponses>({"service":"documents","id":"templates.import","method":"POST","path":"/api/templates/import","body":"multipart","schemes":["userToken"],"isKeyed":true}, call);

/**
 * Previzualizare: {{var}} înlocuite, ce lipsește rămâne vizibil
 *
 * Un șablon (`templateId`) sau un conținut care se scrie (`continut`, `format`). Ce lipsește rămâne vizibil. Text simplu; cu `Accept: application/json` și lista `lipsa`.
 *
 * Шаблон (`templateId`) или ещё не сохранённое содержимое (`continut`, `format`). Недостающее остаётся видимым. Простой текст; с `Accept: application/json` также список `lipsa`.
 *
 * A template (`templateId`) or a content that is being written (`continut`, `format`). What is missing stays visible. Plain text; with `Accept: application/json` also the list `lipsa`.
 */
export const templatesRender = (client: Client, call: Call<t.TemplatesRenderData>) =>
  client.send<t.TemplatesRenderResponses>({"service":"documents","id":"templates.render","method":"POST","path":"/api/templates/render","body":"json","schemes":["userToken"]}, call);

/**
 * Șabloane: ștergere
 *
 * Versiunile pe care le numesc documentele rămân în depozit. Repetată, răspunde tot 204.
 *
 * Версии, на которые ссылаются документы, остаются в хранилище. Повторный запрос — снова 204.
 *
 * The versions that documents name stay in the store. Repeated, it answers 204 again.
 */
export const templatesRemove = (client: Client, call: Call<t.TemplatesRemoveData>) =>
  client.send<t.TemplatesRemoveResponses>({"service":"documents","id":"templates.remove","method":"DELETE","path":"/api/templates/{id}","schemes":["userToken"]}, call);

/**
 * Șabloane: citire
 */
export const templatesRead = (client: Client, call: Call<t.TemplatesReadData>) =>
  client.send<t.TemplatesReadResponses>({"service":"documents","id":"templates.read","method":"GET","path":"/api/templates/{id}","schemes":["userToken"]}, call);

/**
 * Șabloane: modificare
 *
 * Schimbă doar câmpurile trimise; `publicat` schimbă administratorii.
 *
 * Изменяет только присланные поля; `publicat` меняют администраторы.
 *
 * Changes only the fields that are sent; `publicat` is changed by administrators.
 */
export const templatesPatch = (client: Client, call: Call<t.TemplatesPatchData>) =>
  client.send<t.TemplatesPatchResponses>({"service":"documents","id":"templates.patch","method":"PATCH","path":"/api/templates/{id}","body":"merge","schemes":["userToken"]}, call);

/**
 * Șabloane: înlocuire
 *
 * Un conținut nou este o versiune nouă. Ce este publicat schimbă doar administratorii.
 *
 * Новое содержимое — новая версия. Опубликованное изменяют только администраторы.
 *
 * A new content is a new version. What is published is changed only by administrators.
 */
export const templatesReplace = (client: Client, call: Call<t.TemplatesReplaceData>) =>
  client.send<t.TemplatesReplaceResponses>({"service":"documents","id":"templates.replace","method":"PUT","path":"/api/templates/{id}","body":"json","schemes":["userToken"]}, call);

/**
 * Descarcă rezultatul, fără a crea un document
 *
 * Ca la generare, dar nu se păstrează nimic.
 *
 * Как при создании документа, но ничего не сохраняется.
 *
 * As for a document, and nothing is kept.
 */
export const templatesDownloadResult = (client: Client, call: Call<t.TemplatesDownloadResultData>) =>
  client.send<t.TemplatesDownloadResultResponses>({"service":"documents","id":"templates.downloadResult","method":"POST","path":"/api/templates/{id}/descarca","body":"json","isFile":true,"schemes":["userToken"]}, call);

/**
 * Șablonul ca fișier JSON
 *
 * Un fișier JSON cu conținutul; importat, dă același șablon.
 *
 * Файл JSON с содержимым; импортированный даёт тот же шаблон.
 *
 * A JSON file with the content; imported, it is the same template.
 */
export const templatesDownload = (client: Client, call: Call<t.TemplatesDownloadData>) =>
  client.send<t.TemplatesDownloadResponses>({"service":"documents","id":"templates.download","method":"GET","path":"/api/templates/{id}/export","schemes":["userToken"]}, call);

/**
 * Creează un document (PDF sau DOCX) din șablon
 *
 * Strict: fiecare valoare care lipsește este numită într-un singur 400. Documentul este al celui care îl cere; GENERAT stă în istoricul lui, cu versiunea șablonului. Un PDF dintr-un DOCX pierde aranjarea: antetul `Warning`.
 *
 * Строго: все недостающие значения названы в одном 400. Документ принадлежит запросившему; GENERAT в его истории называет версию шаблона. PDF из DOCX теряет вёрстку: заголовок `Warning`.
 *
 * Strict: one 400 names every value that is missing. The document belongs to who asks; GENERAT in its history names the template's version. A PDF of a DOCX loses its layout: the header `Warning`.
 */
export const templatesGenerate = (client: Client, call: Call<t.TemplatesGenerateData>) =>
  client.send<t.TemplatesGenerateResponses>({"service":"documents","id":"templates.generate","method":"POST","path":"/api/templates/{id}/genereaza","body":"json","schemes":["userToken"],"isKeyed":true}, call);
