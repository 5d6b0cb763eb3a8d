import leakedPasswords from "./leaked-passwords.json" with { type: "json" };

/**
 * Variants missing from the international lists, in Romanian and Russian, with recent years and with terms of public
 * administration. In lower case, eight characters or more; shorter ones are refused by their length.
 */
const localVariants = `
0123456789 987654321 9876543210 87654321 111111111 1111111111 00000000 000000000 0000000000 22222222 33333333
44444444 55555555 66666666 77777777 88888888 99999999 12341234 123123123 112233445566 13579246 159753456 1020304050
1234512345 121212121 12121212 01234567 password1234 password! password1! p@ssword p@ssword1 p@$$w0rd pa$$word
pa$$w0rd motdepasse contraseña wachtwoord newpassword qwertyu1 qwerty!1 zaq1zaq1 asdfqwer zxcvbnm, qweqweqwe
poiuytre poiuytrewq lkjhgfdsa abc123456 abcdefgh abcdefghi aa12345678 aaaaaaaa aaaaaaaaa abcabcabc asd12345
asd123456 q12345678 zxc12345 qwe12345 qwe123456 qaz12345 princess1 batman123 pokemon123 dragon123 monkey123
ashley123 internet1 samsung123 google123 facebook1 whatever1 letmein123 welcome12 welcome123 welcome1234 changeme1
changeme123 default1 secret123 master123 shadow123 administrator admin123 admin1234 admin12345 admin123456
adminadmin admin@123 admin2024 admin2025 admin2026 root1234 rootroot toor1234 user1234 useruser test12345 testing123
demo1234 guest123 operator1 manager1 support1 support123 temp1234 login123 server123 system123 oracle123 postgres
parola12 parola123 parola1234 parola12345 parola123456 parolamea parolanoua parola2024 parola2025 parola2026
parola01 parola!1 parolaparola moldova1 moldova12 moldova123 moldova2024 moldova2025 moldova2026 republicamoldova
romania1 romania12 romania123 chisinau chisinau1 chisinau123 chișinău bucuresti bucurești bucuresti1 timisoara
stefancelmare ștefancelmare mihaieminescu dumnezeu dumnezeu1 teiubesc teiubesc1 teiubescmult iubireamea fericire
dragostea primavara trandafir andreea1 alexandru elisabeta margareta primaria primaria1 primaria123 ministerul
guvernul contabil contabil1 contabilitate secretar secretara biblioteca steaua86 dinamo48 zimbru123 sheriff1
dacia1300 йцукенгш йцукенгшщз йцукен12 йцукен123 йцукен1234 пароль12 пароль123 пароль1234 пароль12345 мойпароль
любимый1 солнышко наташа123 молдова1 молдова123 кишинев1 администратор спартак1 привет123 марина123 parol123
parol1234 parol12345 privet123 solnishko solnyshko lubimaya nastya123
`;

/** The passwords that attackers try first, in lower case. Those from leaks are third-party data: see NOTICE. */
export const commonPasswords: ReadonlySet<string> = new Set([
  ...leakedPasswords,
  ...localVariants.trim().split(/\s+/),
]);
