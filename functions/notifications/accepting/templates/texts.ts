import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";

export const contract: ContractTexts = {
  tags: {
    templates: ["Șabloanele sistemelor", "Шаблоны систем", "The templates of systems"],
    "machine-templates": [
      "Șabloanele sistemului care cheamă",
      "Шаблоны вызывающей системы",
      "The templates of the calling system",
    ],
  },
  operations: {
    "templates.list|staff.templates.list": [
      "Administratorii serviciului văd toate șabloanele, operatorii pe ale sistemului lor. Textul lung, `body`, se citește la fiecare în parte.",
      "Администраторы сервиса видят все шаблоны, операторы — шаблоны своей системы. Длинный текст, `body`, читается у каждого отдельно.",
      "Service administrators see all templates, operators those of their system. The long text, `body`, is read with a single one.",
    ],
    "templates.create|admin.templates.create": [
      "Textele sunt pe limbi, româna fiind obligatorie; un text simplu este cel în română. Codul este unic în sistemul său. `{{a.b}}`, `{{#lista}}…{{/lista}}` și `{{^lista}}…{{/lista}}` se completează la trimitere; un tag greșit: 400 cu rândul lui. `Date`, `Time`, `RecipientName` și, în mailurile cu o categorie, `UnsubscribeLink` (pagina pe care destinatarul o refuză) se completează singure.",
      "Тексты по языкам, румынский обязателен; простой текст — румынский. Код уникален в своей системе. `{{a.b}}`, `{{#lista}}…{{/lista}}` и `{{^lista}}…{{/lista}}` заполняются при отправке; неверный тег: 400 с его строкой. `Date`, `Time`, `RecipientName` и, в письмах с категорией, `UnsubscribeLink` (страница отказа от неё) заполняются сами.",
      "Texts are by language, Romanian is required; a plain text is the Romanian one. The code is unique within its system. `{{a.b}}`, `{{#lista}}…{{/lista}}` and `{{^lista}}…{{/lista}}` are filled in when sending; a wrong tag is 400 with its line. `Date`, `Time`, `RecipientName` and, in mails with a category, `UnsubscribeLink` (the page on which the recipient declines it) are filled in by the service.",
    ],
    "machine-templates.create|app.templates.create": [
      "Ca `templates.create`: șablonul este al sistemului care cheamă.",
      "Как `templates.create`: шаблон принадлежит вызывающей системе.",
      "As `templates.create`: the template is the calling system's.",
    ],
    "machine-templates.replace|app.templates.replace": [
      "Ce a fost acceptat cu textele de dinainte se trimite cu ele. Al altui sistem: 404.",
      "Принятое с прежними текстами отправляется с ними. Чужой: 404.",
      "What was accepted with the former texts is sent with them. That of another system: 404.",
    ],
    "machine-templates.render": [
      "Textele așa cum le primește un destinatar. `lipsa` numește variabilele fără valoare, ale căror locuri rămân vizibile, și secțiunile fără valoare, care lipsesc din text; `sms` spune cum se numără textul scurt, sau subiectul dacă nu este.",
      "Тексты, какими их получает получатель. `lipsa` называет переменные без значения, их места остаются видимыми, и разделы без значения, которых нет в тексте; `sms` говорит, как считается краткий текст или, если его нет, тема.",
      "The texts as a recipient gets them. `lipsa` names the variables without a value, whose places stay visible, and the sections without one, which are left out; `sms` tells how the short text is counted, or the subject if there is none.",
    ],
    "templates.replace|admin.templates.replace": [
      "Ce a fost acceptat cu textele de dinainte se trimite cu ele.",
      "Принятое с прежними текстами отправляется с ними.",
      "What was accepted with the former texts is sent with them.",
    ],
  },
  properties: {
    "CitizenNotification|Notificare|NotificarePrimita|SablonCompletat.subject": [
      "Subiectul, într-o singură limbă",
      "Тема на одном языке",
      "The subject, in one language",
    ],
    "SablonCompletat.body": ["Textul completat", "Заполненный текст", "The text, filled in"],
    "SablonCompletat.bodyShort": [
      "Textul scurt completat, pentru SMS",
      "Заполненный краткий текст, для SMS",
      "The short text for SMS, filled in",
    ],
    lipsa: [
      "Variabilele fără valoare: o notificare căreia îi lipsește una se refuză; și secțiunile fără valoare: ele rămân goale",
      "Переменные без значения: уведомление, которому не хватает одной, отклоняется; и разделы без значения: они остаются пустыми",
      "The variables without a value: a notification that lacks one is refused; and the sections without one: they stay empty",
    ],
    sms: ["Mesajul SMS", "SMS-сообщение", "The SMS"],
    codare: ["GSM-7 sau UCS-2", "GSM-7 или UCS-2", "GSM-7 or UCS-2"],
    segmente: ["Segmentele mesajului", "Сегменты сообщения", "The segments of the message"],
    creatDe: ["Cine a creat", "Кто создал", "Who created it"],
    creatLa: ["Când a fost creat", "Когда создано", "When it was created"],
    modificatDe: ["Cine a schimbat ultimul", "Кто изменил последним", "Who changed it last"],
    modificatLa: ["Când s-a schimbat", "Когда изменено", "When it was changed"],
    ro: ["În română", "На румынском", "In Romanian"],
    ru: ["În rusă", "На русском", "In Russian"],
    en: ["În engleză", "На английском", "In English"],
    subject: [
      "Subiectul; un text simplu este cel în română",
      "Тема; простой текст — румынский",
      "The subject; a plain text is the Romanian one",
    ],
    body: [
      "Textul; dacă începe cu un tag (`<p>`), este HTML",
      "Текст; если начинается с тега (`<p>`), это HTML",
      "The text; HTML if it begins with a tag (`<p>`)",
    ],
    bodyShort: ["Textul scurt, pentru SMS", "Краткий текст, для SMS", "The short text, for SMS"],
    categorie: [
      "Ceea ce destinatarul poate refuza; fără ea notificarea este oficială",
      "То, от чего получатель может отказаться; без неё уведомление официальное",
      "What a recipient can decline; without it the notification is official",
    ],
    versiune: ["Versiunea textelor", "Версия текстов", "The version of the texts"],
    variabile: ["Variabilele textelor", "Переменные текстов", "The variables of the texts"],
  },
};

export const matrix = `
                          nobody user otherOperator operator serviceAdmin machine otherMachine
templates.list            401    403  200           200      200          401     401
templates.count           401    403  200           200      200          401     401
templates.read            401    403  404           200      200          401     401
templates.create          401    403  403           403      201          401     401
templates.replace         401    403  403           403      200          401     401
templates.patch           401    403  403           403      200          401     401
templates.remove          401    403  403           403      204          401     401
templates.listHistory     401    403  403           403      200          401     401
machine-templates.list    401    401  401           401      401          200     200
machine-templates.create  401    401  401           401      401          201     201
machine-templates.replace 401    401  401           401      401          200     404
machine-templates.render  401    401  401           401      401          200     404
admin.templates.list      401    403  403           403      200          401     401
admin.templates.count     401    403  403           403      200          401     401
admin.templates.read      401    403  403           403      200          401     401
admin.templates.create    401    403  403           403      201          401     401
admin.templates.replace   401    403  403           403      200          401     401
admin.templates.patch     401    403  403           403      200          401     401
admin.templates.remove    401    403  403           403      204          401     401
staff.templates.list      401    403  200           200      200          401     401
staff.templates.count     401    403  200           200      200          401     401
staff.templates.read      401    403  404           200      200          401     401
app.templates.list        401    403  403           403      403          401     401
app.templates.create      401    403  403           403      403          401     401
app.templates.replace     401    403  403           403      403          401     401
`;
