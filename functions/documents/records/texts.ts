import { conflict, keyed, notFound } from "../../../shared/errors.ts";

export const refusals = keyed({
  preaMulteCereriDeAcces: conflict({
    ro: "Aveți deja {limita} cereri în așteptare; retrageți una sau așteptați o decizie.",
    ru: "У вас уже {limita} запросов в ожидании; отзовите один или дождитесь решения.",
  }),
  autoritateaExista: conflict({ ro: "Autoritatea {name} există deja.", ru: "Роль {name} уже существует." }),
  idnoExista: conflict({
    ro: "Există deja o organizație cu acest IDNO.",
    ru: "Организация с таким IDNO уже существует.",
  }),
  accesExista: conflict({
    ro: "Persoana este deja membră a containerului.",
    ru: "Пользователь уже имеет доступ к контейнеру.",
  }),
  idnpClientExista: conflict({
    ro: "Există deja un client cu acest IDNP.",
    ru: "Клиент с таким IDNP уже существует.",
  }),
  idnoClientExista: conflict({
    ro: "Există deja un client cu acest IDNO.",
    ru: "Клиент с таким IDNO уже существует.",
  }),
  incarcareInLucru: conflict({
    ro: "Încărcarea este prelucrată chiar acum de altă cerere.",
    ru: "Загрузка прямо сейчас обрабатывается другим запросом.",
  }),
  linkInexistent: notFound({
    ro: "Linkul nu există sau nu mai este valabil.",
    ru: "Ссылка не существует или больше не действует.",
  }),
  reindexareInCurs: conflict({
    ro: "Indexul se reface deja.",
    ru: "Индекс уже перестраивается.",
  }),
  importInCurs: conflict({
    ro: "Un import al dumneavoastră de la acest furnizor este deja în curs.",
    ru: "Ваш импорт от этого поставщика уже выполняется.",
  }),
});
