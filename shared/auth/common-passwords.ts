/**
 * Passwords of eight characters and more that lead the public lists of leaked ones, and their local relatives;
 * in lower case. Shorter ones are refused by their length.
 */
const lists = `
12345678 123456789 1234567890 0123456789 12345678910 123456789a 123456789q 987654321 9876543210 87654321 11111111
111111111 1111111111 00000000 000000000 0000000000 22222222 33333333 44444444 55555555 66666666 77777777 88888888
99999999 12341234 123123123 123321123 12344321 11223344 112233445566 1122334455 13579246 147258369 159753456 123654789
789456123 741852963 147852369 10203040 1020304050 1234512345 121212121 12121212 123456123 123456654321 01234567
password password1 password12 password123 password1234 password2 password! password1! password01 passw0rd p@ssword
p@ssw0rd p@ssword1 p@$$w0rd pa$$word pa$$w0rd passwort motdepasse contraseña wachtwoord mypassword newpassword
qwertyui qwertyuiop qwerty12 qwerty123 qwerty1234 qwerty12345 qwerty123456 qwertyu1 qwerty!1 1qaz2wsx 1qaz2wsx3edc
1q2w3e4r 1q2w3e4r5t 1q2w3e4r5t6y q1w2e3r4 q1w2e3r4t5 qazwsxedc qazwsx123 zaq12wsx zaq1zaq1 asdfghjk asdfghjkl asdf1234
asdfasdf asdfqwer zxcvbnm1 zxcvbnm123 zxcvbnm, qweasdzxc qweasd123 qweqweqwe qwerasdf poiuytre poiuytrewq lkjhgfdsa
abcd1234 abc12345 abc123456 abcdefgh abcdefghi abcdefg1 a1b2c3d4 aa123456 aa12345678 a12345678 a123456789 aaaaaaaa
aaaaaaaaa abcabcabc 1a2b3c4d asd12345 asd123456 q12345678 q123456789 zxc12345 qwe12345 qwe123456 qaz12345
iloveyou iloveyou1 iloveyou2 ilovegod sunshine sunshine1 princess princess1 football football1 baseball baseball1
basketball superman superman1 spiderman batman123 starwars startrek pokemon1 pokemon123 dragon123 monkey123 michael1
michelle jennifer jessica1 ashley123 charlie1 jordan23 liverpool liverpool1 chelsea1 arsenal1 barcelona realmadrid
juventus mercedes corvette computer computer1 internet internet1 samsung1 samsung123 google123 facebook facebook1
microsoft trustno1 whatever whatever1 letmein1 letmein123 welcome1 welcome12 welcome123 welcome1234 changeme
changeme1 changeme123 default1 secret123 master123 shadow123 freedom1 blink182 rockstar butterfly chocolate
administrator admin123 admin1234 admin12345 admin123456 adminadmin admin@123 admin2024 admin2025 admin2026 root1234
rootroot toor1234 user1234 useruser test1234 test12345 testtest testing1 testing123 demo1234 guest123 operator
operator1 manager1 support1 support123 temp1234 temppass login123 server123 system123 oracle123 postgres
parola12 parola123 parola1234 parola12345 parola123456 parolamea parolanoua parola2024 parola2025 parola2026
parola01 parola!1 parolaparola moldova1 moldova12 moldova123 moldova2024 moldova2025 moldova2026 republicamoldova
romania1 romania12 romania123 chisinau chisinau1 chisinau123 chișinău bucuresti bucurești bucuresti1 timisoara
stefancelmare ștefancelmare mihaieminescu dumnezeu dumnezeu1 teiubesc teiubesc1 teiubescmult iubireamea fericire
dragostea primavara trandafir andreea1 alexandru alexandra gabriela cristina cristian elisabeta margareta
primaria primaria1 primaria123 ministerul guvernul contabil contabil1 contabilitate secretar secretara biblioteca
steaua86 dinamo48 zimbru123 sheriff1 dacia1300
йцукенгш йцукенгшщз йцукен12 йцукен123 йцукен1234 пароль12 пароль123 пароль1234 пароль12345 мойпароль
любимый1 солнышко наташа123 молдова1 молдова123 кишинев1 администратор спартак1 привет123 марина123
parol123 parol1234 parol12345 privet123 gfhjkm123 ghbdtn123 natasha1 solnishko solnyshko lubimaya nastya123
`;

export const commonPasswords: ReadonlySet<string> = new Set(lists.trim().split(/\s+/));
