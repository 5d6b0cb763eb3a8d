/** Tesseract's data of a language: a file with this code in a folder. */
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

/** The data in installed packages. No package has the Russian data: they are put into a folder. */
export const packedData = { ro: packed("ron"), en: packed("eng") };

/** The data by which the side is found that is up. */
export const orientationData = packed("osd");
