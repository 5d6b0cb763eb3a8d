import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { keyed, notFound } from "../../../../shared/errors.ts";

export const refusals = keyed({
  legaturaGresita: notFound([
    "Legătura de dezabonare este greșită sau incompletă.",
    "Ссылка для отказа неверна или неполна.",
    "The unsubscribe link is wrong or incomplete.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    unsubscribe: ["Dezabonarea", "Отказ от рассылки", "Unsubscribing"],
  },
  operations: {
    "public.unsubscribe.read": [
      "Un browser este trimis la pagina care întreabă (303); cu `Accept: application/json` răspunsul spune ce mesaje sunt, altfel este o pagină fără script.",
      "Браузер направляется на страницу с вопросом (303); с `Accept: application/json` ответ говорит, какие это сообщения, иначе — страница без скриптов.",
      "A browser is led to the page that asks (303); with `Accept: application/json` the answer says which messages these are, otherwise it is a page without scripts.",
    ],
    "public.unsubscribe.request": [
      "Cu un clic (RFC 8058): refuză categoria mesajului de la sistemul care l-a trimis, și nimic altceva. Cine este în registru primește o preferință, altă adresă o suprimare. Corpul nu se citește; repetarea nu schimbă nimic. Mesajele oficiale și cele cu prioritatea High sosesc în continuare.",
      "Одним щелчком (RFC 8058): отказ от категории сообщения системы, которая его отправила, и ни от чего другого. У того, кто есть в реестре, появляется предпочтение, у другого адреса — блокировка. Тело не читается; повтор ничего не меняет. Официальные сообщения и сообщения с приоритетом High приходят и дальше.",
      "With one click (RFC 8058): declines the category of the message for the system that sent it, and nothing else. A person of the registry gets a preference, another address a suppression. The body is not read; repeating it changes nothing. Official messages and those of priority High still arrive.",
    ],
  },
  properties: {
    numeCategorie: [
      "Denumirea categoriei, după limbă; lipsește dacă biblioteca sistemului nu o are",
      "Название категории по языкам; отсутствует, если в справочнике системы её нет",
      "The name of the category by language; absent if the library of the system does not have it",
    ],
  },
};

export const matrix = `
                           nobody user operator serviceAdmin machine otherMachine
public.unsubscribe.read    200    200  200      200          200     200
public.unsubscribe.request 200    200  200      200          200     200
`;
