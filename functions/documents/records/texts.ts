import type { Texts } from "../../../shared/texts.ts";

export const refusals: Texts = {
  preaMulteCereriDeAcces: {
    ro: "Aveți deja {limita} cereri în așteptare; retrageți una sau așteptați o decizie.",
    ru: "У вас уже {limita} запросов в ожидании; отзовите один или дождитесь решения.",
  },
  autoritateaExista: { ro: "Autoritatea {name} există deja.", ru: "Роль {name} уже существует." },
  idnoExista: {
    ro: "Există deja o organizație cu acest IDNO.",
    ru: "Организация с таким IDNO уже существует.",
  },
  accesExista: {
    ro: "Persoana este deja membră a containerului.",
    ru: "Пользователь уже имеет доступ к контейнеру.",
  },
  idnpClientExista: { ro: "Există deja un client cu acest IDNP.", ru: "Клиент с таким IDNP уже существует." },
  idnoClientExista: { ro: "Există deja un client cu acest IDNO.", ru: "Клиент с таким IDNO уже существует." },
  incarcareInLucru: {
    ro: "Încărcarea este prelucrată chiar acum de altă cerere.",
    ru: "Загрузка прямо сейчас обрабатывается другим запросом.",
  },
  linkInexistent: {
    ro: "Linkul nu există sau nu mai este valabil.",
    ru: "Ссылка не существует или больше не действует.",
  },
  reindexareInCurs: {
    ro: "Indexul se reface deja.",
    ru: "Индекс уже перестраивается.",
  },
  importInCurs: {
    ro: "Un import al dumneavoastră de la acest furnizor este deja în curs.",
    ru: "Ваш импорт от этого поставщика уже выполняется.",
  },
};
