import type * as z from "zod";
import type { Account } from "../../functions/documents/access/account.ts";
import type { Document } from "../../functions/documents/records/document.ts";
import type { Client } from "../../functions/documents/records/client.ts";
import type { Issuer } from "../../functions/documents/records/issuer.ts";
import type { Role } from "../../functions/documents/records/role.ts";
import type { Membership } from "../../functions/documents/records/membership.ts";
import type { Bucket } from "../../functions/documents/records/bucket.ts";
import type { Organization } from "../../functions/documents/records/organization.ts";
import type { Text } from "../../shared/texts.ts";

/*
 * The demo dataset: two organizations, their containers, people of every kind, and documents in every state. Ids are
 * small, so that URLs can be typed. It is public: nothing here is a secret anywhere.
 */

/** The password of every demo account. */
export const demoPassword = "temelia-demo";

export const organizations: Organization[] = [
  { id: 1, cod: "primaria-demo", denumire: "Primăria Orașului Demo", idno: "1003600000017", statut: "ACTIV" },
  { id: 2, cod: "arhiva-demo", denumire: "Arhiva Regională", idno: "1003600000028", statut: "ACTIV" },
];

export const buckets: Bucket[] = [
  { id: 1, cod: "platforma", denumire: "Containerul platformei", activ: true },
  { id: 2, organizatieId: 1, cod: "urbanism", denumire: "Urbanism", activ: true },
  { id: 3, organizatieId: 1, cod: "finante", denumire: "Finanțe", activ: true },
  { id: 4, organizatieId: 2, cod: "fond-arhivistic", denumire: "Fond arhivistic", activ: true },
];

export const emitents: z.output<typeof Issuer>[] = [
  { id: 1, cod: "PRIMARIA", denumire: "Primăria Orașului Demo", idno: "1003600000017", activ: true },
  {
    id: 2,
    cod: "ARHIVA",
    denumire: "Arhiva Regională / Региональный архив",
    idno: "1003600000028",
    activ: true,
  },
];

export const clients: z.output<typeof Client>[] = [
  { id: 1, idnp: "2004001000010", denumire: "Maria Popescu", email: "maria.client@demo.test", activ: true },
  { id: 2, idnp: "2004001000021", denumire: "Сергей Петров", email: "sergei.client@demo.test", activ: true },
];

/** A system of the town hall; its secret is public like everything here. */
export const machine = {
  id: 1,
  clientId: "registru-demo",
  clientSecret: "temelia:demo:registru",
  denumire: "Registrul electronic al primăriei",
  emitentId: 1,
  bucketId: 2,
};

export const roles: z.output<typeof Role>[] = [
  { id: 1, cod: "REGISTRATOR", denumire: "Registrator", descriere: "Înregistrează cererile primite" },
  { id: 2, cod: "ARHIVAR", denumire: "Arhivar / Архивариус", descriere: "Ține fondul arhivistic" },
];

type Optional = "organizatieId" | "clientId" | "operator" | "rolIds";

/** A demo account, and what visitors should know about it. */
export interface DemoPerson
  extends
    Pick<Account, "id" | "login" | "langKey" | Optional>,
    Partial<Pick<Account, "hasSecret" | "adminServiciu">> {
  firstName: string;
  lastName: string;
  about: Text;
  isAdmin?: boolean;
  buckets?: Record<number, Membership["rol"]>;
}

export const people: DemoPerson[] = [
  {
    id: 1,
    login: "admin",
    firstName: "Alexandra",
    lastName: "Munteanu",
    langKey: "ro",
    isAdmin: true,
    adminServiciu: true,
    hasSecret: true,
    about: [
      "administratoarea serviciului, vede tot",
      "администратор сервиса, видит всё",
      "service administrator, sees everything",
    ],
  },
  {
    id: 2,
    login: "ana.admin",
    firstName: "Ana",
    lastName: "Rusu",
    langKey: "ro",
    organizatieId: 1,
    isAdmin: true,
    about: ["administratoarea primăriei", "администратор примэрии", "administrator of the town hall"],
  },
  {
    id: 3,
    login: "ion.operator",
    firstName: "Ion",
    lastName: "Ceban",
    langKey: "ro",
    organizatieId: 1,
    operator: true,
    rolIds: [1],
    buckets: { 2: "OPERATOR" },
    about: ["operator la urbanism", "оператор отдела градостроительства", "operator in urban planning"],
  },
  {
    id: 4,
    login: "elena.sefa",
    firstName: "Elena",
    lastName: "Țurcanu",
    langKey: "ro",
    organizatieId: 1,
    operator: true,
    hasSecret: true,
    buckets: { 2: "ADMIN", 3: "ADMIN" },
    about: [
      "șefa urbanismului și a finanțelor, vede secretele",
      "начальник отделов, видит секретные",
      "head of urban planning and finance, sees secret documents",
    ],
  },
  {
    id: 5,
    login: "petru.admin",
    firstName: "Petru",
    lastName: "Lungu",
    langKey: "ro",
    organizatieId: 2,
    isAdmin: true,
    about: ["administratorul arhivei", "администратор архива", "administrator of the archive"],
  },
  {
    id: 6,
    login: "olga.operator",
    firstName: "Ольга",
    lastName: "Иванова",
    langKey: "ru",
    organizatieId: 2,
    operator: true,
    rolIds: [2],
    buckets: { 4: "OPERATOR" },
    about: ["operatoare la arhivă", "оператор архива", "operator at the archive"],
  },
  {
    id: 7,
    login: "maria.client",
    firstName: "Maria",
    lastName: "Popescu",
    langKey: "ro",
    clientId: 1,
    about: ["cetățeană, clientul 1", "гражданка, клиент 1", "citizen, client 1"],
  },
  {
    id: 8,
    login: "sergei.client",
    firstName: "Сергей",
    lastName: "Петров",
    langKey: "ru",
    clientId: 2,
    about: ["cetățean, clientul 2", "гражданин, клиент 2", "citizen, client 2"],
  },
];

/** A document with its versions, as files of `demo/files`. */
export interface DemoDocument
  extends
    Pick<Document, "id" | "cod" | "denumire" | "bucketId">,
    Partial<Pick<Document, "descriere" | "proprietarId" | "emitentId">> {
  etichete?: string[];
  by: string;
  /**
   * Age in days of its first version; each further version is a day younger. A document with a smaller id is older, as in the service:
   * lists show the newest first by their ids.
   */
  daysAgo: number;
  versions: { file: string; comentariu?: string }[];
  visibility?: Document["visibility"];
  encrypted?: boolean;
  password?: string;
  archived?: boolean;
  /** The logins of its signers, in the order of signing. */
  signedBy?: string[];
  /** The signed document that this one is an altered copy of; it has no file of its own. */
  alteredCopyOf?: number;
  sharedWithClient?: number;
  /** Requests for access: who made each, and who rejected it. */
  requests?: { by: string; motivare: string; rejectedBy?: string; motiv?: string }[];
}

export const documents: DemoDocument[] = [
  {
    id: 1,
    cod: "HOT-2026-001",
    denumire: "Hotărâre privind planul urbanistic general",
    descriere: "Trei versiuni: proiectul, proiectul revizuit și hotărârea adoptată.",
    etichete: ["urbanism", "hotărâri"],
    bucketId: 2,
    emitentId: 1,
    by: "ion.operator",
    daysAgo: 40,
    visibility: "PUBLIC",
    versions: [
      { file: "hotarare-proiect.md" },
      { file: "hotarare-revizuita.md", comentariu: "După consultări" },
      { file: "hotarare.pdf", comentariu: "Forma adoptată" },
    ],
  },
  {
    id: 2,
    cod: "CER-2026-014",
    denumire: "Заявление о переоформлении участка",
    etichete: ["заявления"],
    bucketId: 2,
    by: "ion.operator",
    proprietarId: 2,
    daysAgo: 25,
    versions: [{ file: "zayavlenie-chernovik.md" }, { file: "zayavlenie.docx", comentariu: "Подписано" }],
  },
  {
    id: 3,
    cod: "FIN-2026-T3",
    denumire: "Raport financiar, trimestrul III",
    etichete: ["finanțe"],
    bucketId: 3,
    emitentId: 1,
    by: "elena.sefa",
    daysAgo: 20,
    encrypted: true,
    requests: [
      {
        by: "maria.client",
        motivare: "Pentru o lucrare de licență.",
        rejectedBy: "ana.admin",
        motiv: "Raportul se publică după aprobarea lui de către consiliu.",
      },
    ],
    versions: [{ file: "raport-financiar.docx" }],
  },
  {
    id: 4,
    cod: "CON-2026-007",
    denumire: "Contract de digitizare",
    etichete: ["contracte"],
    bucketId: 2,
    by: "elena.sefa",
    daysAgo: 15,
    password: "contract-2026",
    versions: [{ file: "contract-proiect.md" }, { file: "contract-final.md", comentariu: "Forma semnată" }],
  },
  {
    id: 5,
    cod: "NOT-2026-002",
    denumire: "Notă de serviciu",
    bucketId: 2,
    by: "elena.sefa",
    daysAgo: 12,
    visibility: "SECRET",
    encrypted: true,
    versions: [{ file: "nota-de-serviciu.txt" }],
  },
  {
    id: 6,
    cod: "ARH-1995",
    denumire: "Registrul arhivei, 1995–1997",
    etichete: ["registre", "реестры"],
    bucketId: 4,
    emitentId: 2,
    by: "olga.operator",
    daysAgo: 10,
    archived: true,
    versions: [{ file: "registru-arhiva.csv" }],
  },
  {
    id: 7,
    cod: "CAD-2026-120",
    denumire: "Plan cadastral, strada Grădinilor 12",
    etichete: ["cadastru"],
    bucketId: 2,
    by: "ion.operator",
    daysAgo: 8,
    sharedWithClient: 1,
    requests: [
      {
        by: "sergei.client",
        motivare: "Граничит с моим участком; нужен план для межевания.",
      },
    ],
    versions: [{ file: "plan-cadastral.png" }],
  },
  {
    id: 8,
    cod: "ANU-2026-003",
    denumire: "Anunț: sala de lectură / Читальный зал",
    bucketId: 4,
    emitentId: 2,
    by: "olga.operator",
    daysAgo: 7,
    visibility: "PUBLIC",
    versions: [{ file: "anunt.md" }],
  },
  {
    id: 9,
    cod: "INF-2026-031",
    denumire: "Cerere de informații publice",
    bucketId: 1,
    by: "maria.client",
    proprietarId: 1,
    daysAgo: 6,
    versions: [{ file: "cerere-informatii.md" }],
  },
  {
    id: 20,
    cod: "PV-1998-04",
    denumire: "Proces-verbal scanat, 12 martie 1998",
    descriere: "O pagină scanată: textul ei se citește prin transcriere.",
    etichete: ["procese-verbale"],
    bucketId: 2,
    by: "ion.operator",
    daysAgo: 5,
    versions: [{ file: "proces-verbal-scanat.pdf" }],
  },
  {
    id: 21,
    cod: "DEC-2026-015",
    denumire: "Decizie semnată de doi",
    descriere: "Două semnături electronice, ambele valide.",
    etichete: ["semnate"],
    bucketId: 2,
    emitentId: 1,
    by: "ion.operator",
    daysAgo: 1,
    versions: [{ file: "hotarare.pdf" }],
    signedBy: ["elena.sefa", "ion.operator"],
  },
  {
    id: 22,
    cod: "DEC-2026-015-COPIE",
    denumire: "Copia modificată a deciziei semnate",
    descriere: "Un cuvânt a fost schimbat după semnare: verificarea o arată.",
    etichete: ["semnate"],
    bucketId: 2,
    by: "ion.operator",
    daysAgo: 0,
    versions: [],
    alteredCopyOf: 21,
  },
];
