import { config } from "../../config.ts";
import { log } from "../../log.ts";
import { sendMail } from "../../mail/send-mail.ts";
import { filled, type Text } from "../../texts.ts";
import { type Account, getsMail } from "./account.ts";
import type { Accounts } from "./accounts.ts";
import type { FactorNotice } from "./change-factors.ts";
import { issueKey, type KeyPurpose } from "./one-time-keys.ts";

/** Every mail about an account: the key in it and the page of its link, which the console has for all services. */
const mails = {
  activation: { key: "activation", path: "/cont/activare" },
  reset: { key: "reset", path: "/cont/parola" },
  invitation: { key: "reset", path: "/cont/parola" },
} satisfies Record<string, { key: KeyPurpose; path: string }>;

type AccountMail = keyof typeof mails;
/** A mail without a key, about a change that an administrator, or somebody with the password, has made. */
export type Notice = "passwordSet" | "addressSet" | "addressChanged" | "subjectSet" | FactorNotice;

/* Anyone can register another person's address, so the mail contains no text chosen by the sender. */
const texts = {
  "activation.subject": ["Activați contul", "Активируйте учётную запись", "Activate your account"],
  "activation.text": [
    "Bună ziua,\n\nCu această adresă a fost cerut un cont. Îl activați aici, în cel mult o oră:\n{link}\n\nDacă nu l-ați cerut dumneavoastră, nu este nevoie să faceți nimic.\n",
    "Здравствуйте!\n\nС этим адресом запрошена учётная запись. Активируйте её в течение часа:\n{link}\n\nЕсли вы её не запрашивали, ничего делать не нужно.\n",
    "Hello,\n\nAn account was requested with this address. Activate it here within one hour:\n{link}\n\nIf you did not request it, you do not need to do anything.\n",
  ],
  "reset.subject": ["Alegeți o parolă nouă", "Выберите новый пароль", "Choose a new password"],
  "reset.text": [
    "Bună ziua,\n\nPentru contul {login} a fost cerută o parolă nouă. O alegeți aici, în cel mult o oră:\n{link}\n\nCheia: {key}\n\nDacă nu ați cerut-o dumneavoastră, parola actuală rămâne neschimbată.\n",
    "Здравствуйте!\n\nДля учётной записи {login} запрошен новый пароль. Выберите его в течение часа:\n{link}\n\nКлюч: {key}\n\nЕсли вы его не запрашивали, нынешний пароль остаётся без изменений.\n",
    "Hello,\n\nA new password was requested for the account {login}. Choose it here within one hour:\n{link}\n\nKey: {key}\n\nIf you did not request it, the current password stays the same.\n",
  ],
  "passwordSet.subject": [
    "Parola dumneavoastră a fost schimbată",
    "Ваш пароль изменён",
    "Your password was changed",
  ],
  "passwordSet.text": [
    "Bună ziua,\n\nUn administrator al serviciului a schimbat parola contului {login}. Dacă nu știți de ce, cereți o parolă nouă și anunțați administratorul.\n",
    "Здравствуйте!\n\nАдминистратор сервиса изменил пароль учётной записи {login}. Если вы не знаете причины, запросите новый пароль и сообщите администратору.\n",
    "Hello,\n\nA service administrator changed the password of the account {login}. If you do not know why, request a new password and tell the administrator.\n",
  ],
  "addressSet.subject": [
    "Adresa contului dumneavoastră a fost schimbată",
    "Адрес вашей учётной записи изменён",
    "The address of your account was changed",
  ],
  "addressSet.text": [
    "Bună ziua,\n\nUn administrator al serviciului a schimbat adresa de e-mail a contului {login}; mesajele nu mai vin aici. Dacă nu știți de ce, anunțați administratorul.\n",
    "Здравствуйте!\n\nАдминистратор сервиса изменил адрес электронной почты учётной записи {login}; сюда сообщения больше не приходят. Если вы не знаете причины, сообщите администратору.\n",
    "Hello,\n\nA service administrator changed the email address of the account {login}; messages no longer come here. If you do not know why, tell the administrator.\n",
  ],
  "addressChanged.subject": [
    "Adresa contului dumneavoastră a fost schimbată",
    "Адрес вашей учётной записи изменён",
    "The address of your account was changed",
  ],
  "addressChanged.text": [
    "Bună ziua,\n\nÎn contul {login} a fost înregistrată altă adresă de e-mail; mesajele nu mai vin aici. Dacă nu ați schimbat-o dumneavoastră, anunțați administratorul serviciului.\n",
    "Здравствуйте!\n\nВ учётной записи {login} указан другой адрес электронной почты; сюда сообщения больше не приходят. Если вы его не меняли, сообщите администратору сервиса.\n",
    "Hello,\n\nAnother email address was registered in the account {login}; messages no longer come here. If you did not change it, tell the service administrator.\n",
  ],
  "subjectSet.subject": [
    "Autentificarea contului dumneavoastră a fost schimbată",
    "Способ входа в вашу учётную запись изменён",
    "The sign-in of your account was changed",
  ],
  "subjectSet.text": [
    "Bună ziua,\n\nUn administrator al serviciului a schimbat persoana care intră prin autentificarea guvernamentală în contul {login}. Dacă nu știți de ce, anunțați administratorul.\n",
    "Здравствуйте!\n\nАдминистратор сервиса изменил лицо, которое входит через государственную систему входа в учётную запись {login}. Если вы не знаете причины, сообщите администратору.\n",
    "Hello,\n\nA service administrator changed the person who signs in to the account {login} with the government sign-in. If you do not know why, tell the administrator.\n",
  ],
  "factorAdded.subject": [
    "A fost adăugat un al doilea factor de autentificare",
    "Добавлен второй фактор входа",
    "A second factor was added",
  ],
  "factorAdded.text": [
    "Bună ziua,\n\nContul {login} are un nou factor de autentificare. Dacă nu l-ați adăugat dumneavoastră, schimbați parola și anunțați administratorul.\n",
    "Здравствуйте!\n\nУ учётной записи {login} появился новый фактор входа. Если его добавили не вы, смените пароль и сообщите администратору.\n",
    "Hello,\n\nThe account {login} has a new sign-in factor. If you did not add it, change your password and tell the administrator.\n",
  ],
  "factorRemoved.subject": [
    "A fost șters un factor de autentificare",
    "Удалён фактор входа",
    "A sign-in factor was deleted",
  ],
  "factorRemoved.text": [
    "Bună ziua,\n\nUn factor de autentificare al contului {login} a fost șters. Dacă nu l-ați șters dumneavoastră, schimbați parola și anunțați administratorul.\n",
    "Здравствуйте!\n\nУдалён один из факторов входа учётной записи {login}. Если его удалили не вы, смените пароль и сообщите администратору.\n",
    "Hello,\n\nA sign-in factor of the account {login} was deleted. If you did not delete it, change your password and tell the administrator.\n",
  ],
  "recoveryCodesRenewed.subject": [
    "Aveți coduri de rezervă noi",
    "Созданы новые резервные коды",
    "You have new recovery codes",
  ],
  "recoveryCodesRenewed.text": [
    "Bună ziua,\n\nPentru contul {login} au fost create coduri de rezervă noi; cele vechi nu mai sunt valabile. Dacă nu le-ați cerut dumneavoastră, schimbați parola și anunțați administratorul.\n",
    "Здравствуйте!\n\nДля учётной записи {login} созданы новые резервные коды; прежние больше не действуют. Если их запросили не вы, смените пароль и сообщите администратору.\n",
    "Hello,\n\nNew recovery codes were created for the account {login}; the old ones are no longer valid. If you did not request them, change your password and tell the administrator.\n",
  ],
  "recoveryCodeUsed.subject": [
    "A fost folosit un cod de rezervă",
    "Использован резервный код",
    "A recovery code was used",
  ],
  "recoveryCodeUsed.text": [
    "Bună ziua,\n\nLa autentificarea în contul {login} a fost folosit un cod de rezervă, care nu mai este valabil. Dacă nu l-ați folosit dumneavoastră, schimbați parola și anunțați administratorul.\n",
    "Здравствуйте!\n\nПри входе в учётную запись {login} использован резервный код; он больше не действует. Если его использовали не вы, смените пароль и сообщите администратору.\n",
    "Hello,\n\nA recovery code was used to sign in to the account {login}; it is no longer valid. If you did not use it, change your password and tell the administrator.\n",
  ],
  "factorsReset.subject": [
    "Factorii de autentificare au fost resetați",
    "Факторы входа сброшены",
    "The sign-in factors were reset",
  ],
  "factorsReset.text": [
    "Bună ziua,\n\nDoi administratori au resetat factorii de autentificare ai contului {login}: la autentificare se cere doar parola, până adăugați altul. Dacă nu ați cerut acest lucru, schimbați parola și anunțați administratorul.\n",
    "Здравствуйте!\n\nДва администратора сбросили факторы входа учётной записи {login}: пока вы не добавите новый, для входа нужен только пароль. Если вы этого не просили, смените пароль и сообщите администратору.\n",
    "Hello,\n\nTwo administrators reset the sign-in factors of the account {login}: you need only the password to sign in until you add another factor. If you did not request this, change your password and tell the administrator.\n",
  ],
  "invitation.subject": [
    "Contul dumneavoastră a fost creat",
    "Для вас создана учётная запись",
    "Your account was created",
  ],
  "invitation.text": [
    "Bună ziua,\n\nUn administrator a creat pentru dumneavoastră contul {login}. Alegeți-i parola aici, în cel mult o oră:\n{link}\n\nCheia: {key}\n",
    "Здравствуйте!\n\nАдминистратор создал для вас учётную запись {login}. Выберите для неё пароль в течение часа:\n{link}\n\nКлюч: {key}\n",
    "Hello,\n\nAn administrator created the account {login} for you. Choose its password here within one hour:\n{link}\n\nKey: {key}\n",
  ],
} as const satisfies Record<`${AccountMail | Notice}.${"subject" | "text"}`, Text>;

/**
 * Sends a mail with a new one-time key to the user, in their language. A failure does not fail the operation that
 * needs the mail, which is already stored: it is logged, and the user can request another mail by
 * `reset-password/init`. Each caller has taken its place among the codes (`takeCode`).
 */
export async function sendAccountMail(
  accounts: Accounts,
  account: Account,
  mail: AccountMail,
): Promise<void> {
  const key = await issueKey(accounts, mails[mail].key, account);
  const link = `${config.publicUrl}${mails[mail].path}?serviciu=${accounts.service}&key=${key}`;
  await deliver(account, mail, { login: account.login, link, key });
}

/** Tells a user about a change of their account; the mail contains no link. */
export const sendNotice = (account: Account, notice: Notice): Promise<void> =>
  deliver(account, notice, { login: account.login });

async function deliver(
  account: Account,
  mail: AccountMail | Notice,
  values: Record<string, string>,
): Promise<void> {
  if (!getsMail(account)) return;
  const say = (part: "subject" | "text") =>
    filled(texts[`${mail}.${part}` as const], account.langKey, values);
  const outcome = await sendMail({ to: account.email, subject: say("subject"), text: say("text") });
  if (outcome.kind === "accepted") return;
  const { code, responseCode } = outcome;
  log.warn("sending a mail failed", { mail, object: account.id, code, responseCode });
}
