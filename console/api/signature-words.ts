import { words } from "../words/words.ts";

/** What is said of a signature in a word. */
export const signatureWords = words({
  verdicts: {
    VALIDA: ["valabilă", "действительна", "valid"],
    INVALIDA: ["nevalabilă", "недействительна", "not valid"],
  },
  /** Where a signature lies. */
  kinds: {
    PADES: ["în PDF", "внутри PDF", "in the PDF"],
    CADES: ["alături de fișier", "рядом с файлом", "next to the file"],
  },
  levels: {
    "B-B": ["fără marcă temporală", "без метки времени", "no time stamp"],
    "B-T": ["cu marcă temporală", "с меткой времени", "with a time stamp"],
    "B-LT": [
      "cu marcă temporală și lista de revocări",
      "с меткой времени и списком отзыва",
      "with a time stamp and the revocation list",
    ],
    "B-LTA": [
      "cu dovezi păstrate sub o marcă temporală",
      "с доказательствами под меткой времени",
      "with evidence kept under a time stamp",
    ],
  },
});
