import type { ContractTexts } from "../../contract/contract-texts.ts";
import { conflict, forbidden, keyed, notFound } from "../../errors.ts";

export const refusals = keyed({
  aprobareInexistenta: notFound([
    "Aprobarea nu există.",
    "Согласование не существует.",
    "The approval does not exist.",
  ]),
  aprobareProprie: forbidden([
    "Altcineva decide ce ați cerut; puteți retrage cererea.",
    "Ваш запрос решает другой человек; вы можете его отозвать.",
    "Someone else decides what you requested; you can withdraw the request.",
  ]),
  aprobareAceleiasiPersoane: forbidden([
    "Aprobă altă persoană: în ultimele {zile} de zile unul dintre cele două conturi a fost creat sau schimbat de celălalt, ori ambele de același administrator.",
    "Согласовать должен другой человек: за последние {zile} дней одна из двух учётных записей создана или изменена другой либо обе — одним администратором.",
    "Another person must approve: in the last {zile} days one of the two accounts was created or changed by the other, or both by the same administrator.",
  ]),
  aprobareFaraLogin: forbidden([
    "Cine cere și cine aprobă sunt persoane ale autentificării guvernamentale: contul uneia nu este legat de ea.",
    "Запрашивают и согласовывают лица государственной системы входа: учётная запись одного из них с ней не связана.",
    "Those who request and approve must be people of the government sign-in: the account of one of them is not linked to it.",
  ]),
  aprobareStraina: forbidden([
    "Doar cine a cerut aprobarea poate face acest lucru.",
    "Это может сделать только тот, кто запросил согласование.",
    "Only the person who requested the approval can do this.",
  ]),
  aprobareIncheiata: conflict([
    "Aprobarea s-a încheiat: a fost decisă, retrasă sau au trecut 24 de ore.",
    "Согласование завершено: решено, отозвано или прошло 24 часа.",
    "The approval has ended: it was decided or withdrawn, or 24 hours have passed.",
  ]),
  subiectSchimbat: conflict([
    "Înregistrarea s-a schimbat de când s-a cerut aprobarea. Cereți alta.",
    "Запись изменилась после запроса согласования. Запросите новое.",
    "The record has changed since the approval was requested. Request another.",
  ]),
  solicitantFaraDrept: forbidden([
    "Cine a cerut aprobarea nu mai are dreptul la acest act.",
    "У запросившего больше нет права на это действие.",
    "The person who requested the approval no longer has the right to this action.",
  ]),
  faraDreptDeAprobare: forbidden([
    "Nu aveți dreptul la actul pe care îl aprobați.",
    "У вас нет права на действие, которое вы согласовываете.",
    "You do not have the right to the action that you are approving.",
  ]),
  rezultatInexistent: notFound([
    "Nu există un rezultat sau a fost deja citit.",
    "Результата нет, или он уже прочитан.",
    "There is no result, or it has already been read.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    approvals: [
      "Acte care nu se pot desface: unul le cere, altul le aprobă",
      "Необратимые действия: один запрашивает, другой согласовывает",
      "Acts that cannot be undone: one person asks for them, another approves",
    ],
  },
  operations: {
    "admin.approvals.list": [
      "Administratorul serviciului le vede pe toate, cel al unei organizații pe ale ei, fiecare pe ale sale. `rezumat` spune ce se va întâmpla, după înregistrarea de acum.",
      "Администратор сервиса видит все, администратор организации — её, каждый — свои. `rezumat` описывает, что произойдёт, по текущей записи.",
      "Service administrators see all, those of an organization its own, everybody theirs. `rezumat` tells what will happen, by the record as it is now.",
    ],
    "admin.approvals.approve": [
      "Actul se execută cu drepturile pe care solicitantul le are acum, odată cu aprobarea sau deloc. 403: cererea proprie, cea a unui cont care poate fi al aceleiași persoane, ori fără dreptul la act. 409: încheiată, sau înregistrarea s-a schimbat de când s-a cerut.",
      "Действие выполняется с текущими правами запросившего, вместе с согласованием или никак. 403: свой запрос, запрос учётной записи, которая может принадлежать тому же человеку, или нет права на действие. 409: завершено, или запись изменилась после запроса.",
      "The act is carried out with the rights that its requester has now, together with the approval or not at all. 403: one's own, that of an account that may be the same person's, or without the right to the act. 409: it has ended, or the record has changed since it was asked for.",
    ],
    "admin.approvals.reject": [
      "Nimic nu se execută. Cererea proprie: 403; una încheiată: 409.",
      "Ничего не выполняется. Свой запрос: 403; завершённый: 409.",
      "Nothing is carried out. One's own: 403; one that has ended: 409.",
    ],
    "admin.approvals.withdraw": [
      "Doar cine a cerut-o. Una încheiată: 409.",
      "Только запросивший. Завершённое: 409.",
      "Only by its requester. One that has ended: 409.",
    ],
    "admin.approvals.readResult": [
      "Un secret nou se vede o singură dată, de cine l-a cerut, în 24 de ore de la aprobare; apoi 404.",
      "Новый секрет виден один раз, запросившему, в течение 24 часов после согласования; затем 404.",
      "A new secret is shown once, to its requester, within 24 hours of the approval; afterwards 404.",
    ],
  },
  properties: {
    "AprobareCeruta.status": [
      "Starea cererii de aprobare",
      "Состояние запроса согласования",
      "State of the approval",
    ],
    ro: ["În română", "На румынском", "In Romanian"],
    ru: ["În rusă", "На русском", "In Russian"],
    en: ["În engleză", "На английском", "In English"],
    verb: ["Actul cerut", "Запрошенное действие", "The act that was asked for"],
    args: ["Argumentele actului", "Аргументы действия", "The arguments of the act"],
    requestedBy: ["Cine a cerut", "Кто запросил", "Who asked for it"],
    requestedAt: ["Când s-a cerut", "Когда запрошено", "When it was asked for"],
    decidedBy: ["Cine a decis", "Кто решил", "Who decided"],
    decidedAt: ["Când s-a decis", "Когда решено", "When it was decided"],
    reason: ["Motivul", "Причина", "The reason"],
  },
};
