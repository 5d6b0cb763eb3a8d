import { conflict, keyed, notFound } from "../../../shared/errors.ts";

export const refusals = keyed({
  preaMulteCereriDeAcces: conflict([
    "Aveți deja {limita} cereri în așteptare; retrageți una sau așteptați o decizie.",
    "У вас уже {limita} запросов в ожидании; отзовите один или дождитесь решения.",
  ]),
  autoritateaExista: conflict(["Autoritatea {name} există deja.", "Роль {name} уже существует."]),
  idnoExista: conflict([
    "Există deja o organizație cu acest IDNO.",
    "Организация с таким IDNO уже существует.",
  ]),
  accesExista: conflict([
    "Persoana este deja membră a containerului.",
    "Пользователь уже имеет доступ к контейнеру.",
  ]),
  idnpClientExista: conflict(["Există deja un client cu acest IDNP.", "Клиент с таким IDNP уже существует."]),
  idnoClientExista: conflict(["Există deja un client cu acest IDNO.", "Клиент с таким IDNO уже существует."]),
  incarcareInLucru: conflict([
    "Încărcarea este prelucrată chiar acum de altă cerere.",
    "Загрузка прямо сейчас обрабатывается другим запросом.",
  ]),
  linkInexistent: notFound([
    "Linkul nu există sau nu mai este valabil.",
    "Ссылка не существует или больше не действует.",
  ]),
  reindexareInCurs: conflict(["Indexul se reface deja.", "Индекс уже перестраивается."]),
  importInCurs: conflict([
    "Un import al dumneavoastră de la acest furnizor este deja în curs.",
    "Ваш импорт от этого поставщика уже выполняется.",
  ]),
});
