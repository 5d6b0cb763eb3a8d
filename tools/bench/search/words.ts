import { seededRandom } from "../../../shared/testing/random.ts";

/*
 * Words with the frequencies of real text: few are common and most are rare (Zipf and Mandelbrot: the word of rank r is as
 * frequent as 1 ÷ (r + 2.7)). The most frequent ones come from legal acts, the others are composed of syllables.
 */

/** The words of a language, the most frequent ones first. */
interface Language {
  name: string;
  frequent: string;
  syllables: string;
  endings: string;
}

export const romanian: Language = {
  name: "ro",
  frequent:
    "de și în la a cu din nr pe pentru se privind al prin sau este cele ale că nu art alin legii republicii moldova anul " +
    "consiliul hotărârea municipal decizia primăria satul orașul raionul aprobarea bugetului bunurilor registrul act " +
    "document cererea comisia plan urbanism școala grădinița strada terenul contract lucrări servicii achiziție public " +
    "proiect raport ședința membrii președinte secretar director domeniul funciar cadastral suprafața construcție " +
    "autorizație certificat extras proces verbal dispoziția ordinul ministerul educației finanțelor sănătății " +
    "finanțarea transferuri cheltuieli venituri lei datorii plata termenul executare control responsabil",
  syllables:
    "ba be ca ce co cra da de di do fa fi fo ga gi gra ha he in ja la le li lo ma me mi mo mu na ne ni no pa pe pi po pre " +
    "pro ra re ri ro ru sa se si so sta șa și șco ta te ti to tra țe ți u va ve vi vo za ză câ mâ rân lăr băt",
  endings: "ă ul a lor ului ea ii ilor ție ția țiile are ările ător ește",
};

export const russian: Language = {
  name: "ru",
  frequent:
    "и в на о по с от для не из об что за к закона республики молдова год совет решение муниципальный примария село " +
    "город район утверждение бюджета имущества реестр акт документ заявление комиссия план школа ёлка улица участок " +
    "договор работы услуги закупка публичный проект отчёт заседание члены председатель секретарь площадь строительство",
  syllables:
    "ба бе во ва га го да де до жи за зо ка ко ла ле ли ло ма ме ми мо на не ни но па пе по пра про ра ре ри ро са се си " +
    "со ста та те ти то тра у фа хо ца че ша щи ё",
  endings: "ый ая ого ение ения ость ать ного ский ской ых",
};

const OFFSET = 2.7;
const MOST_SYLLABLES = 4;
const SENTENCE = 14;

/** The words of a language with the frequency of each. */
export class Lexicon {
  readonly list: readonly string[];
  readonly #sums: Float64Array;

  constructor(language: Language, count: number) {
    this.list = wordsOf(language, count);
    let sum = 0;
    this.#sums = Float64Array.from(this.list, (_, rank) => (sum += 1 / (rank + 1 + OFFSET)));
  }

  draw(random: () => number): string {
    const place = random() * (this.#sums.at(-1) ?? 0);
    let [low, high] = [0, this.#sums.length - 1];
    while (low < high) {
      const middle = (low + high) >> 1;
      if ((this.#sums[middle] ?? 0) < place) low = middle + 1;
      else high = middle;
    }
    return this.list[low] ?? "";
  }

  /** This many words, in sentences. */
  text(random: () => number, count: number): string {
    let text = "";
    for (let i = 0; i < count; i += 1) {
      const word = this.draw(random);
      text += i % SENTENCE === 0 ? `${i > 0 ? ". " : ""}${capital(word)}` : ` ${word}`;
    }
    return text;
  }
}

const capital = (word: string): string => word.slice(0, 1).toUpperCase() + word.slice(1);

/** The frequent words, and others composed of syllables, `count` in all. */
function wordsOf({ name, frequent, syllables, endings }: Language, count: number): string[] {
  const random = seededRandom(`words-${name}`);
  const one = (of: string[]) => of[Math.floor(random() * of.length)] ?? "";
  const [parts, last] = [syllables.split(" "), endings.split(" ")];
  const words = new Set(frequent.split(" "));
  while (words.size < count) {
    const length = 1 + Math.floor(random() * MOST_SYLLABLES);
    words.add(Array.from({ length }, () => one(parts)).join("") + one(last));
  }
  return [...words];
}
