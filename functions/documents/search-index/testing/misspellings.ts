/** A misspelling, the intended word, and the name of the document in the demo data that contains it. */
type Misspelling = readonly [typed: string, meant: string, denumire: string];

/** Twenty frequent ones: letters swapped, left out, doubled and confused, and î for â. */
export const misspellings: readonly Misspelling[] = [
  ["hotărîre", "Hotărâre", "Hotărâre privind planul urbanistic general"],
  ["urbansitic", "urbanistic", "Hotărâre privind planul urbanistic general"],
  ["privid", "privind", "Hotărâre privind planul urbanistic general"],
  ["finaciar", "financiar", "Raport financiar, trimestrul III"],
  ["trimestul", "trimestrul", "Raport financiar, trimestrul III"],
  ["contarct", "Contract", "Contract de digitizare"],
  ["digitzare", "digitizare", "Contract de digitizare"],
  ["srviciu", "serviciu", "Notă de serviciu"],
  ["registul", "Registrul", "Registrul arhivei, 1995–1997"],
  ["cadsatral", "cadastral", "Plan cadastral, strada Grădinilor 12"],
  ["grădnilor", "Grădinilor", "Plan cadastral, strada Grădinilor 12"],
  ["anut", "Anunț", "Anunț: sala de lectură / Читальный зал"],
  ["lecturra", "lectură", "Anunț: sala de lectură / Читальный зал"],
  ["imformații", "informații", "Cerere de informații publice"],
  ["verbla", "verbal", "Proces-verbal scanat, 12 martie 1998"],
  ["заевление", "Заявление", "Заявление о переоформлении участка"],
  ["переофрмлении", "переоформлении", "Заявление о переоформлении участка"],
  ["участока", "участка", "Заявление о переоформлении участка"],
  ["читалный", "Читальный", "Anunț: sala de lectură / Читальный зал"],
  ["чиатльный", "Читальный", "Anunț: sala de lectură / Читальный зал"],
];
