import { createHash } from "node:crypto";
import { invalidField } from "../../../../../shared/refusals.ts";
import { config } from "../config.ts";
import { MOST_ITEMS, MOST_PAGES, type RemoteItem } from "../remote-item.ts";
import { refusals as connectionsRefusals } from "../texts.ts";
import { jsonIn, type Api, type Browsing, type RemoteFile, type Supplying } from "./provider.ts";

/*
 * GitLab v4 (docs.gitlab.com/api). A `ref` is `project:branch:path`, `project:wiki:slug` or `snippet:id`; a branch
 * called `wiki` is written `refs/heads/wiki`. Git does not allow a colon in a branch name.
 */

export const gitlab: Supplying = {
  settings: ["PROVIDER_B_CLIENT_ID", "PROVIDER_B_CLIENT_SECRET"],
  registration: () => ({
    issuer: config.urlB,
    authorizeUrl: `${config.urlB}/oauth/authorize`,
    tokenUrl: `${config.urlB}/oauth/token`,
    revokeUrl: `${config.urlB}/oauth/revoke`,
    apiUrl: `${config.urlB}/api/v4`,
    clientId: config.clientIdB,
    clientSecret: config.clientSecretB,
    scope: "read_api",
    asks: {},
  }),
  async account(api) {
    const { username } = jsonIn(await api.call("/user")) as { username?: string };
    return username ?? "";
  },
  browse: (api, browsing) => browsers[browsing.kind ?? "repo"](api, browsing),
  describe(api, ref) {
    const [first = "", second = "", ...rest] = ref.split(":");
    if (first === "snippet") return describeSnippet(api, second);
    if (second === "wiki") return describeWiki(api, first, rest.join(":"));
    return describeFile(api, { project: first, branch: second, path: rest.join(":") });
  },
};

const browsers = { repo: browseRepositories, wiki: browseWikis, snippet: browseSnippets };

/** All rows of a list, page by page. */
async function rowsOf<Row>(api: Api, address: string, query: Record<string, string> = {}): Promise<Row[]> {
  const rows: Row[] = [];
  let page = "1";
  for (let read = 0; page !== "" && rows.length < MOST_ITEMS && read < MOST_PAGES; read += 1) {
    const parameters = new URLSearchParams({ ...query, per_page: "100", page });
    const answer = await api.call(`${address}?${parameters.toString()}`);
    rows.push(...(jsonIn(answer) as Row[]));
    page = answer.headers.get("x-next-page") ?? "";
  }
  return rows;
}

interface Project {
  id: number;
  name_with_namespace: string;
  default_branch?: string | null;
  web_url?: string;
  last_activity_at?: string;
}

const projectAddress = (project: string) => `/projects/${encodeURIComponent(project)}`;
const branchRef = (branch: string) => (branch === "wiki" ? "refs/heads/wiki" : branch);

async function projectsOf(api: Api, q: string | undefined, kind: "repo" | "wiki"): Promise<RemoteItem[]> {
  const query = { membership: "true", ...(q === undefined ? {} : { search: q }) };
  const projects = await rowsOf<Project>(api, "/projects", query);
  return projects.map(({ id, name_with_namespace, default_branch, web_url, last_activity_at }) => ({
    ref: kind === "wiki" ? String(id) : `${id}:${branchRef(default_branch ?? "main")}`,
    denumire: name_with_namespace,
    tip: "PROIECT",
    ...(web_url === undefined ? {} : { urlWeb: web_url }),
    ...(last_activity_at === undefined ? {} : { modificatLa: last_activity_at }),
    importabil: false,
  }));
}

interface TreeEntry {
  name: string;
  path: string;
  type: string;
}

async function browseRepositories(api: Api, { ref, path = "", q }: Browsing): Promise<RemoteItem[]> {
  if (ref === undefined) return projectsOf(api, q, "repo");
  const [project = "", branch = "", ...inRef] = ref.split(":");
  const folder = inRef.length > 0 ? inRef.join(":") : path;
  if (branch === "") throw invalidField("ref", connectionsRefusals.refIncorect);
  const query = { ref: branch, ...(folder === "" ? {} : { path: folder }) };
  const entries = await rowsOf<TreeEntry>(api, `${projectAddress(project)}/repository/tree`, query);
  return entries
    .filter(({ name }) => q === undefined || name.toLowerCase().includes(q.toLowerCase()))
    .map((entry) => ({
      ref: `${project}:${branch}:${entry.path}`,
      denumire: entry.name,
      tip: entry.type === "tree" ? "FOLDER" : "FISIER",
      importabil: entry.type === "blob",
    }));
}

interface WikiPage {
  slug: string;
  title: string;
  content?: string;
}

async function browseWikis(api: Api, { ref, q }: Browsing): Promise<RemoteItem[]> {
  if (ref === undefined) return projectsOf(api, q, "wiki");
  const [project = ""] = ref.split(":");
  const pages = await rowsOf<WikiPage>(api, `${projectAddress(project)}/wikis`);
  return pages
    .filter(({ title }) => q === undefined || title.toLowerCase().includes(q.toLowerCase()))
    .map(({ slug, title }) => ({
      ref: `${project}:wiki:${slug}`,
      denumire: title,
      tip: "WIKI",
      contentType: "text/markdown",
      importabil: true,
    }));
}

interface Snippet {
  id: number;
  title: string;
  file_name?: string;
  updated_at?: string;
  web_url?: string;
}

async function browseSnippets(api: Api, { q }: Browsing): Promise<RemoteItem[]> {
  const snippets = await rowsOf<Snippet>(api, "/snippets");
  return snippets
    .filter(({ title }) => q === undefined || title.toLowerCase().includes(q.toLowerCase()))
    .map(({ id, title, updated_at, web_url }) => ({
      ref: `snippet:${id}`,
      denumire: title,
      tip: "SNIPPET",
      ...(updated_at === undefined ? {} : { modificatLa: updated_at }),
      ...(web_url === undefined ? {} : { urlWeb: web_url }),
      importabil: true,
    }));
}

async function describeSnippet(api: Api, id: string): Promise<RemoteFile> {
  const address = `/snippets/${encodeURIComponent(id)}`;
  const snippet = jsonIn(await api.call(address)) as Snippet;
  const name = snippet.file_name || `${snippet.title}.txt`;
  return {
    ref: `snippet:${id}`,
    denumire: snippet.title,
    versiune: snippet.updated_at ?? "",
    urlWeb: snippet.web_url,
    isNative: false,
    read: async (_form, mostBytes) => ({
      name,
      contentType: undefined,
      ...(await api.content(`${address}/raw`, mostBytes)),
    }),
  };
}

/** A wiki page is returned with its text. GitLab gives it no version, so the hash of the text is used. */
async function describeWiki(api: Api, project: string, slug: string): Promise<RemoteFile> {
  const answer = await api.call(`${projectAddress(project)}/wikis/${encodeURIComponent(slug)}`);
  const { title, content = "" } = jsonIn(answer) as WikiPage;
  const bytes = Buffer.from(content);
  return {
    ref: `${project}:wiki:${slug}`,
    denumire: title,
    contentType: "text/markdown",
    dimensiune: bytes.length,
    versiune: createHash("sha256").update(bytes).digest("hex"),
    urlWeb: `${await webAddress(api, project)}/-/wikis/${slug}`,
    isNative: false,
    read: async () => ({ name: `${title}.md`, contentType: "text/markdown", bytes, isCut: false }),
  };
}

const webAddress = async (api: Api, project: string): Promise<string> =>
  (jsonIn(await api.call(projectAddress(project))) as Project).web_url ?? config.urlB;

/** Start of the pointer that Git LFS stores in place of a large file. */
const LFS_POINTER = "version https://git-lfs.github.com/spec/";

async function describeFile(
  api: Api,
  { project, branch, path }: { project: string; branch: string; path: string },
): Promise<RemoteFile> {
  if (branch === "" || path === "") throw connectionsRefusals.fisierInexistentLaFurnizor();
  const address = `${projectAddress(project)}/repository/files/${encodeURIComponent(path)}`;
  const ref = `ref=${encodeURIComponent(branch)}`;
  const { headers } = await api.call(`${address}?${ref}`, { method: "HEAD" });
  const name = path.split("/").at(-1) ?? path;
  return {
    ref: `${project}:${branch}:${path}`,
    denumire: name,
    dimensiune: Number(headers.get("x-gitlab-size") ?? 0),
    versiune: headers.get("x-gitlab-blob-id") ?? headers.get("x-gitlab-last-commit-id") ?? "",
    urlWeb: `${await webAddress(api, project)}/-/blob/${branch}/${encodeURI(path)}`,
    isNative: false,
    read: async (_form, mostBytes) => {
      const content = await api.content(`${address}/raw?${ref}&lfs=true`, mostBytes);
      if (content.bytes.subarray(0, LFS_POINTER.length).toString("latin1") === LFS_POINTER)
        throw connectionsRefusals.fisierLfs();
      return { name, contentType: undefined, ...content };
    },
  };
}
