/* What people call the acts of the operations: the first word of an action has the words that a reader may type for it. */

const WORDS = {
  accept: "acceptă primește принять accept",
  activate: "activează pornește включить активировать enable switch on",
  approve: "aprobă одобрить согласовать approve",
  archive: "arhivează архивировать archive",
  assign: "atribuie mută назначить move assign",
  authorize: "autorizează conectează разрешить подключить connect",
  cancel: "anulează отменить cancel",
  change: "schimbă modifică изменить сменить change",
  complete: "termină încheie завершить finish",
  count: "numără câte посчитать сколько how many count",
  create: "creează adaugă înregistrează nou создать добавить новый add new make",
  deactivate: "dezactivează oprește отключить disable switch off",
  download: "descarcă salvează ia fișier скачать загрузить файл get file fetch",
  finish: "termină încheie завершить complete end",
  generate: "generează создать сформировать make",
  import: "importă aduce импортировать bring",
  list: "listă toate caută arată список найти поиск показать find search all show",
  login: "intră autentificare token вход войти sign in log in",
  match: "potrivește leagă сопоставить link assign",
  patch: "modifică schimbă actualizează изменить обновить edit update change",
  // With hyphens, so that "delete" alone means `remove`.
  purge: "elimină șterge-definitiv уничтожить удалить-навсегда delete-forever erase",
  read: "citește arată deschide прочитать показать открыть get show open view",
  refund: "rambursează întoarce вернуть возврат pay back",
  register: "înregistrează cont зарегистрировать sign up",
  reject: "respinge refuză отклонить отказать refuse decline",
  release: "eliberează освободить free",
  remove: "șterge elimină scoate удалить убрать delete",
  render: "completează previzualizare заполнить предпросмотр fill preview",
  renew: "reînnoiește prelungește обновить продлить refresh extend",
  replace: "modifică schimbă actualizează înlocuiește изменить обновить заменить edit update change",
  replay: "trimite din nou reia отправить снова повторить send again",
  request: "cere solicită запросить попросить ask",
  restore: "restaurează reactivează înapoi восстановить вернуть undo bring back",
  resync: "sincronizează actualizează синхронизировать обновить sync refresh",
  retry: "reîncearcă trimite din nou повторить снова try again",
  revoke: "revocă retrage închide отозвать закрыть withdraw end",
  rotate: "schimbă secret cheie сменить секрет change secret key",
  run: "pornește rulează запустить start",
  save: "salvează сохранить keep",
  search: "caută găsește искать найти find",
  set: "setează schimbă marchează задать отметить mark change",
  share: "partajează dă acces поделиться дать доступ give access",
  sign: "semnează подписать",
  signIn: "intră autentificare token вход войти sign in log in login",
  stop: "oprește остановить end",
  suspend: "suspendă oprește приостановить block",
  upload: "încarcă trimite fișier загрузить отправить файл send file",
  verify: "verifică проверить check",
  withdraw: "retrage anulează отозвать cancel",
};

/** An action and its first word, as its operation id has them: `listVersions` and `list` of `documents.listVersions`. */
const actionOf = (operationId) => /([a-z]+)[^.]*$/.exec(operationId) ?? [];

export function wordsFor({ operationId }) {
  const [action, verb] = actionOf(operationId);
  return WORDS[action] ?? WORDS[verb];
}
