import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, conflict, keyed } from "../../../../shared/errors.ts";

export const refusals = keyed({
  furnizorFolosit: conflict([
    "Un expeditor trimite prin acest furnizor; retrageți-l în loc să îl ștergeți.",
    "Через этого провайдера отправляют письма; выведите его вместо удаления.",
    "A sender uses this provider; turn it off instead of deleting it.",
  ]),
  canalNepotrivit: badRequest([
    "Acest tip de furnizor nu trimite pe acest canal.",
    "Провайдер этого типа не отправляет по этому каналу.",
    "This type of provider does not send on this channel.",
  ]),
  setareNepotrivita: badRequest([
    "Acest tip de furnizor nu are această setare.",
    "У провайдера этого типа нет такой настройки.",
    "This type of provider does not have this setting.",
  ]),
  adresaGateway: badRequest([
    "Trebuie o adresă https, fără date de autentificare și fără fragment.",
    "Требуется адрес https, без учётных данных и без фрагмента.",
    "This must be an https address, without credentials and without a fragment.",
  ]),
  cutiePostala: badRequest([
    "Trebuie o adresă de e-mail, sau Nume <adresă>.",
    "Требуется адрес электронной почты, или Имя <адрес>.",
    "This must be an email address, or Name <address>.",
  ]),
  cheieRsa: badRequest([
    "Trebuie o cheie privată RSA în PEM, fără parolă, de cel puțin 2048 de biți.",
    "Требуется закрытый ключ RSA в PEM, без пароля, не короче 2048 бит.",
    "This must be an RSA private key in PEM, without a password, of at least 2,048 bits.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    "mail-senders": ["Expeditorii mesajelor", "Отправители писем", "The senders of mail"],
    providers: [
      "Furnizorii prin care pleacă mesajele",
      "Провайдеры, через которые уходят сообщения",
      "The providers through which messages leave",
    ],
    mailSenders: ["Expeditorii mesajelor de e-mail", "Отправители электронной почты", "The senders of mail"],
  },
  operations: {
    "providers.create|admin.providers.create": [
      "`configuratie` depinde de `tip`. SMTP: `host`, `port`, `secure`, `requireTls?`, `user?`, `password?`, `from?`. HTTP: `url`, `token?`, `from?`, `faraDiacritice?`, `secret?`. SIMULATOR: fără setări. `password`, `token` și `secret` nu se mai arată: `secrete` spune care sunt puse.",
      "`configuratie` зависит от `tip`. SMTP: `host`, `port`, `secure`, `requireTls?`, `user?`, `password?`, `from?`. HTTP: `url`, `token?`, `from?`, `faraDiacritice?`, `secret?`. SIMULATOR: без настроек. `password`, `token` и `secret` больше не показываются: `secrete` говорит, какие заданы.",
      "`configuratie` depends on `tip`. SMTP: `host`, `port`, `secure`, `requireTls?`, `user?`, `password?`, `from?`. HTTP: `url`, `token?`, `from?`, `faraDiacritice?`, `secret?`. SIMULATOR: no settings. `password`, `token` and `secret` are never shown again: `secrete` names those that are set.",
    ],
    "providers.replace|admin.providers.replace": [
      "Secretele care nu se trimit rămân, null le șterge. Pentru alt server `password` și `token` trebuie trimise din nou; alt `tip` nu păstrează nimic.",
      "Неотправленные секреты остаются, null удаляет их. Для другого сервера `password` и `token` нужно отправить снова; другой `tip` ничего не сохраняет.",
      "Secrets that are not sent stay, null removes them. Another server needs `password` and `token` again; another `tip` keeps nothing.",
    ],
    "providers.patch|admin.providers.patch": [
      "`configuratie` se îmbină pe un nivel: rămân setările care nu se trimit, null o șterge pe una. Pentru alt server `password` și `token` trebuie trimise din nou.",
      "`configuratie` объединяется на один уровень: неотправленные настройки остаются, null удаляет одну. Для другого сервера `password` и `token` нужно отправить снова.",
      "`configuratie` is merged one level deep: settings that are not sent stay, null removes one. Another server needs `password` and `token` again.",
    ],
    "providers.remove|admin.providers.remove": [
      "Un furnizor pe care îl numește un expeditor nu se șterge: 409; retrageți-l cu `activ: false`.",
      "Провайдер, которого называет отправитель, не удаляется: 409; выведите его из работы через `activ: false`.",
      "A provider that a sender names is not removed: 409; retire it by `activ: false`.",
    ],
    "mailSenders.create|admin.mail-senders.create": [
      "Cel mult un expeditor activ este `implicit` (409). `dkim.cheie` este o cheie privată RSA în PEM și nu se mai arată.",
      "Не более одного активного отправителя имеет `implicit` (409). `dkim.cheie` — закрытый ключ RSA в PEM, больше не показывается.",
      "At most one active sender is `implicit` (409). `dkim.cheie` is an RSA private key in PEM and is never shown again.",
    ],
    "mailSenders.replace|admin.mail-senders.replace": [
      "Fără `dkim` mesajele nu se mai semnează; `dkim` fără `cheie` păstrează cheia. Un expeditor se retrage cu `activ: false`.",
      "Без `dkim` письма больше не подписываются; `dkim` без `cheie` сохраняет ключ. Отправитель выводится из работы через `activ: false`.",
      "Without `dkim` mail is no longer signed; `dkim` without `cheie` keeps the key. A sender is retired by `activ: false`.",
    ],
  },
  properties: {
    "Furnizor|AdminProvidersCreateBody|AdminProvidersPatchBody|AdminProvidersReplaceBody|ProvidersCreateBody|ProvidersPatchBody|ProvidersReplaceBody.configuratie.secret":
      [
        "Secretul recipiselor; numai la scriere",
        "Секрет квитанций; только запись",
        "The secret of receipts; write-only",
      ],
    "Furnizor|AdminProvidersCreateBody|AdminProvidersPatchBody|AdminProvidersReplaceBody|ProvidersCreateBody|ProvidersPatchBody|ProvidersReplaceBody.configuratie.url":
      ["Adresa gateway-ului", "Адрес шлюза", "The address of the gateway"],
    "Furnizor|AdminProvidersCreateBody|AdminProvidersPatchBody|AdminProvidersReplaceBody|ProvidersCreateBody|ProvidersPatchBody|ProvidersReplaceBody.tip":
      ["Felul furnizorului", "Вид провайдера", "Kind of the provider"],
    configuratie: ["Setările, după tip", "Настройки, по типу", "The settings, by kind"],
    secrete: ["Secretele puse", "Заданные секреты", "The secrets that are set"],
    prioritate: ["1 este întrebat primul", "1 — первый", "1 is asked first"],
    peSecunda: ["Mesaje pe secundă", "Сообщений в секунду", "Messages a second"],
    indisponibil: [
      "De când și de ce nu preia mesaje; absent: funcționează",
      "С каких пор и почему не принимает сообщения; нет — работает",
      "Since when and why it takes no messages; absent: it works",
    ],
    din: ["De când", "С каких пор", "Since when"],
    probaLa: [
      "Când îl încearcă următorul mesaj",
      "Когда его проверит следующее сообщение",
      "When the next message probes it",
    ],
    recipise: ["Trimite recipise", "Присылает уведомления", "Whether it sends receipts"],
    host: ["Serverul", "Сервер", "The server"],
    port: ["Portul", "Порт", "The port"],
    secure: ["TLS de la început", "TLS с самого начала", "TLS from the start"],
    requireTls: ["Numai cu STARTTLS", "Только со STARTTLS", "Only with STARTTLS"],
    user: ["Utilizatorul", "Пользователь", "The user"],
    from: ["Expeditorul mesajelor", "Отправитель сообщений", "The sender of its messages"],
    faraDiacritice: ["Numai GSM-7", "Только GSM-7", "Only GSM-7"],
    "Furnizor|AdminProvidersCreateBody|AdminProvidersPatchBody|AdminProvidersReplaceBody|ProvidersCreateBody|ProvidersPatchBody|ProvidersReplaceBody.configuratie.password":
      ["Parola; numai la scriere", "Пароль; только запись", "The password; write-only"],
    "Furnizor|AdminProvidersCreateBody|AdminProvidersPatchBody|AdminProvidersReplaceBody|ProvidersCreateBody|ProvidersPatchBody|ProvidersReplaceBody.configuratie.token":
      ["Tokenul; numai la scriere", "Токен; только запись", "The token; write-only"],
    replyTo: ["Adresa răspunsurilor", "Адрес для ответов", "The address of replies"],
    providerId: ["Furnizorul", "Провайдер", "The provider"],
    dkim: ["Semnătura DKIM", "Подпись DKIM", "The DKIM signature"],
    domeniu: ["Domeniul care semnează", "Подписывающий домен", "The signing domain"],
    selector: ["Selectorul cheii", "Селектор ключа", "The selector of the key"],
    cheie: [
      "Cheia privată RSA, PEM; numai la scriere",
      "Закрытый ключ RSA, PEM; только запись",
      "The RSA private key, PEM; write-only",
    ],
    implicit: [
      "Pentru sistemele fără expeditor",
      "Для систем без отправителя",
      "For systems without a sender",
    ],
  },
};

export const matrix = `
                           nobody user operator serviceAdmin machine otherMachine
providers.list             401    403  403      200          401     401
providers.count            401    403  403      200          401     401
providers.read             401    403  403      200          401     401
providers.create           401    403  403      201          401     401
providers.replace          401    403  403      200          401     401
providers.patch            401    403  403      200          401     401
providers.remove           401    403  403      204          401     401
providers.listHistory      401    403  403      200          401     401
mailSenders.list           401    403  403      200          401     401
mailSenders.create         401    403  403      201          401     401
mailSenders.replace        401    403  403      200          401     401
admin.providers.list       401    403  403      200          401     401
admin.providers.count      401    403  403      200          401     401
admin.providers.read       401    403  403      200          401     401
admin.providers.create     401    403  403      201          401     401
admin.providers.replace    401    403  403      200          401     401
admin.providers.patch      401    403  403      200          401     401
admin.providers.remove     401    403  403      204          401     401
admin.mail-senders.list    401    403  403      200          401     401
admin.mail-senders.count   401    403  403      200          401     401
admin.mail-senders.read    401    403  403      200          401     401
admin.mail-senders.create  401    403  403      201          401     401
admin.mail-senders.replace 401    403  403      200          401     401
`;
