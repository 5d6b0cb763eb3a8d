/** Texts about the search of documents. Romanian, then Russian. */
export const searchWords = {
  search: ["Caută", "Искать"],
  searchFor: [
    "Cuvinte din nume, etichete, descriere sau text",
    "Слова из названия, меток, описания или текста",
  ],
  searchHint: [
    "Toate cuvintele trebuie să apară, și în alte forme; ce stă între ghilimele se caută exact. Diacriticele nu contează.",
    "Должны встретиться все слова, также в других формах; то, что в кавычках, ищется точно. Ё и е равны.",
  ],
  endSearch: ["Toate documentele", "Все документы"],
  nothingFound: ["Nu s-a găsit nimic pentru „{q}”.", "По запросу «{q}» ничего не найдено."],
  searchedInstead: [
    "Pentru „{q}” nu s-a găsit nimic; se arată ce s-a găsit pentru „{searched}”.",
    "По запросу «{q}» ничего не найдено; показано найденное по запросу «{searched}».",
  ],
  searchExactly: ["Caută exact „{q}”", "Искать именно «{q}»"],
  narrow: ["Restrânge", "Сузить"],
  "facet.etichete": ["Etichete", "Метки"],
  "facet.format": ["Formate", "Форматы"],
  "facet.status": ["Stare", "Состояние"],
  "value.pdf": ["PDF", "PDF"],
  "value.office": ["document de birou", "офисный документ"],
  "value.image": ["imagine", "изображение"],
  "value.text": ["text", "текст"],
  "value.archive": ["arhivă", "архив"],
  "value.other": ["altul", "другой"],
  "value.ACTIV": ["activ", "активный"],
  "value.ARHIVAT": ["arhivat", "в архиве"],
  withValue: ["{value}, {count}", "{value}, {count}"],
  withoutValue: ["fără restricția: {value}", "снять ограничение: {value}"],
};
