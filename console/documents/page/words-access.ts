import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

/** Texts about who may read and change a document. */
export const accessWords = words({
  access: {
    title: ["Cine îl poate vedea?", "Кто его может видеть?", "Who can see it?"],
    someone: [
      "un om din altă organizație",
      "человек из другой организации",
      "someone from another organization",
    ],
    client: ["un client din registru", "клиент из реестра", "a client from the register"],
    sees: {
      public: [
        (others: string) => `Documentul este public: îl poate citi oricine. Drepturi proprii au ${others}.`,
        (others: string) =>
          `Документ открытый: его может читать каждый. Собственные права есть у таких людей: ${others}.`,
        (others: string) =>
          `The document is public: anyone can read it. These have rights of their own: ${others}.`,
      ],
      personal: [
        (others: string) => `Îl văd ${others}.`,
        (others: string) => `Его видят: ${others}.`,
        (others: string) => `It can be seen by: ${others}.`,
      ],
      secret: [
        (others: string) =>
          `Documentul este secret: îl văd, dintre ${others}, numai cei cu drept la documente secrete.`,
        (others: string) =>
          `Документ секретный: его видят только имеющие право на секретные документы, а именно: ${others}.`,
        (others: string) =>
          `The document is secret: among ${others}, only those with the right to secret documents see it.`,
      ],
      purged: [
        "Conținutul nu îl mai poate vedea nimeni: a fost eliminat definitiv.",
        "Содержимое уже никто не увидит: оно уничтожено.",
        "Nobody can see the content any more: it was destroyed.",
      ],
      removed: [
        "Cât timp este în coș, conținutul nu se poate citi.",
        "Пока он в корзине, содержимое прочитать нельзя.",
        "While it is in the bin, the content cannot be read.",
      ],
      partly: [
        "Vedeți numai accesul dumneavoastră; al celorlalți îl văd cei care pot da acces.",
        "Вы видите только свой доступ; доступ других видят те, кто может его давать.",
        "You see only your own access. Those who can give access also see that of others.",
      ],
      bucket: [
        (name: string) => `cei care lucrează în containerul „${name}”`,
        (name: string) => `сотрудники контейнера «${name}»`,
        (name: string) => `people who work in the container ‘${name}’`,
      ],
      otherBucket: [
        "cei care lucrează în containerul lui",
        "сотрудники его контейнера",
        "people who work in its container",
      ],
      administrators: ["administratorii", "администраторы", "administrators"],
      owner: [
        (name: string) => `proprietarul, ${name}`,
        (name: string) => `владелец, ${name}`,
        (name: string) => `the owner, ${name}`,
      ],
      until: [
        (name: string, day: string) => `${name} (până la ${day})`,
        (name: string, day: string) => `${name} (до ${day})`,
        (name: string, day: string) => `${name} (until ${day})`,
      ],
      others: [
        (count: string) => `încă ${count} cu acces dat`,
        (count: string) => `ещё ${count}, кому дан доступ`,
        (count: string) => `${count} more with access given`,
      ],
      links: [
        plural.ro({
          one: "oricine are linkul documentului",
          few: "oricine are unul dintre cele {} linkuri",
          other: "oricine are unul dintre cele {} de linkuri",
        }),
        plural.ru({
          one: "каждый, у кого есть ссылка ({})",
          few: "каждый, у кого есть одна из {} ссылок",
          many: "каждый, у кого есть одна из {} ссылок",
        }),
        plural.en({ one: "anyone with the link to the document", other: "anyone with one of the {} links" }),
      ],
    },
    grants: ["Acces dat", "Данный доступ", "Access given"],
    noGrants: [
      "Nimănui nu i s-a dat acces în afară de cei de mai sus.",
      "Кроме названных выше, доступ никому не дан.",
      "Nobody has been given access apart from those above.",
    ],
    shownOf: [
      (shown: string, total: string) => `Se arată ${shown} din ${total}.`,
      (shown: string, total: string) => `Показано ${shown} из ${total}.`,
      (shown: string, total: string) => `${shown} of ${total} are shown.`,
    ],
    endless: ["Fără termen", "Бессрочно", "No end date"],
    until: [(day: string) => `Până la ${day}`, (day: string) => `До ${day}`, (day: string) => `Until ${day}`],
    ended: ["încheiat", "закончился", "ended"],
    givenBy: [
      (name: string, day: string) => `Dat de ${name}, ${day}`,
      (name: string, day: string) => `Дал(а) ${name}, ${day}`,
      (name: string, day: string) => `Given by ${name}, ${day}`,
    ],
    change: ["Schimbă", "Изменить", "Change"],
    changeTitle: ["Schimbă accesul dat", "Изменить данный доступ", "Change the access given"],
    changed: ["Accesul a fost schimbat.", "Доступ изменён.", "The access was changed."],
    takeBack: ["Ia înapoi", "Отозвать", "Withdraw"],
    takenBack: [
      (name: string) => `${name} nu mai are acces prin partajare.`,
      (name: string) => `${name}: переданный доступ отозван.`,
      (name: string) => `${name} no longer has access through sharing.`,
    ],
    giveUp: ["Renunță la acces", "Отказаться от доступа", "Give up access"],
    gaveUp: [
      "Ați renunțat la accesul primit.",
      "Вы отказались от полученного доступа.",
      "You have given up the access you had.",
    ],
    right: ["Drept", "Право", "Right"],
    lastDay: ["Ultima zi", "Последний день", "Last day"],
    lastDayHint: [
      "Fără ea accesul nu are termen",
      "Без него доступ бессрочный",
      "Without it the access has no end date",
    ],
    shareTitle: [
      (name: string) => `Dă acces la „${name}”`,
      (name: string) => `Дать доступ к «${name}»`,
      (name: string) => `Give access to ‘${name}’`,
    ],
    whom: ["Cui", "Кому", "To whom"],
    whomHint: [
      "O parte din nume sau din adresa de e-mail a unui coleg, ori IDNP-ul sau IDNO-ul întreg al unui client",
      "Часть имени или эл. адреса коллеги либо полный IDNP или IDNO клиента",
      "Part of a colleague's name or email address, or the whole IDNP or IDNO of a client",
    ],
    whomMissing: [
      "Alegeți o persoană din listă",
      "Выберите человека из списка",
      "Choose a person from the list",
    ],
    give: ["Dă acces", "Дать доступ", "Give access"],
    given: [
      (name: string, right: string) => `${name} are acces: ${right}.`,
      (name: string, right: string) => `${name}: доступ открыт, ${right}.`,
      (name: string, right: string) => `${name} has access: ${right}.`,
    ],
    links: [
      "Linkuri pentru cine nu are cont",
      "Ссылки для тех, у кого нет учётной записи",
      "Links for people without an account",
    ],
    noLinks: ["Niciun link valabil.", "Действующих ссылок нет.", "No valid links."],
    linkTitle: [
      (name: string) => `Link la „${name}”`,
      (name: string) => `Ссылка на «${name}»`,
      (name: string) => `Link to ‘${name}’`,
    ],
    linkHint: [
      "Cine are adresa vede și descarcă versiunea curentă, cât timp documentul este activ.",
      "Знающий адрес видит и скачивает текущую версию, пока документ активен.",
      "Anyone with the address sees and downloads the current version while the document is active.",
    ],
    mailTo: ["Trimite prin e-mail la", "Отправить по эл. почте на адрес", "Send by email to"],
    mailToHint: [
      "Persoana primește adresa linkului, cu numele dumneavoastră și al instituției. Lăsați gol ca să o trimiteți singur.",
      "Человек получит адрес ссылки с вашим именем и названием учреждения. Оставьте пустым, чтобы отправить самому.",
      "The person gets the address of the link with your name and that of the organization. Leave empty to send it yourself.",
    ],
    mailLanguage: ["Limba mesajului", "Язык письма", "Message language"],
    mailLeaves: [
      (address: string) => `Mesajul pleacă la ${address}.`,
      (address: string) => `Письмо отправляется на ${address}.`,
      (address: string) => `The message goes to ${address}.`,
    ],
    mailedTo: [
      (address: string) => `Trimis la ${address}`,
      (address: string) => `Отправлено на ${address}`,
      (address: string) => `Sent to ${address}`,
    ],
    mailStates: {
      asteapta: ["mesajul urmează să plece", "письмо ждёт отправки", "the message is about to be sent"],
      trimis: ["mesajul a plecat", "письмо отправлено", "the message was sent"],
      refuzat: [
        "adresa nu primește mesaje",
        "адрес не принимает писем",
        "the address does not accept messages",
      ],
      netrimis: [
        "mesajul nu a putut fi trimis",
        "письмо отправить не удалось",
        "the message could not be sent",
      ],
    },
    linkLabel: ["Despre ce este", "О чём", "What it is about"],
    linkLabelHint: [
      "Câteva cuvinte, pe care le vede cine deschide linkul",
      "Несколько слов; их видит открывающий ссылку",
      "A few words, seen by those who open the link",
    ],
    linkMessage: ["Mesaj", "Сообщение", "Message"],
    linkMessageHint: ["Cel mult 500 de caractere", "Не более 500 знаков", "At most 500 characters"],
    labelTooLong: [
      "Scrieți cel mult 100 de caractere",
      "Не более 100 знаков",
      "Enter at most 100 characters",
    ],
    messageTooLong: [
      "Scrieți cel mult 500 de caractere",
      "Не более 500 знаков",
      "Enter at most 500 characters",
    ],
    linkDayHint: [
      "Fără ea linkul este valabil 7 zile; cel mult 90",
      "Без него ссылка действует 7 дней; не более 90",
      "Without it the link is valid for 7 days; at most 90",
    ],
    linkPassword: ["Parola linkului", "Пароль ссылки", "Link password"],
    linkPasswordHint: [
      "Spuneți-o pe altă cale decât adresa",
      "Сообщите его другим путём, чем адрес",
      "Tell it another way than you send the address",
    ],
    most: ["Câte descărcări permite", "Сколько скачиваний разрешено", "Number of downloads allowed"],
    makeLink: ["Creează linkul", "Создать ссылку", "Create the link"],
    linkMade: ["Linkul este gata.", "Ссылка готова.", "The link is ready."],
    copy: ["Copiază adresa", "Копировать адрес", "Copy the address"],
    linkUntil: [
      (day: string) => `Link până la ${day}`,
      (day: string) => `Ссылка до ${day}`,
      (day: string) => `Link until ${day}`,
    ],
    uses: [
      plural.ro({ one: "o descărcare", few: "{} descărcări", other: "{} de descărcări" }),
      plural.ru({ one: "{} скачивание", few: "{} скачивания", many: "{} скачиваний" }),
      plural.en({ one: "{} download", other: "{} downloads" }),
    ],
    usesOf: [
      (used: string, most: string) => `${used} din ${most} descărcări`,
      (used: string, most: string) => `скачиваний: ${used} из ${most}`,
      (used: string, most: string) => `${used} of ${most} downloads`,
    ],
    withPassword: ["cu parolă", "с паролем", "with a password"],
    madeBy: [
      (name: string, day: string) => `Creat de ${name}, ${day}`,
      (name: string, day: string) => `Создал(а) ${name}, ${day}`,
      (name: string, day: string) => `Created by ${name}, ${day}`,
    ],
    revoke: ["Revocă", "Отозвать", "Revoke"],
    revokeTitle: ["Revocați linkul?", "Отозвать ссылку?", "Revoke the link?"],
    revokeText: [
      "Cine are adresa nu va mai putea deschide documentul. Pentru acces din nou faceți alt link.",
      "Знающий адрес больше не откроет документ. Чтобы снова дать доступ, создайте другую ссылку.",
      "Those who have the address can no longer open the document. To give access again, make another link.",
    ],
    linkRevoked: [
      "Linkul nu mai deschide nimic.",
      "Ссылка больше ничего не открывает.",
      "The link no longer opens anything.",
    ],
    why: ["De ce?", "Почему?", "Why?"],
    whyTitle: [
      "De ce poate sau nu poate cineva",
      "Почему кто-то может или не может",
      "Why someone can or cannot",
    ],
    whyHint: [
      "Fiecare legătură a unei persoane cu documentul, și ce drept dă.",
      "Каждая связь человека с документом и право, которое она даёт.",
      "Each connection of a person with the document, and the right it gives.",
    ],
    askWhy: ["Întreabă despre o persoană", "Спросить о человеке", "Ask about a person"],
    allReaders: ["Toți cei care îl pot citi", "Все, кто может его читать", "Everyone who can read it"],
    person: ["Persoana", "Человек", "Person"],
    personHint: [
      "O parte din nume sau din adresa de e-mail",
      "Часть имени или эл. адреса",
      "Part of the name or email address",
    ],
    explain: ["Explică", "Объяснить", "Explain"],
  },
  requests: {
    title: ["Cereri de acces care așteaptă", "Запросы доступа, ожидающие решения", "Access requests waiting"],
    asks: [
      (right: string) => `cere ${right}`,
      (right: string) => `запрашивает: ${right}`,
      (right: string) => `requests: ${right}`,
    ],
    approve: ["Aprobă", "Одобрить", "Approve"],
    reject: ["Respinge", "Отклонить", "Reject"],
  },
});
