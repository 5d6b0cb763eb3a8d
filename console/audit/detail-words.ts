import { signatureWords } from "../api/signature-words.ts";
import { words } from "../words/words.ts";

export const detailWords = words({
  ...signatureWords,
  version: [
    (number: string) => `versiunea ${number}`,
    (number: string) => `версия ${number}`,
    (number: string) => `version ${number}`,
  ],
  fromVersion: [
    (number: string) => `din versiunea ${number}`,
    (number: string) => `из версии ${number}`,
    (number: string) => `from version ${number}`,
  ],
  fields: [
    (names: string) => `schimbat: ${names}`,
    (names: string) => `изменено: ${names}`,
    (names: string) => `changed: ${names}`,
  ],
  fieldNames: {
    cod: ["codul", "код", "code"],
    denumire: ["denumirea", "название", "name"],
    descriere: ["descrierea", "описание", "description"],
    etichete: ["etichetele", "метки", "labels"],
    bucketId: ["containerul", "контейнер", "container"],
    emitentId: ["emitentul", "издатель", "issuer"],
    proprietarId: ["proprietarul", "владелец", "owner"],
    visibility: ["vizibilitatea", "видимость", "visibility"],
    retinereLegala: ["reținerea legală", "запрет уничтожения", "legal hold"],
  },
  to: [
    (name: string) => `pentru ${name}`,
    (name: string) => `кому: ${name}`,
    (name: string) => `for ${name}`,
  ],
  account: [
    (id: string) => `contul ${id}`,
    (id: string) => `учётная запись ${id}`,
    (id: string) => `account ${id}`,
  ],
  client: [(id: string) => `clientul ${id}`, (id: string) => `клиент ${id}`, (id: string) => `client ${id}`],
  link: ["prin link", "по ссылке", "by link"],
  rights: {
    CITIRE: ["citire", "чтение", "read"],
    SCRIERE: ["citire și scriere", "чтение и изменение", "read and change"],
  },
  until: [
    (moment: string) => `până la ${moment}`,
    (moment: string) => `до ${moment}`,
    (moment: string) => `until ${moment}`,
  ],
  reasons: {
    EXPIRAT: ["termenul a trecut", "срок истёк", "the period has ended"],
    CONTINUT_MODIFICAT: [
      "conținutul a fost schimbat după semnare",
      "содержимое изменено после подписания",
      "the content was changed after signing",
    ],
    CERTIFICAT_EXPIRAT: ["certificatul a expirat", "сертификат истёк", "the certificate has expired"],
    CERTIFICAT_INCA_NEVALABIL: [
      "la data semnării certificatul încă nu era valabil",
      "на момент подписания сертификат ещё не действовал",
      "the certificate was not yet valid when it was signed",
    ],
    CERTIFICAT_NECUNOSCUT: [
      "certificatul vine de la cineva necunoscut",
      "сертификат выдан неизвестно кем",
      "the certificate comes from an unknown issuer",
    ],
    CERTIFICAT_REVOCAT: [
      "certificatul fusese retras când s-a semnat",
      "на момент подписания сертификат был отозван",
      "the certificate had been revoked when it was signed",
    ],
    REVOCARE_NEVERIFICATA: [
      "nu s-a putut verifica dacă un certificat a fost revocat",
      "не удалось проверить, отозван ли сертификат",
      "it could not be checked whether a certificate has been revoked",
    ],
    CERTIFICAT_NEPOTRIVIT: [
      "certificatul nu este pentru semnarea documentelor",
      "сертификат не для подписания документов",
      "the certificate is not for signing documents",
    ],
    FORMA_NEACCEPTATA: [
      "forma semnăturii nu este cea cerută",
      "форма подписи не та, которая требуется",
      "the form of the signature is not the one required",
    ],
    ALGORITM_SLAB: [
      "algoritmul sau cheia sunt prea slabe",
      "алгоритм или ключ слишком слабые",
      "the algorithm or the key is too weak",
    ],
    CONTINUT_LIPSA: ["lipsește fișierul semnat", "нет подписанного файла", "the signed file is missing"],
    CERTIFICAT_LIPSA: [
      "lipsește certificatul semnatarului",
      "нет сертификата подписавшего",
      "the signer's certificate is missing",
    ],
    NESUSTINUT: [
      "semnătura nu poate fi verificată aici",
      "подпись нельзя проверить здесь",
      "the signature cannot be verified here",
    ],
    FISIER_CRIPTAT: [
      "fișierul se deschide numai cu o parolă sau cu un certificat",
      "файл открывается только по паролю или сертификату",
      "the file opens only with a password or a certificate",
    ],
    CERTIFICAT_NEPERMIS: [
      "emitentul nu avea voie să dea certificatul",
      "издатель не имел права выдавать сертификат",
      "the issuer was not allowed to give the certificate",
    ],
    SEMNATURA_CORUPTA: ["semnătura este deteriorată", "подпись повреждена", "the signature is damaged"],
    STAMPILA_INVALIDA: [
      "marca temporală nu este bună",
      "метка времени недействительна",
      "the time stamp is not valid",
    ],
    ACOPERIRE_PARTIALA: [
      "semnătura nu acoperă tot fișierul",
      "подпись охватывает не весь файл",
      "the signature does not cover the whole file",
    ],
  },
  declared: [
    (name: string) => `nume declarat: ${name}`,
    (name: string) => `заявленное имя: ${name}`,
    (name: string) => `declared name: ${name}`,
  ],
  providers: {
    provider_a: ["furnizorul A", "поставщик А", "provider A"],
    provider_b: ["furnizorul B", "поставщик Б", "provider B"],
  },
  modes: {
    COPIE: ["copie", "копия", "copy"],
    LEGATURA: ["legătură", "ссылка", "link"],
  },
  withdrawn: ["retrasă de cine a cerut", "отозван просившим", "withdrawn by the person who made it"],
});
