/* Texts of the contracts that have one language there: Romanian, then [Russian, English]. */

export const translations = {
  Reușit: ["Успешно", "Done"],
};
