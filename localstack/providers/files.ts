/** A file of the Drive-like provider. */
export interface DriveFile {
  id: string;
  name: string;
  mimeType: string;
  parent: string;
  /** Absent for folders and native documents. */
  content?: Buffer;
  /** The text of a native document. */
  text?: string;
  modifiedTime: string;
}

/** A project of the GitLab-like provider. */
export interface Project {
  id: number;
  name_with_namespace: string;
  /** By path. */
  files: Map<string, Buffer>;
  /** By slug. */
  wiki: Map<string, { title: string; content: string }>;
}

export interface Snippet {
  id: number;
  title: string;
  file_name: string;
  content: string;
  updated_at: string;
}

const SOME_DAY = "2026-03-02T08:30:00.000Z";
const google = (kind: string) => `application/vnd.google-apps.${kind}`;

/** The initial files of the Drive-like provider. */
export const someDriveFiles = (): DriveFile[] => [
  { id: "dosar", name: "Dosare 2026", mimeType: google("folder"), parent: "root", modifiedTime: SOME_DAY },
  file("nota", "Notă de serviciu.txt", "text/plain", "dosar", "Nota de serviciu nr. 12"),
  file("lista", "Lista lucrărilor.csv", "text/csv", "dosar", "lucrare,termen\nacoperiș,2026-06-01\n"),
  {
    id: "hotarare",
    name: "Hotărâre",
    mimeType: google("document"),
    parent: "root",
    text: "Hotărârea consiliului local",
    modifiedTime: SOME_DAY,
  },
  { id: "formular", name: "Formular", mimeType: google("form"), parent: "root", modifiedTime: SOME_DAY },
  file("program", "program.exe", "application/octet-stream", "root", "MZ\u0090\u0000\u0003"),
];

export const file = (
  id: string,
  name: string,
  mimeType: string,
  parent: string,
  content: string | Buffer,
): DriveFile => ({
  id,
  name,
  mimeType,
  parent,
  content: Buffer.from(content as string),
  modifiedTime: SOME_DAY,
});

export const someProjects = (): Project[] => [
  {
    id: 7,
    name_with_namespace: "Primăria / Regulamente",
    files: new Map([
      ["README.md", Buffer.from("# Regulamente\n")],
      ["interne/regulament.md", Buffer.from("# Regulament intern\n")],
      ["harta.bin", Buffer.from("version https://git-lfs.github.com/spec/v1\noid sha256:00\nsize 9000000\n")],
    ]),
    wiki: new Map([["acasa", { title: "Acasă", content: "Bine ați venit" }]]),
  },
];

export const someSnippets = (): Snippet[] => [
  { id: 3, title: "Model de adresă", file_name: "adresa.txt", content: "Către …", updated_at: SOME_DAY },
];
