import type { ContractTexts } from "../../../../shared/contract/contract-texts.ts";
import { badRequest, conflict, keyed, notFound, unavailable } from "../../../../shared/errors.ts";

export const refusals = keyed({
  furnizorNeconfigurat: unavailable([
    "Furnizorul nu este configurat; lipsesc {setari}.",
    "Поставщик не настроен; отсутствуют {setari}.",
    "The provider is not set up; missing: {setari}.",
  ]),
  furnizorIndisponibil: unavailable([
    "Furnizorul nu răspunde; încercați peste puțin timp.",
    "Поставщик не отвечает; попробуйте чуть позже.",
    "The provider is not responding; try again in a little while.",
  ]),
  furnizorOcupat: unavailable([
    "Furnizorul cere să așteptăm; încercați peste puțin timp.",
    "Поставщик просит подождать; попробуйте чуть позже.",
    "The provider asks us to wait; try again in a little while.",
  ]),
  fisierInexistentLaFurnizor: notFound([
    "Fișierul nu există la furnizor sau nu vă este permis.",
    "Файла нет у поставщика, или доступ к нему не разрешён.",
    "The file does not exist at the provider or you do not have access to it.",
  ]),
  exportPreaMare: notFound([
    "Furnizorul nu exportă un document atât de mare; descărcați-l de acolo și încărcați-l aici.",
    "Поставщик не экспортирует такой большой документ; скачайте его там и загрузите сюда.",
    "The provider does not export a document this large; download it from there and upload it here.",
  ]),
  fisierLfs: notFound([
    "Fișierul este păstrat la furnizor prin Git LFS; descărcați-l de acolo și încărcați-l aici.",
    "Файл хранится у поставщика через Git LFS; скачайте его там и загрузите сюда.",
    "The provider keeps the file with Git LFS; download it from there and upload it here.",
  ]),
  refIncorect: badRequest([
    "Referința nu are forma furnizorului.",
    "Ссылка не соответствует форме поставщика.",
    "The reference does not have the form that the provider uses.",
  ]),
  conexiuneInexistenta: conflict([
    "Nu există o conexiune la furnizor; conectați-vă mai întâi.",
    "Нет подключения к поставщику; сначала подключитесь.",
    "There is no connection to the provider; connect first.",
  ]),
  conexiuneExpirata: conflict([
    "Conexiunea la furnizor nu mai este valabilă; conectați-vă din nou.",
    "Подключение к поставщику больше не действует; подключитесь снова.",
    "The connection to the provider is no longer valid; connect again.",
  ]),
  creatorulNuMaiActioneaza: conflict([
    "Documentul se citește la furnizor cu conexiunea celui care l-a adus, iar contul acestuia a fost dezactivat sau șters.",
    "Документ читается у поставщика через подключение того, кто его добавил, а его учётная запись отключена или удалена.",
    "The document is read from the provider with the connection of the person who brought it, and their account was deactivated or deleted.",
  ]),
  stareIncorecta: badRequest([
    "Cererea de conectare nu mai este valabilă.",
    "Запрос на подключение больше не действителен.",
    "The connection request is no longer valid.",
  ]),
});

export const contract: ContractTexts = {
  tags: {
    conexiuni: [
      "Conexiunile la furnizorii externi",
      "Подключения к внешним поставщикам",
      "Connections to external providers",
    ],
  },
  operations: {
    "conexiuni.authorize": [
      "`authorizationUrl` se deschide într-o fereastră; răspunsul pune și un cookie, fără care întoarcerea nu se încheie. Valabil zece minute, o singură dată. Un furnizor neconfigurat: 503, cu setările care lipsesc.",
      "`authorizationUrl` открывается в окне; ответ ставит и cookie, без которого возврат не завершится. Действует десять минут, один раз. Ненастроенный поставщик: 503 с отсутствующими настройками.",
      "`authorizationUrl` is opened in a popup; the answer also sets a cookie, without which the way back does not end. Valid for ten minutes, once. A provider that is not set up: 503 that names the missing settings.",
    ],
    "conexiuni.finish": [
      "Aici se întoarce fereastra de la furnizor. Răspunsul este mereu o pagină: o fereastră deschisă de altă pagină îi spune acesteia cum s-a încheiat și se închide, oricare alta duce la importurile din consolă. O stare falsă, expirată, folosită sau a altui browser: 400.",
      "Сюда окно возвращается от поставщика. Ответ — всегда страница: окно, открытое другой страницей, сообщает ей, чем всё закончилось, и закрывается, любое другое ведёт к импорту в консоли. Поддельное, истёкшее, использованное или чужое состояние: 400.",
      "The window comes back here from the provider. The answer is always a page: a window that another page opened tells that page how it ended, and closes; any other leads to the imports of the console. A forged, expired, used or foreign state: 400.",
    ],
    "conexiuni.remove": [
      "Tokenurile se șterg și când furnizorul nu răspunde. Copiile rămân; legăturile nu se mai descarcă (409). Fără conexiune: tot 204.",
      "Токены удаляются, даже если поставщик не отвечает. Копии остаются; ссылки больше не скачиваются (409). Без подключения — тоже 204.",
      "The tokens are deleted also where the provider does not answer. Copies stay; links are no longer downloaded (409). Without a connection: 204 as well.",
    ],
  },
  properties: {
    "Conexiune.status": ["Starea conexiunii", "Состояние подключения", "State of the connection"],
    "FisierLaDistanta.tip": [
      "Felul elementului la furnizor",
      "Вид элемента у поставщика",
      "Kind of the item at the provider",
    ],
    cont: ["Contul la furnizor", "Учётная запись у поставщика", "Account at the provider"],
    conectatLa: ["De când este conectat", "Когда подключено", "Since when it is connected"],
    "AutorizareConexiune.authorizationUrl": [
      "Adresa unde se permite accesul",
      "Адрес, где разрешают доступ",
      "Where access is allowed",
    ],
    importabil: ["Se poate importa", "Можно импортировать", "Whether it can be imported"],
    cale: ["Locul arătat", "Показанное место", "The place that is shown"],
  },
};

export const matrix = `
                     nobody stranger reader operator owner bucketAdmin orgAdmin foreignAdmin serviceAdmin machine otherMachine writeMachine linkHolder
conexiuni.list       401    200      200    200      200   200         200      200          200          401     401          401          401
conexiuni.authorize  401    200      200    200      200   200         200      200          200          401     401          401          401
conexiuni.finish     400    400      400    400      400   400         400      400          400          400     400          400          400
conexiuni.remove     401    204      204    204      204   204         204      204          204          401     401          401          401
conexiuni.listFiles  401    409      409    409      409   409         409      409          409          401     401          401          401
`;
