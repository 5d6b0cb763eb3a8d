import { config } from "../config.ts";
import { MOST_ITEMS, MOST_PAGES, type RemoteItem } from "../remote-item.ts";
import {
  jsonIn,
  type Api,
  type Browsing,
  type RemoteContent,
  type RemoteFile,
  type Supplying,
} from "./provider.ts";

/** Google Drive v3 (developers.google.com/drive/api/reference/rest/v3). */
interface DriveFile {
  id: string;
  name: string;
  mimeType: string;
  size?: string;
  modifiedTime?: string;
  webViewLink?: string;
  md5Checksum?: string;
}

const FIELDS = "id,name,mimeType,size,modifiedTime,webViewLink,md5Checksum";
const FOLDER = "application/vnd.google-apps.folder";
const NATIVE = "application/vnd.google-apps.";
const OPEN_XML = "application/vnd.openxmlformats-officedocument.";

const PDF = { contentType: "application/pdf", extension: "pdf" };
/** Export formats of native documents, in addition to PDF. */
const office: Record<string, { contentType: string; extension: string }> = {
  document: { contentType: `${OPEN_XML}wordprocessingml.document`, extension: "docx" },
  spreadsheet: { contentType: `${OPEN_XML}spreadsheetml.sheet`, extension: "xlsx" },
  presentation: { contentType: `${OPEN_XML}presentationml.presentation`, extension: "pptx" },
};
const officeOf = (mimeType: string) =>
  mimeType.startsWith(NATIVE) ? office[mimeType.slice(NATIVE.length)] : undefined;

export const drive: Supplying = {
  settings: ["PROVIDER_A_CLIENT_ID", "PROVIDER_A_CLIENT_SECRET"],
  registration: () => ({
    issuer: new URL(config.authorizeA).origin,
    authorizeUrl: config.authorizeA,
    tokenUrl: `${config.oauthA}/token`,
    revokeUrl: `${config.oauthA}/revoke`,
    apiUrl: config.apiA,
    clientId: config.clientIdA,
    clientSecret: config.clientSecretA,
    scope: "https://www.googleapis.com/auth/drive.readonly",
    // Without these parameters Google issues no refresh token, or only the first time.
    asks: { access_type: "offline", prompt: "consent" },
  }),
  async account(api) {
    const answer = await api.call("/about?fields=user(displayName,emailAddress)");
    const { user } = jsonIn(answer) as { user?: { emailAddress?: string; displayName?: string } };
    return user?.emailAddress ?? user?.displayName ?? "";
  },
  browse: async (api, browsing) => (await filesOf(api, browsing)).map(itemOf),
  async describe(api, ref) {
    const address = `/files/${encodeURIComponent(ref)}`;
    const answer = await api.call(`${address}?fields=${FIELDS}&supportsAllDrives=true`);
    return fileOf(api, address, jsonIn(answer) as DriveFile);
  },
};

/** In Drive queries, quotes and backslashes are escaped by a backslash. */
const quoted = (text: string): string => `'${text.replace(/[\\']/g, "\\$&")}'`;

async function filesOf(api: Api, { ref, path, q }: Browsing): Promise<DriveFile[]> {
  const found: DriveFile[] = [];
  const where =
    q === undefined ? `${quoted(ref ?? path ?? "root")} in parents` : `name contains ${quoted(q)}`;
  let pageToken: string | undefined;
  let pages = 0;
  do {
    pages += 1;
    const query = new URLSearchParams({
      q: `${where} and trashed = false`,
      pageSize: "100",
      fields: `nextPageToken,files(${FIELDS})`,
      orderBy: "folder,name",
      ...(pageToken === undefined ? {} : { pageToken }),
    });
    const answer = await api.call(`/files?${query.toString()}`);
    const page = jsonIn(answer) as { files?: DriveFile[]; nextPageToken?: string };
    found.push(...(page.files ?? []));
    pageToken = page.nextPageToken;
  } while (pageToken !== undefined && found.length < MOST_ITEMS && pages < MOST_PAGES);
  return found;
}

const isFile = ({ mimeType }: DriveFile) => !mimeType.startsWith(NATIVE) || officeOf(mimeType) !== undefined;

const itemOf = (file: DriveFile): RemoteItem => ({
  ref: file.id,
  denumire: file.name,
  tip: file.mimeType === FOLDER ? "FOLDER" : "FISIER",
  contentType: file.mimeType,
  ...(file.size === undefined ? {} : { dimensiune: Number(file.size) }),
  ...(file.modifiedTime === undefined ? {} : { modificatLa: file.modifiedTime }),
  ...(file.webViewLink === undefined ? {} : { urlWeb: file.webViewLink }),
  importabil: isFile(file),
});

function fileOf(api: Api, address: string, file: DriveFile): RemoteFile {
  const native = officeOf(file.mimeType);
  const exported = async (
    mostBytes: number,
    { contentType, extension }: { contentType: string; extension: string },
  ): Promise<RemoteContent> => ({
    name: `${file.name}.${extension}`,
    contentType,
    ...(await api.content(`${address}/export?mimeType=${encodeURIComponent(contentType)}`, mostBytes)),
  });
  return {
    ref: file.id,
    denumire: file.name,
    contentType: native ? "application/pdf" : file.mimeType,
    dimensiune: native || file.size === undefined ? undefined : Number(file.size),
    versiune: file.md5Checksum ?? file.modifiedTime ?? "",
    urlWeb: file.webViewLink,
    isNative: native !== undefined,
    read: async (form, mostBytes) => {
      if (native) return exported(mostBytes, form === "pdf" ? PDF : native);
      return {
        name: file.name,
        contentType: file.mimeType,
        ...(await api.content(`${address}?alt=media`, mostBytes)),
      };
    },
  };
}
