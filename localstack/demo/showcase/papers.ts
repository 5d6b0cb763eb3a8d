/*
 * What offices write: each kind of paper is a text with a few values, of which two hundred different ones are made. Texts are HTML of
 * the blocks that pages know (`shared/rendering/`).
 */

/** A paper before it becomes a file. */
export interface Paper {
  /** The beginning of its code. */
  series: string;
  denumire: string;
  etichete: string[];
  html: string;
  language: "ro" | "ru";
}

/** The values of one paper. */
export interface Values {
  /** Its number in its kind, from 0 on. */
  n: number;
  /** Its registration number. */
  number: string;
  /** Its date in Romanian and Russian words. */
  date: string;
}

const residents = [
  "Vasile Moraru",
  "Natalia Ceban",
  "Andrei Popa",
  "Lidia Croitoru",
  "Mihai Guțu",
  "Tatiana Bîrcă",
  "Sergiu Ursu",
  "Doina Cazacu",
  "Grigore Munteanu",
  "Svetlana Roșca",
];
const applicants = [
  "Игорь Смирнов",
  "Наталья Кузнецова",
  "Олег Кожокару",
  "Людмила Чебан",
  "Дмитрий Гончар",
  "Вера Попеску",
  "Павел Бойко",
];
const streets = [
  "Grădinilor",
  "Mihai Eminescu",
  "Independenței",
  "Livezilor",
  "31 August 1989",
  "Ștefan cel Mare",
  "Păcii",
  "Morii",
  "Izvorului",
  "Alexei Mateevici",
  "Columna",
];
const firms = [
  "Agro Nord SRL",
  "Casa Nouă SA",
  "Drumuri Nord SRL",
  "Termoserv SRL",
  "Vertical Construct SRL",
  "Info Birou SRL",
  "Edil Verde SRL",
];
const works = [
  "construirea unei case de locuit cu două niveluri",
  "construirea unui garaj",
  "reconstrucția acoperișului",
  "racordarea la rețeaua de gaze",
  "amenajarea unui spațiu comercial la parter",
  "împrejmuirea terenului",
  "construirea unei terase",
];
const supplies = [
  "hârtie și rechizite de birou",
  "repararea acoperișului școlii nr. 2",
  "lămpi LED pentru iluminatul stradal",
  "mentenanța rețelei de calculatoare",
  "combustibil pentru transportul de serviciu",
  "plantarea arborilor în parcul central",
];
const months = [
  "ianuarie",
  "februarie",
  "martie",
  "aprilie",
  "mai",
  "iunie",
  "iulie",
  "august",
  "septembrie",
];

/** One of several values; neighbours differ, and lists of different lengths do not go in step. */
const of = (values: readonly string[], n: number): string => values[n % values.length] ?? "";
const lei = (n: number): number => 1_250 + ((n * 7_919) % 96) * 850;
const money = (sum: number): string => `${sum.toLocaleString("ro-MD")},00 lei`;
const house = (n: number): string => String(1 + ((n * 13) % 90));

const table = (head: readonly string[], rows: readonly (readonly string[])[]): string => {
  const row = (cells: readonly string[], tag: string) =>
    `<tr>${cells.map((cell) => `<${tag}>${cell}</${tag}>`).join("")}</tr>`;
  return `<table>${row(head, "th")}${rows.map((cells) => row(cells, "td")).join("")}</table>`;
};

type Kind = (values: Values) => Paper;

const request: Kind = ({ n, number, date }) => ({
  series: "URB",
  denumire: `Cerere de certificat de urbanism, str. ${of(streets, n)} ${house(n)}`,
  etichete: ["cereri", "urbanism"],
  language: "ro",
  html: `<h1>Cerere</h1>
<p>Către Primăria Orașului Demo, secția Urbanism</p>
<p>Subsemnatul(a) <strong>${of(residents, n)}</strong>, domiciliat(ă) în Orașul Demo, str. ${of(streets, n)} ${house(n)}, solicit eliberarea certificatului de urbanism pentru proiectare, în vederea lucrărilor: ${of(works, n)}.</p>
<p>Anexez:</p>
<ol><li>copia buletinului de identitate;</li><li>extrasul din registrul bunurilor imobile;</li><li>planul cadastral al terenului;</li><li>schița lucrărilor propuse.</li></ol>
<p>Sunt de acord ca datele mele să fie prelucrate pentru examinarea acestei cereri.</p>
<p>Nr. de intrare ${number}, ${date}</p><p>${of(residents, n)}</p>`,
});

const reply: Kind = ({ n, number, date }) => ({
  series: "RSP",
  denumire: `Răspuns către ${of(residents, n + 3)}`,
  etichete: ["corespondență"],
  language: "ro",
  html: `<h1>Primăria Orașului Demo</h1>
<p>Nr. ${number} din ${date}</p>
<p>Dlui/Dnei ${of(residents, n + 3)}<br>str. ${of(streets, n + 4)} ${house(n + 2)}</p>
<p>Stimate(ă) ${of(residents, n + 3)},</p>
<p>La adresarea Dvs. privind ${of(works, n + 2)}, vă comunicăm că dosarul a fost examinat de secția Urbanism. Pentru continuarea procedurii este necesar ca, în termen de 30 de zile, să prezentați acordul coproprietarilor, autentificat notarial.</p>
<p>Dosarul completat se depune la ghișeul unic, sala 4, de luni până vineri, între orele 8:00 și 17:00, sau prin pagina de documente a primăriei.</p>
<p>Cu respect,</p><p>Elena Țurcanu, șefa secției Urbanism</p>`,
});

const permit: Kind = ({ n, number, date }) => ({
  series: "AUT",
  denumire: `Autorizație de construire nr. ${number}`,
  etichete: ["autorizații", "urbanism"],
  language: "ro",
  html: `<h1>Autorizație de construire nr. ${number}</h1>
<p>Eliberată la ${date} în temeiul Codului urbanismului și construcțiilor.</p>
${table(
  ["", ""],
  [
    ["Beneficiar", of(residents, n + 5)],
    ["Obiect", of(works, n)],
    ["Adresa", `str. ${of(streets, n + 1)} ${house(n + 3)}`],
    ["Executant", of(firms, n)],
    ["Suprafața terenului", `${String(4 + (n % 9))} ari`],
    ["Termenul de începere", "12 luni"],
    ["Durata lucrărilor", `${String(6 + (n % 5) * 6)} luni`],
  ],
)}
<h2>Condiții</h2>
<ul><li>Lucrările încep după anunțarea secției Urbanism, cu cel puțin 7 zile înainte.</li><li>Rețelele edilitare se execută înaintea fațadelor.</li><li>La încheierea lucrărilor se convoacă comisia de recepție.</li></ul>
<p>Primar, Gheorghe Lungu</p><p>Arhitect-șef, Elena Țurcanu</p>`,
});

const order: Kind = ({ n, number, date }) => ({
  series: "DSP",
  denumire: `Dispoziție privind ${of(["sezonul rece", "târgul de toamnă", "curățenia generală", "circulația pe strada Columna", "comisia de inventariere", "programul de vară", "ziua orașului"], n)}`,
  etichete: ["dispoziții"],
  language: "ro",
  html: `<h1>Dispoziția nr. ${number}</h1><p>din ${date}</p>
<p>În temeiul art. 29 al Legii nr. 436/2006 privind administrația publică locală, ținând cont de propunerile secțiilor,</p>
<p><strong>DISPUN:</strong></p>
<ol><li>Se constituie un grup de lucru din ${String(3 + (n % 4))} persoane, condus de viceprimar.</li><li>Se alocă ${money(lei(n))} din fondul de rezervă.</li><li>Secția Finanțe asigură evidența cheltuielilor și raportează lunar.</li><li>Controlul executării prezentei dispoziții îmi revine mie.</li></ol>
<p>Prezenta dispoziție poate fi contestată în termen de 30 de zile la judecătorie.</p><p>Primar, Gheorghe Lungu</p>`,
});

const contract: Kind = ({ n, number, date }) => ({
  series: "ACH",
  denumire: `Contract de achiziție: ${of(supplies, n)}`,
  etichete: ["contracte", "achiziții"],
  language: "ro",
  html: `<h1>Contract de achiziție nr. ${number}</h1><p>Orașul Demo, ${date}</p>
<p>Primăria Orașului Demo, denumită <em>Beneficiar</em>, și ${of(firms, n)}, denumită <em>Furnizor</em>, au încheiat prezentul contract.</p>
<h2>1. Obiectul</h2><p>Furnizorul se obligă să presteze: ${of(supplies, n)}, conform caietului de sarcini, care este parte a contractului.</p>
<h2>2. Prețul și plata</h2>
${table(
  ["Etapa", "Termenul", "Suma"],
  [
    ["Avans", "10 zile de la semnare", money(Math.round(lei(n) / 5))],
    ["Livrare", "60 de zile", money(Math.round((lei(n) * 3) / 5))],
    ["Recepție finală", "90 de zile", money(Math.round(lei(n) / 5))],
  ],
)}
<p>Plata se face prin transfer, în 30 de zile de la semnarea procesului-verbal.</p>
<h2>3. Garanția</h2><p>Garanția de bună execuție este de 5 % din preț și se restituie după 12 luni fără defecte.</p>
<h2>4. Răspunderea</h2><p>Pentru fiecare zi de întârziere partea în culpă achită 0,1 % din suma restantă, dar nu mai mult de 10 %.</p>
<h2>5. Dispoziții finale</h2><p>Contractul este întocmit în două exemplare și intră în vigoare la semnare.</p>
<p>Beneficiar: Gheorghe Lungu</p><p>Furnizor: ${of(residents, n + 6)}</p>`,
});

const acceptance: Kind = ({ n, number, date }) => ({
  series: "PVR",
  denumire: `Proces-verbal de recepție nr. ${number}`,
  etichete: ["procese-verbale", "achiziții"],
  language: "ro",
  html: `<h1>Proces-verbal de recepție nr. ${number}</h1><p>${date}</p>
<p>Comisia, în componența: ${of(residents, n)}, ${of(residents, n + 2)} și ${of(residents, n + 7)}, a verificat lucrările executate de ${of(firms, n + 1)}: ${of(supplies, n + 3)}.</p>
${table(
  ["Nr.", "Verificat", "Rezultat"],
  [
    ["1", "Cantitatea corespunde devizului", "da"],
    ["2", "Calitatea corespunde caietului de sarcini", n % 4 === 0 ? "cu observații" : "da"],
    ["3", "Documentele tehnice au fost predate", "da"],
  ],
)}
<p>Valoarea lucrărilor: ${money(lei(n + 4))}. Comisia ${n % 4 === 0 ? "admite recepția cu condiția remedierii observațiilor în 15 zile" : "admite recepția"}.</p>`,
});

const report: Kind = ({ n, number, date }) => ({
  series: "RAP",
  denumire: `Raport de executare a bugetului, ${of(months, n)}`,
  etichete: ["rapoarte", "finanțe"],
  language: "ro",
  html: `<h1>Raport privind executarea bugetului local, ${of(months, n)}</h1><p>Nr. ${number} din ${date}</p>
${table(
  ["Capitolul", "Planificat", "Executat"],
  ["Învățământ", "Drumuri", "Iluminat", "Asistență socială", "Cultură"].map((chapter, i) => [
    chapter,
    money(lei(n + i) * 4),
    money(Math.round(lei(n + i) * (3 + ((n + i) % 10) / 10))),
  ]),
)}
<h2>Observații</h2><p>Abaterile se explică prin amânarea licitațiilor pentru ${of(supplies, n + 1)} și prin economii la încălzire. Se propune redistribuirea a ${money(lei(n + 2))} către capitolul Drumuri.</p>
<p>Șefa secției Finanțe, Elena Țurcanu</p>`,
});

const note: Kind = ({ n, number, date }) => ({
  series: "INT",
  denumire: `Notă internă: ${of(["programul ghișeului", "inventarierea", "concediile de odihnă", "instruirea privind datele personale", "predarea arhivei", "securitatea la incendiu"], n)}`,
  etichete: ["note"],
  language: "ro",
  html: `<h1>Notă internă nr. ${number}</h1><p>${date}</p><p>Către: toate secțiile</p>
<p>Vă rugăm ca până la sfârșitul lunii să prezentați secției Secretariat listele actualizate. Persoana responsabilă: ${of(residents, n + 1)}, biroul ${String(10 + (n % 14))}.</p>
<p>Întrebările se adresează la telefonul intern ${String(120 + n)}.</p>`,
});

const application: Kind = ({ n, number, date }) => ({
  series: "ZAY",
  denumire: `Заявление о выдаче архивной справки: ${of(applicants, n)}`,
  etichete: ["заявления"],
  language: "ru",
  html: `<h1>Заявление</h1><p>В Региональный архив</p><p>От: ${of(applicants, n)}</p>
<p>Прошу выдать архивную справку о стаже работы в ${of(["колхозе «Заря»", "Бельцком мебельном комбинате", "средней школе № 3", "районной больнице", "швейной фабрике"], n)} за ${String(1978 + (n % 14))}–${String(1992 + (n % 6))} годы. Справка нужна для назначения пенсии.</p>
<p>Прилагаю:</p><ul><li>копию удостоверения личности;</li><li>копию трудовой книжки;</li><li>квитанцию об оплате.</li></ul>
<p>Вх. № ${number}, ${date}</p><p>${of(applicants, n)}</p>`,
});

const certificate: Kind = ({ n, number, date }) => ({
  series: "ARS",
  denumire: `Архивная справка № ${number}`,
  etichete: ["справки", "архив"],
  language: "ru",
  html: `<h1>Архивная справка № ${number}</h1><p>${date}</p>
<p>В документах фонда ${String(100 + ((n * 17) % 400))}, опись ${String(1 + (n % 5))}, имеются следующие сведения о работе: ${of(applicants, n + 2)}.</p>
${table(
  ["Год", "Должность", "Дело", "Листы"],
  [0, 1, 2, 3].map((i) => [
    String(1980 + (n % 9) + i),
    of(["рабочий", "мастер", "учитель", "бухгалтер", "инженер"], n + i),
    String(40 + ((n * 7 + i) % 60)),
    `${String(12 + i)}–${String(18 + i)}`,
  ]),
)}
<p>Основание: приказы по личному составу, ведомости начисления заработной платы. Других сведений в фонде нет.</p>
<p>Архивариус Ольга Иванова</p>`,
});

/** The kinds of papers, with the container that they go to and who files them. */
export const kinds: readonly { paper: Kind; bucketId: number; by: string; emitentId?: number }[] = [
  { paper: request, bucketId: 2, by: "ion.operator" },
  { paper: reply, bucketId: 2, by: "ion.operator" },
  { paper: permit, bucketId: 2, by: "elena.sefa", emitentId: 1 },
  { paper: order, bucketId: 2, by: "elena.sefa", emitentId: 1 },
  { paper: contract, bucketId: 3, by: "elena.sefa" },
  { paper: acceptance, bucketId: 3, by: "elena.sefa" },
  { paper: report, bucketId: 3, by: "elena.sefa", emitentId: 1 },
  { paper: note, bucketId: 2, by: "ion.operator" },
  { paper: application, bucketId: 4, by: "olga.operator" },
  { paper: certificate, bucketId: 4, by: "olga.operator", emitentId: 2 },
];
