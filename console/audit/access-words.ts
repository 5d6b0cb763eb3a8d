import { accessReasonWords } from "../api/access-reason-words.ts";
import { words } from "../words/words.ts";

export const accessWords = words({
  ...accessReasonWords,
  lead: [
    "Alegeți un document și o persoană: aflați ce poate face cu el acum și din ce motiv. Fără persoană, aflați cine îl poate citi. Puteți alege și un container: aflați cine citește documentele lui.",
    "Выберите документ и человека: узнаете, что он может сейчас и на каком основании. Без человека узнаете всех, кто может его читать. Можно выбрать и контейнер: узнаете, кто читает его документы.",
    "Choose a document and a person to see what they can do with it now, and why. Without a person, you see everyone who can read it. You can also choose a container to see who can read its documents.",
  ],
  thing: ["Documentul sau containerul", "Документ или контейнер", "Document or container"],
  thingMissing: [
    "Alegeți documentul sau containerul",
    "Выберите документ или контейнер",
    "Choose the document or container",
  ],
  thingHint: [
    "O parte din denumire sau din codul documentului.",
    "Часть названия или кода документа.",
    "Part of the name, or of the code of the document.",
  ],
  container: ["container", "контейнер", "container"],
  personHint: [
    "O parte din nume, din login sau din adresa de e-mail.",
    "Часть имени, логина или адреса эл. почты.",
    "Part of the name, the username or the email address.",
  ],
  verb: ["Explică", "Объяснить", "Explain"],
  whoReads: [
    (name: string) => `Cine poate citi „${name}”`,
    (name: string) => `Кто может читать «${name}»`,
    (name: string) => `Who can read ‘${name}’`,
  ],
  ask: ["Întreabă din nou", "Спросить снова", "Ask again"],
  login: ["Numele de utilizator", "Имя пользователя", "Username"],
  mayDo: ["Ce poate", "Что может", "What they can do"],
  only: {
    document: [
      "Fiecare o singură dată, cu toate motivele: proprietarul, containerul, organizația, accesul dat, linkurile, publicul. Documentul:",
      "Каждый один раз, со всеми основаниями: владелец, контейнер, организация, данный доступ, ссылки, все остальные. Документ:",
      "Everyone is listed once, with all the reasons: the owner, the container, the organization, access given, links, the public. Document:",
    ],
    bucket: [
      "Cine poate citi documentele containerului fără să fie numit în document. Containerul:",
      "Кто читает документы контейнера, не будучи назван в самом документе. Контейнер:",
      "Those who can read the documents of the container without being named in the document. Container:",
    ],
  },
  nobody: {
    document: ["Nimeni nu îl poate citi", "Никто не может его читать", "Nobody can read it"],
    bucket: [
      "Nimeni nu îi citește documentele",
      "Никто не читает его документы",
      "Nobody reads its documents",
    ],
  },
  until: [
    (why: string, moment: string) => `${why}, până la ${moment}`,
    (why: string, moment: string) => `${why}, до ${moment}`,
    (why: string, moment: string) => `${why}, until ${moment}`,
  ],
  kinds: {
    PERSOANA: ["O persoană", "Человек", "A person"],
    CLIENT: ["Un client din registru", "Клиент из реестра", "A client from the register"],
    LINK: ["Oricine are linkul", "Любой, у кого есть ссылка", "Anyone with the link"],
    SISTEME_EMITENT: ["Sistemele emitentului", "Системы издателя", "Systems of the issuer"],
    ADMINISTRATORI_SERVICIU: [
      "Administratorii serviciului",
      "Администраторы сервиса",
      "Service administrators",
    ],
    ORICINE: ["Oricine", "Кто угодно", "Anyone"],
  },
});
