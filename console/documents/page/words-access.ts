import { plural } from "../../words/plural.ts";
import { words } from "../../words/words.ts";

/** Texts about who may read and change a document. */
export const accessWords = words({
  access: {
    title: ["Cine îl poate vedea?", "Кто его может видеть?"],
    someone: ["un om din altă organizație", "человек из другой организации"],
    client: ["un client din registru", "клиент из реестра"],
    sees: {
      public: [
        (others: string) => `Documentul este public: îl poate citi oricine. Drepturi proprii au ${others}.`,
        (others: string) =>
          `Документ открытый: его может читать каждый. Собственные права есть у таких людей: ${others}.`,
      ],
      personal: [(others: string) => `Îl văd ${others}.`, (others: string) => `Его видят: ${others}.`],
      secret: [
        (others: string) =>
          `Documentul este secret: îl văd, dintre ${others}, numai cei cu drept la documente secrete.`,
        (others: string) =>
          `Документ секретный: его видят только имеющие право на секретные документы, а именно: ${others}.`,
      ],
      purged: [
        "Conținutul nu îl mai poate vedea nimeni: a fost eliminat definitiv.",
        "Содержимое уже никто не увидит: оно уничтожено.",
      ],
      removed: [
        "Cât timp este în coș, conținutul nu se poate citi.",
        "Пока он в корзине, содержимое прочитать нельзя.",
      ],
      partly: [
        "Vedeți numai accesul dumneavoastră; al celorlalți îl văd cei care pot da acces.",
        "Вы видите только свой доступ; доступ других видят те, кто может его давать.",
      ],
      bucket: [
        (name: string) => `cei care lucrează în containerul „${name}”`,
        (name: string) => `сотрудники контейнера «${name}»`,
      ],
      otherBucket: ["cei care lucrează în containerul lui", "сотрудники его контейнера"],
      administrators: ["administratorii", "администраторы"],
      owner: [(name: string) => `proprietarul, ${name}`, (name: string) => `владелец, ${name}`],
      until: [
        (name: string, day: string) => `${name} (până la ${day})`,
        (name: string, day: string) => `${name} (до ${day})`,
      ],
      others: [
        (count: string) => `încă ${count} cu acces dat`,
        (count: string) => `ещё ${count}, кому дан доступ`,
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
      ],
    },
    grants: ["Acces dat", "Данный доступ"],
    noGrants: [
      "Nimănui nu i s-a dat acces în afară de cei de mai sus.",
      "Кроме названных выше, доступ никому не дан.",
    ],
    shownOf: [
      (shown: string, total: string) => `Se arată ${shown} din ${total}.`,
      (shown: string, total: string) => `Показано ${shown} из ${total}.`,
    ],
    endless: ["Fără termen", "Бессрочно"],
    until: [(day: string) => `Până la ${day}`, (day: string) => `До ${day}`],
    ended: ["încheiat", "закончился"],
    givenBy: [
      (name: string, day: string) => `Dat de ${name}, ${day}`,
      (name: string, day: string) => `Дал(а) ${name}, ${day}`,
    ],
    change: ["Schimbă", "Изменить"],
    changeTitle: ["Schimbă accesul dat", "Изменить данный доступ"],
    changed: ["Accesul a fost schimbat.", "Доступ изменён."],
    takeBack: ["Ia înapoi", "Отозвать"],
    takenBack: [
      (name: string) => `${name} nu mai are acces prin partajare.`,
      (name: string) => `${name}: переданный доступ отозван.`,
    ],
    giveUp: ["Renunță la acces", "Отказаться от доступа"],
    gaveUp: ["Ați renunțat la accesul primit.", "Вы отказались от полученного доступа."],
    right: ["Drept", "Право"],
    lastDay: ["Ultima zi", "Последний день"],
    lastDayHint: ["Fără ea accesul nu are termen", "Без него доступ бессрочный"],
    shareTitle: [(name: string) => `Dă acces la „${name}”`, (name: string) => `Дать доступ к «${name}»`],
    whom: ["Cui", "Кому"],
    whomHint: [
      "O parte din nume sau din adresa de e-mail a unui coleg, ori IDNP-ul sau IDNO-ul întreg al unui client",
      "Часть имени или эл. адреса коллеги либо полный IDNP или IDNO клиента",
    ],
    whomMissing: ["Alegeți o persoană din listă", "Выберите человека из списка"],
    give: ["Dă acces", "Дать доступ"],
    given: [
      (name: string, right: string) => `${name} are acces: ${right}.`,
      (name: string, right: string) => `${name}: доступ открыт, ${right}.`,
    ],
    links: ["Linkuri pentru cine nu are cont", "Ссылки для тех, у кого нет учётной записи"],
    noLinks: ["Niciun link valabil.", "Действующих ссылок нет."],
    linkTitle: [(name: string) => `Link la „${name}”`, (name: string) => `Ссылка на «${name}»`],
    linkHint: [
      "Cine are adresa vede și descarcă versiunea curentă, cât timp documentul este activ.",
      "Знающий адрес видит и скачивает текущую версию, пока документ активен.",
    ],
    mailTo: ["Trimite prin e-mail la", "Отправить по эл. почте на адрес"],
    mailToHint: [
      "Persoana primește adresa linkului, cu numele dumneavoastră și al instituției. Lăsați gol ca să o trimiteți singur.",
      "Человек получит адрес ссылки с вашим именем и названием учреждения. Оставьте пустым, чтобы отправить самому.",
    ],
    mailLanguage: ["Limba mesajului", "Язык письма"],
    mailLeaves: [
      (address: string) => `Mesajul pleacă la ${address}.`,
      (address: string) => `Письмо отправляется на ${address}.`,
    ],
    mailedTo: [(address: string) => `Trimis la ${address}`, (address: string) => `Отправлено на ${address}`],
    mailStates: {
      asteapta: ["mesajul urmează să plece", "письмо ждёт отправки"],
      trimis: ["mesajul a plecat", "письмо отправлено"],
      refuzat: ["adresa nu primește mesaje", "адрес не принимает писем"],
      netrimis: ["mesajul nu a putut fi trimis", "письмо отправить не удалось"],
    },
    linkLabel: ["Despre ce este", "О чём"],
    linkLabelHint: [
      "Câteva cuvinte, pe care le vede cine deschide linkul",
      "Несколько слов; их видит открывающий ссылку",
    ],
    linkMessage: ["Mesaj", "Сообщение"],
    linkMessageHint: ["Cel mult 500 de caractere", "Не более 500 знаков"],
    labelTooLong: ["Scrieți cel mult 100 de caractere", "Не более 100 знаков"],
    messageTooLong: ["Scrieți cel mult 500 de caractere", "Не более 500 знаков"],
    linkDayHint: [
      "Fără ea linkul este valabil 7 zile; cel mult 90",
      "Без него ссылка действует 7 дней; не более 90",
    ],
    linkPassword: ["Parola linkului", "Пароль ссылки"],
    linkPasswordHint: ["Spuneți-o pe altă cale decât adresa", "Сообщите его другим путём, чем адрес"],
    most: ["Câte descărcări permite", "Сколько скачиваний разрешено"],
    makeLink: ["Creează linkul", "Создать ссылку"],
    linkMade: [
      "Linkul este gata. Copiați adresa acum: nu va mai fi arătată.",
      "Ссылка готова. Скопируйте адрес сейчас: больше он не показывается.",
    ],
    linkAddress: ["Adresa linkului", "Адрес ссылки"],
    copy: ["Copiază adresa", "Копировать адрес"],
    done: ["Gata", "Готово"],
    linkUntil: [(day: string) => `Link până la ${day}`, (day: string) => `Ссылка до ${day}`],
    uses: [
      plural.ro({ one: "o descărcare", few: "{} descărcări", other: "{} de descărcări" }),
      plural.ru({ one: "{} скачивание", few: "{} скачивания", many: "{} скачиваний" }),
    ],
    usesOf: [
      (used: string, most: string) => `${used} din ${most} descărcări`,
      (used: string, most: string) => `скачиваний: ${used} из ${most}`,
    ],
    withPassword: ["cu parolă", "с паролем"],
    madeBy: [
      (name: string, day: string) => `Creat de ${name}, ${day}`,
      (name: string, day: string) => `Создал(а) ${name}, ${day}`,
    ],
    revoke: ["Revocă", "Отозвать"],
    revokeTitle: ["Revocați linkul?", "Отозвать ссылку?"],
    revokeText: [
      "Cine are adresa nu va mai putea deschide documentul. Pentru acces din nou faceți alt link.",
      "Знающий адрес больше не откроет документ. Чтобы снова дать доступ, создайте другую ссылку.",
    ],
    linkRevoked: ["Linkul nu mai deschide nimic.", "Ссылка больше ничего не открывает."],
    why: ["De ce?", "Почему?"],
    whyTitle: ["De ce poate sau nu poate cineva", "Почему кто-то может или не может"],
    whyHint: [
      "Fiecare legătură a unei persoane cu documentul, și ce drept dă.",
      "Каждая связь человека с документом и право, которое она даёт.",
    ],
    askWhy: ["Întreabă despre o persoană", "Спросить о человеке"],
    allReaders: ["Toți cei care îl pot citi", "Все, кто может его читать"],
    person: ["Persoana", "Человек"],
    personHint: ["O parte din nume sau din adresa de e-mail", "Часть имени или эл. адреса"],
    explain: ["Explică", "Объяснить"],
  },
  explanation: {
    may: [
      (name: string, rights: string) => `${name} poate ${rights}.`,
      (name: string, rights: string) => `${name} может: ${rights}.`,
    ],
    mayNothing: [
      (name: string) => `${name} nu poate face nimic cu documentul.`,
      (name: string) => `${name} ничего не может делать с документом.`,
    ],
    notActivated: [
      "Contul nu este activ: nu se poate intra cu el.",
      "Учётная запись не активна: войти с ней нельзя.",
    ],
    unrelated: ["Nimic nu leagă contul de document.", "Ничто не связывает учётную запись с документом."],
    relationsTitle: ["Legăturile cu documentul", "Связи с документом"],
    rights: {
      CITIRE: ["citi", "читать"],
      SCRIERE: ["schimba", "изменять"],
      PARTAJARE: ["da acces", "давать доступ"],
      ELIMINARE: ["elimina", "уничтожать"],
      GUVERNARE: ["muta sau clasifica", "перемещать или засекречивать"],
      ADMINISTRARE: ["administra", "администрировать"],
    },
    relations: {
      PROPRIETAR: ["proprietarul documentului", "владелец документа"],
      ADMIN_CONTAINER: ["administrator al containerului", "администратор контейнера"],
      OPERATOR_CONTAINER: ["operator al containerului", "оператор контейнера"],
      PARTAJARE_SCRIERE: ["a primit acces de scriere", "получил доступ на изменение"],
      PARTAJARE_CITIRE: ["a primit acces de citire", "получил доступ на чтение"],
      ADMIN_ORGANIZATIE: ["administrator al organizației", "администратор организации"],
      ADMIN_SERVICIU: ["administrator al serviciului", "администратор службы"],
      EMITENT: ["sistem al emitentului", "система эмитента"],
      LINK: ["are un link", "имеет ссылку"],
      PUBLIC: ["documentul este public", "документ открытый"],
    },
    obstacles: {
      EXPIRAT: ["Termenul a expirat.", "Срок истёк."],
      SUSPENDAT: ["Organizația este suspendată.", "Организация приостановлена."],
      FARA_SECRET: [
        "Documentul este secret, iar contul nu vede documente secrete.",
        "Документ секретный, а учётная запись секретных не видит.",
      ],
      ALT_STATUS: ["Starea documentului nu permite.", "Состояние документа не позволяет."],
    },
    counts: ["dă drepturi", "даёт права"],
    countsPartly: ["dă drepturi numai în parte", "даёт права лишь отчасти"],
    countsNot: ["nu dă drepturi", "прав не даёт"],
  },
  requests: {
    title: ["Cereri de acces care așteaptă", "Запросы доступа, ожидающие решения"],
    asks: [(right: string) => `cere ${right}`, (right: string) => `запрашивает: ${right}`],
    because: [
      (reason: string) => `Motivul cererii: ${reason}`,
      (reason: string) => `Причина запроса: ${reason}`,
    ],
    approve: ["Aprobă", "Одобрить"],
    approved: ["Cererea a fost aprobată: solicitantul are acces.", "Запрос одобрен: доступ открыт."],
    reject: ["Respinge", "Отклонить"],
    rejected: ["Cererea a fost respinsă.", "Запрос отклонён."],
    reason: ["Motivul", "Причина"],
    reasonHint: ["Îl citește cel care a cerut", "Её прочитает тот, кто просил"],
  },
});
