import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, forbidden, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  dataTrecuta: badRequest(["Data a trecut deja.", "Дата уже прошла.", "The date has already passed."]),
  dataPreaDeparte: badRequest([
    "Un link este valabil cel mult 90 de zile.",
    "Ссылка действует не более 90 дней.",
    "A link is valid for at most 90 days.",
  ]),
  adresaGresita: badRequest([
    "Nu este o adresă de e-mail valabilă.",
    "Это не адрес электронной почты.",
    "This is not a valid email address.",
  ]),
  adresaNuPrimeste: badRequest([
    "La această adresă nu ajung mesaje: serverul ei a spus că nu există.",
    "На этот адрес письма не доходят: его сервер сообщил, что адреса не существует.",
    "Messages do not reach this address: its server said that it does not exist.",
  ]),
  parolaLinkuluiNecesara: forbidden([
    "Linkul are parolă; trimiteți-o în antetul X-Link-Password.",
    "У ссылки есть пароль; передайте его в заголовке X-Link-Password.",
    "The link has a password; send it in the X-Link-Password header.",
  ]),
  parolaLinkuluiIncorecta: forbidden([
    "Parola linkului este greșită.",
    "Неверный пароль ссылки.",
    "The link password is wrong.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    linkuri: [
      "Linkuri cu termen către un document",
      "Ссылки на документ с сроком действия",
      "Links with an end to a document",
    ],
    "public-linkuri": [
      "Ce deschide un link, fără autentificare",
      "Что открывает ссылка, без входа",
      "What a link opens, without signing in",
    ],
  },
  operations: {
    "linkuri.create": [
      "Cine are adresa descarcă versiunea curentă, cât documentul este ACTIV și nu este SECRET. Fără `dataExpirare`: 7 zile, cel mult 90. Adresa se arată doar aici; `catre` o primește și prin e-mail, în limba `limba`, cu eticheta, mesajul și numele celui care o trimite. O persoană trimite cel mult 50 de mesaje pe zi, o adresă primește cel mult 10: altfel 429. Un document care nu este ACTIV, sau SECRET: 409.",
      "Имеющий адрес скачивает текущую версию, пока документ ACTIV и не SECRET. Без `dataExpirare` — 7 дней, не более 90. Адрес показывается только здесь; `catre` получает его и по почте, на языке `limba`, с меткой, сообщением и именем отправителя. Один человек отправляет не более 50 писем в день, на один адрес приходит не более 10: иначе 429. Документ не ACTIV или SECRET: 409.",
      "Whoever has the address downloads the current version, while the document is ACTIV and not SECRET. Without `dataExpirare`: 7 days, at most 90. The address is shown only here; `catre` also gets it by mail, in the language `limba`, with the label, the message and the name of the sender. A person sends at most 50 mails a day, an address gets at most 10: otherwise 429. A document that is not ACTIV, or is SECRET: 409.",
    ],
    "linkuri.remove": [
      "Linkul nu mai deschide nimic de la următoarea cerere. Repetată, răspunde tot 204.",
      "Ссылка перестаёт работать со следующего запроса. При повторе снова 204.",
      "The link opens nothing from the next request on. Repeated, it is 204 again.",
    ],
    "public-linkuri.download": [
      "Parola linkului în `X-Link-Password`, a documentului în `X-Document-Password`; lipsă sau greșită: 403. Cu o parolă în antet, conținutul mare dintr-un depozit al organizației vine ca adresă (200, JSON), nu prin 307. Fiecare răspuns cu conținut este o utilizare; un link cu număr limitat dă întotdeauna conținutul întreg. Orice link care nu deschide este același 404.",
      "Пароль ссылки — в `X-Link-Password`, документа — в `X-Document-Password`; отсутствует или неверен: 403. При пароле в заголовке большое содержимое из хранилища организации приходит как адрес (200, JSON), а не через 307. Каждый ответ с содержимым — одно использование; ссылка с ограничением всегда отдаёт содержимое целиком. Любая недействующая ссылка — один и тот же 404.",
      "The password of the link in `X-Link-Password`, of the document in `X-Document-Password`; missing or wrong: 403. With a password in a header, large content in a store of the organization comes as an address (200, JSON), not by 307. Each answer with content is a use; a link with a limit always gives the whole content. Every link that does not open is the same 404.",
    ],
    "public-linkuri.downloadWithPassword": [
      "Ca descărcarea prin GET, cu parolele în corp; conținutul mare este la adresa din Location (303).",
      "Как скачивание через GET, с паролями в теле; большое содержимое — по адресу из Location (303).",
      "As the download by GET, with the passwords in the body; large content is at the address in Location (303).",
    ],
  },
  properties: {
    eticheta: [
      "Despre ce este, în câteva cuvinte",
      "О чём это, в нескольких словах",
      "What it is about, in a few words",
    ],
    "LegaturaNoua|LegaturaCreata|LegaturaPublica|LegaturaDocumentului.mesaj": [
      "Mesajul pentru cine deschide linkul",
      "Сообщение для открывающего ссылку",
      "The message to whoever opens the link",
    ],
    catre: [
      "Adresa de e-mail la care se trimite",
      "Адрес электронной почты, на который отправляется",
      "The mail address to which it is sent",
    ],
    "LegaturaNoua.limba": ["Limba mesajului", "Язык письма", "The language of the mail"],
    trimitere: [
      "Ce s-a întâmplat cu mesajul: așteaptă, trimis, refuzat de server, sau netrimis după o zi",
      "Что стало с письмом: ожидает, отправлено, отклонено сервером или не отправлено за сутки",
      "What became of the mail: it waits, was sent, was refused by the server, or could not be sent for a day",
    ],
    "LegaturaDocumentului|LegaturaPublica.expeditor": [
      "Numele celui care a creat linkul",
      "Имя создавшего ссылку",
      "The name of who made the link",
    ],
    institutie: ["Instituția lui", "Его учреждение", "Their institution"],
    descarcariRamase: [
      "Câte descărcări mai permite",
      "Сколько скачиваний осталось",
      "How many downloads are left",
    ],
    linkId: ["Linkul", "Ссылка", "The link"],
    maxDescarcari: [
      "Câte descărcări permite",
      "Сколько скачиваний допускается",
      "How many downloads it allows",
    ],
    descarcari: ["Câte descărcări au început", "Сколько скачиваний начато", "How many downloads have begun"],
    cuParola: ["Are parolă proprie", "Есть собственный пароль", "Whether it has a password of its own"],
    cereParola: ["Cere parola linkului", "Требует пароль ссылки", "Whether it asks for the link's password"],
    cereParolaDocumentului: [
      "Cere parola documentului",
      "Требует пароль документа",
      "Whether it asks for the document's password",
    ],
    parolaDocument: ["Parola documentului", "Пароль документа", "The document's password"],
  },
};

export const matrix = `
                                     nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
linkuri.list                         401    404      403    200      200   200         200      404          200          401     401          401          401
linkuri.create                       401    404      403    201      201   201         201      404          201          401     401          401          401
linkuri.remove                       401    404      403    204      204   204         204      404          204          401     401          401          401
public-linkuri.read                  200    200      200    200      200   200         200      200          200          200     200          200          200
public-linkuri.download              200    200      200    200      200   200         200      200          200          200     200          200          200
public-linkuri.downloadWithPassword  200    200      200    200      200   200         200      200          200          200     200          200          200
`;
