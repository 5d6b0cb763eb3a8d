import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, forbidden, keyed, notFound } from "../../../../shared/errors.ts";

export const refusals = keyed({
  pesteDreptulPropriu: forbidden([
    "Nu puteți da mai mult, nici pentru mai mult timp, decât aveți: până la {pana}.",
    "Нельзя дать доступ больший или более долгий, чем ваш: до {pana}.",
    "You cannot give more, or for longer, than you have: until {pana}.",
  ]),
  partajareProprie: forbidden([
    "Accesul propriu, sau al clientului dumneavoastră, nu vi-l puteți da sau schimba: puteți doar renunța la el.",
    "Свой доступ, или доступ вашего клиента, нельзя предоставить себе или изменить: от него можно только отказаться.",
    "You cannot give or change your own access, or that of your client: you can only give it up.",
  ]),
  unBeneficiar: badRequest([
    "Numiți exact un beneficiar: beneficiarClientId sau beneficiarOperatorId.",
    "Укажите ровно одного получателя: beneficiarClientId или beneficiarOperatorId.",
    "Name exactly one beneficiary: beneficiarClientId or beneficiarOperatorId.",
  ]),
  inTrecut: badRequest([
    "Momentul a trecut; alegeți unul viitor.",
    "Этот момент уже прошёл; выберите будущий.",
    "The time has passed; choose one in the future.",
  ]),
  loginNecunoscut: notFound([
    "Nimeni nu are acest login.",
    "Такого логина нет.",
    "Nobody has this username.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    "partajare-documents": [
      "Cui i s-a dat acces la un document",
      "Кому дан доступ к документу",
      "Who was given access to a document",
    ],
  },
  operations: {
    "documents.share": [
      "Exact un beneficiar: un client sau un utilizator. `drept` este CITIRE sau SCRIERE; `dataExpirare` este în viitor. Cine are deja o partajare o primește cu noii termeni: 200. Un document șters: 409. Un document secret îl citesc doar cei cu `hasSecret`, și cu partajare.",
      "Ровно один получатель: клиент или пользователь. `drept` — CITIRE или SCRIERE; `dataExpirare` — в будущем. У кого доступ уже есть, получает его на новых условиях: 200. Удалённый документ: 409. Секретный документ читают только те, у кого есть `hasSecret`, даже с доступом.",
      "Exactly one beneficiary: a client or a user. `drept` is CITIRE or SCRIERE; `dataExpirare` is in the future. Who has a grant already gets it under the new terms: 200. A deleted document: 409. A secret document is read only by those with `hasSecret`, with a grant, too.",
    ],
    "documents.readExplanation": [
      "Pentru administratorii documentului: fiecare relație a persoanei cu documentul, dacă dă drepturi și, dacă nu, de ce: EXPIRAT, SUSPENDAT, FARA_SECRET, ALT_STATUS. Un login necunoscut este 404.",
      "Для администраторов документа: каждое отношение человека к документу, даёт ли оно права и, если нет, почему: EXPIRAT, SUSPENDAT, FARA_SECRET, ALT_STATUS. Неизвестный логин — 404.",
      "For administrators of the document: each relation of the person to it, whether it gives rights and, if not, why: EXPIRAT, SUSPENDAT, FARA_SECRET, ALT_STATUS. An unknown login is 404.",
    ],
    "partajare-documents.list": [
      "Partajările documentelor pe care le puteți partaja, și cele prin care citiți documentul altora. `filter[documentId]` și `filter[cod]` aleg un document.",
      "Доступы к документам, которыми вы можете делиться, и те, по которым вы читаете чужой документ. `filter[documentId]` и `filter[cod]` выбирают документ.",
      "The grants of the documents that you may share, and those by which you read somebody else's. `filter[documentId]` and `filter[cod]` choose a document.",
    ],
    "partajare-documents.create": [
      "Ca `documents.share`, cu documentul în corp.",
      "Как `documents.share`, с документом в теле.",
      "As `documents.share`, with the document in the body.",
    ],
    "partajare-documents.replace": [
      "Schimbă `drept` și `dataExpirare`; documentul și beneficiarul rămân.",
      "Меняет `drept` и `dataExpirare`; документ и получатель остаются.",
      "Changes `drept` and `dataExpirare`; the document and the beneficiary stay.",
    ],
    "partajare-documents.patch": [
      "Schimbă `drept` sau `dataExpirare` (null: fără sfârșit); restul se ignoră.",
      "Меняет `drept` или `dataExpirare` (null: без срока); остальное игнорируется.",
      "Changes `drept` or `dataExpirare` (null: without an end); the rest is ignored.",
    ],
    "partajare-documents.remove": [
      "Retrage accesul de la următoarea cerere; rămâne scris în istoricul documentului. Repetată, răspunde tot 204.",
      "Доступ прекращается со следующего запроса; в истории документа остаётся запись. При повторе снова 204.",
      "Takes the access back from the next request on; the document's history keeps it. Repeated, it is 204 again.",
    ],
  },
  properties: {
    "CerereAcces|CitizenAccessRequest|Respingere.motiv": [
      "De ce a fost respinsă",
      "Почему отклонён",
      "Why it was refused",
    ],
    "CerereAcces|CerereInregistrata|CitizenAccessRequest.status": [
      "Starea cererii de acces",
      "Состояние запроса доступа",
      "State of the access request",
    ],
    beneficiarClientId: [
      "Clientul care primește accesul",
      "Клиент, получающий доступ",
      "The client who is given access",
    ],
    beneficiarOperatorId: [
      "Utilizatorul care primește accesul",
      "Пользователь, получающий доступ",
      "The user who is given access",
    ],
    mesaj: [
      "Mesajul către cel care primește accesul",
      "Сообщение тому, кто получает доступ",
      "The message to the one who is given access",
    ],
    drept: [
      "Ce permite: CITIRE, SCRIERE",
      "Что разрешает: CITIRE, SCRIERE",
      "What it allows: CITIRE, SCRIERE",
    ],
    dataExpirare: [
      "Sfârșitul accesului; fără el nu se încheie",
      "Окончание доступа; без него бессрочно",
      "The end of the access; without it there is none",
    ],
    activat: [
      "Dacă se poate autentifica; altfel drepturile nu-i folosesc",
      "Может ли войти; иначе права не действуют",
      "Whether they can sign in; else the rights are of no use",
    ],
    drepturi: [
      "Ce poate face cu documentul",
      "Что может делать с документом",
      "What they may do with the document",
    ],
    relatii: [
      "Legăturile cu documentul, fiecare cu ce dă",
      "Отношения к документу, каждое с тем, что даёт",
      "The relations to the document, each with what it gives",
    ],
    relatie: ["Felul legăturii", "Вид отношения", "The kind of relation"],
    prin: ["Beneficiarul partajării", "Получатель доступа", "The beneficiary of the grant"],
    da: ["Dacă dă vreun drept acum", "Даёт ли сейчас какое-либо право", "Whether it gives any right now"],
    "ExplicatieAcces.motiv": ["De ce nu", "Почему нет", "Why not"],
  },
};

export const matrix = `
                             nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
documents.share              401    404      403    201      201   201         201      404          201          401     401          401          401
documents.readExplanation    401    404      403    403      403   403         200      404          200          401     401          401          401
partajare-documents.list     401    200      200    200      200   200         200      200          200          401     401          401          401
partajare-documents.count    401    200      200    200      200   200         200      200          200          401     401          401          401
partajare-documents.read     401    404      200    200      200   200         200      404          200          401     401          401          401
partajare-documents.create   401    404      403    201      201   201         201      404          201          401     401          401          401
partajare-documents.replace  401    404      403    200      200   200         200      404          200          401     401          401          401
partajare-documents.patch    401    404      403    200      200   200         200      404          200          401     401          401          401
partajare-documents.remove   401    404      204    204      204   204         204      404          204          401     401          401          401
`;
