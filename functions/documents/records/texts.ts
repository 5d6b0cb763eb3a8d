import { conflict, keyed, notFound } from "../../../shared/errors.ts";

export const refusals = keyed({
  preaMulteCereriDeAcces: conflict([
    "Aveți deja {limita} cereri în așteptare; retrageți una sau așteptați o decizie.",
    "У вас уже {limita} запросов в ожидании; отзовите один или дождитесь решения.",
    "You already have {limita} requests waiting; withdraw one or wait for a decision.",
  ]),
  autoritateaExista: conflict([
    "Autoritatea {name} există deja.",
    "Роль {name} уже существует.",
    "The authority {name} already exists.",
  ]),
  idnoExista: conflict([
    "Există deja o organizație cu acest IDNO.",
    "Организация с таким IDNO уже существует.",
    "There is already an organization with this IDNO.",
  ]),
  accesExista: conflict([
    "Persoana este deja membră a containerului.",
    "Пользователь уже имеет доступ к контейнеру.",
    "The person is already a member of the container.",
  ]),
  idnpClientExista: conflict([
    "Există deja un client cu acest IDNP.",
    "Клиент с таким IDNP уже существует.",
    "There is already a client with this IDNP.",
  ]),
  idnoClientExista: conflict([
    "Există deja un client cu acest IDNO.",
    "Клиент с таким IDNO уже существует.",
    "There is already a client with this IDNO.",
  ]),
  incarcareInLucru: conflict([
    "Încărcarea este prelucrată chiar acum de altă cerere.",
    "Загрузка прямо сейчас обрабатывается другим запросом.",
    "Another request is processing the upload right now.",
  ]),
  linkInexistent: notFound([
    "Linkul nu există sau nu mai este valabil.",
    "Ссылка не существует или больше не действует.",
    "The link does not exist or is no longer valid.",
  ]),
  reindexareInCurs: conflict([
    "Indexul se reface deja.",
    "Индекс уже перестраивается.",
    "The index is already being rebuilt.",
  ]),
  importInCurs: conflict([
    "Un import al dumneavoastră de la acest furnizor este deja în curs.",
    "Ваш импорт от этого поставщика уже выполняется.",
    "An import of yours from this provider is already in progress.",
  ]),
});
