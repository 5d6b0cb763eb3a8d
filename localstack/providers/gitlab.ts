import { createHash } from "node:crypto";
import type { Exchange } from "./exchange.ts";
import type { Project, Snippet } from "./files.ts";

const shown = ({ id, name_with_namespace }: Project) => ({
  id,
  name_with_namespace,
  default_branch: "main",
  web_url: `https://gitlab.example/proiecte/${id}`,
});

/** GitLab v4, as far as our adapter uses it. */
export function gitlabApi(
  exchange: Exchange,
  { projects, snippets }: { projects: Project[]; snippets: Snippet[] },
  pageSize: number,
): void {
  const path = exchange.path.replace(/^\/api\/v4/, "");
  const missing = () => {
    exchange.json({ message: "404 Not found" }, 404);
  };
  const rows = (all: unknown[]) => {
    page(exchange, all, pageSize);
  };
  if (path === "/user") return exchange.json({ username: "ana.git" });
  if (path === "/projects") return rows(projects.map(shown));
  if (path === "/snippets") return rows(snippets.map(({ content: _content, ...row }) => row));
  const [, snippetId, raw] = /^\/snippets\/(\d+)(\/raw)?$/.exec(path) ?? [];
  if (snippetId !== undefined) {
    const snippet = snippets.find(({ id }) => id === Number(snippetId));
    if (!snippet) return missing();
    const { content, ...row } = snippet;
    return raw ? exchange.send(content, "text/plain") : exchange.json(row);
  }
  const [, projectId, rest = ""] = /^\/projects\/(\d+)(\/.*)?$/.exec(path) ?? [];
  const project = projects.find(({ id }) => id === Number(projectId));
  if (!project) return missing();
  if (rest === "") return exchange.json(shown(project));
  if (rest === "/repository/tree") return rows(treeOf(project, exchange.query.get("path") ?? ""));
  if (rest === "/wikis") return rows([...project.wiki].map(([slug, { title }]) => ({ slug, title })));
  if (rest.startsWith("/wikis/")) {
    const slug = decodeURIComponent(rest.slice("/wikis/".length));
    const found = project.wiki.get(slug);
    return found ? exchange.json({ slug, ...found }) : missing();
  }
  const [, name = "", bytes] = /^\/repository\/files\/([^/]+)(\/raw)?$/.exec(rest) ?? [];
  const content = project.files.get(decodeURIComponent(name));
  if (!content) return missing();
  exchange.send(bytes ? content : "{}", "application/octet-stream", {
    "x-gitlab-size": String(content.length),
    "x-gitlab-blob-id": createHash("sha1").update(content).digest("hex"),
  });
}

function page({ query, json }: Exchange, all: unknown[], pageSize: number): void {
  const number = Number(query.get("page") ?? 1);
  const next = number * pageSize < all.length ? String(number + 1) : "";
  json(all.slice((number - 1) * pageSize, number * pageSize), 200, { "x-next-page": next });
}

function treeOf({ files }: Project, folder: string): { name: string; path: string; type: string }[] {
  const prefix = folder === "" ? "" : `${folder}/`;
  const inside = [...files.keys()].filter((path) => path.startsWith(prefix));
  const names = new Set(inside.map((path) => path.slice(prefix.length).split("/")[0] ?? ""));
  return [...names].map((name) => ({
    name,
    path: prefix + name,
    type: files.has(prefix + name) ? "blob" : "tree",
  }));
}
