/** Tesseract's data of a language: a file of this code in a folder. */
export interface LanguageData {
  code: string;
  folder: string;
  isCompressed: boolean;
}

const packed = (code: string): LanguageData => ({
  code,
  folder: `node_modules/@tesseract.js-data/${code}/4.0.0_best_int`,
  isCompressed: true,
});

/** The data that come with the package. That of Russian is in no package: it is put into a folder. */
export const packedData = { ro: packed("ron"), en: packed("eng") };
