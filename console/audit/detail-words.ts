import { words } from "../words/words.ts";

export const detailWords = words({
  version: [(number: string) => `versiunea ${number}`, (number: string) => `версия ${number}`],
  fromVersion: [(number: string) => `din versiunea ${number}`, (number: string) => `из версии ${number}`],
  fields: [(names: string) => `schimbat: ${names}`, (names: string) => `изменено: ${names}`],
  fieldNames: {
    cod: ["codul", "код"],
    denumire: ["denumirea", "название"],
    descriere: ["descrierea", "описание"],
    etichete: ["etichetele", "метки"],
    bucketId: ["containerul", "контейнер"],
    emitentId: ["emitentul", "издатель"],
    proprietarId: ["proprietarul", "владелец"],
    visibility: ["vizibilitatea", "видимость"],
    retinereLegala: ["reținerea legală", "запрет уничтожения"],
  },
  to: [(name: string) => `pentru ${name}`, (name: string) => `кому: ${name}`],
  account: [(id: string) => `contul ${id}`, (id: string) => `учётная запись ${id}`],
  client: [(id: string) => `clientul ${id}`, (id: string) => `клиент ${id}`],
  link: ["prin link", "по ссылке"],
  rights: {
    CITIRE: ["citire", "чтение"],
    SCRIERE: ["citire și scriere", "чтение и изменение"],
  },
  until: [(moment: string) => `până la ${moment}`, (moment: string) => `до ${moment}`],
  verdicts: {
    VALIDA: ["valabilă", "действительна"],
    INVALIDA: ["nevalabilă", "недействительна"],
  },
  reasons: {
    EXPIRAT: ["termenul a trecut", "срок истёк"],
    CONTINUT_MODIFICAT: ["conținutul a fost schimbat după semnare", "содержимое изменено после подписания"],
    CERTIFICAT_EXPIRAT: ["certificatul a expirat", "сертификат истёк"],
    CERTIFICAT_INCA_NEVALABIL: [
      "la data semnării certificatul încă nu era valabil",
      "на момент подписания сертификат ещё не действовал",
    ],
    CERTIFICAT_NECUNOSCUT: ["certificatul vine de la cineva necunoscut", "сертификат выдан неизвестно кем"],
    CERTIFICAT_REVOCAT: [
      "certificatul fusese retras când s-a semnat",
      "на момент подписания сертификат был отозван",
    ],
    REVOCARE_NEVERIFICATA: [
      "nu s-a putut verifica dacă un certificat a fost revocat",
      "не удалось проверить, отозван ли сертификат",
    ],
    CERTIFICAT_NEPOTRIVIT: [
      "certificatul nu este pentru semnarea documentelor",
      "сертификат не для подписания документов",
    ],
    FORMA_NEACCEPTATA: ["forma semnăturii nu este cea cerută", "форма подписи не та, которая требуется"],
    ALGORITM_SLAB: ["algoritmul sau cheia sunt prea slabe", "алгоритм или ключ слишком слабые"],
    CONTINUT_LIPSA: ["lipsește fișierul semnat", "нет подписанного файла"],
    CERTIFICAT_LIPSA: ["lipsește certificatul semnatarului", "нет сертификата подписавшего"],
    NESUSTINUT: ["semnătura nu poate fi verificată aici", "подпись нельзя проверить здесь"],
    FISIER_CRIPTAT: [
      "fișierul se deschide numai cu o parolă sau cu un certificat",
      "файл открывается только по паролю или сертификату",
    ],
    CERTIFICAT_NEPERMIS: [
      "emitentul nu avea voie să dea certificatul",
      "издатель не имел права выдавать сертификат",
    ],
    SEMNATURA_CORUPTA: ["semnătura este deteriorată", "подпись повреждена"],
    STAMPILA_INVALIDA: ["marca temporală nu este bună", "метка времени недействительна"],
    ACOPERIRE_PARTIALA: ["semnătura nu acoperă tot fișierul", "подпись охватывает не весь файл"],
  },
  levels: {
    "B-B": ["fără marcă temporală", "без метки времени"],
    "B-T": ["cu marcă temporală", "с меткой времени"],
    "B-LT": ["cu marcă temporală și lista de revocări", "с меткой времени и списком отзыва"],
    "B-LTA": ["cu dovezi păstrate sub o marcă temporală", "с доказательствами под меткой времени"],
  },
  declared: [(name: string) => `nume declarat: ${name}`, (name: string) => `заявленное имя: ${name}`],
  providers: {
    provider_a: ["furnizorul A", "поставщик А"],
    provider_b: ["furnizorul B", "поставщик Б"],
  },
  modes: {
    COPIE: ["copie", "копия"],
    LEGATURA: ["legătură", "ссылка"],
  },
  withdrawn: ["retrasă de cine a cerut", "отозван просившим"],
});
