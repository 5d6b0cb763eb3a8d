/** The pages at one address each. */
const PAGES: Record<string, string> = {
  "/catalog": "catalog.html",
  "/cont/activare": "activare.html",
  "/cont/parola": "parola.html",
  "/cont/inregistrare": "inregistrare.html",
  "/cont/intrare": "intrare.html",
};

/** True if the console answers at a path: also with its page for addresses that do not exist. */
export const isOfConsole = (path: string): boolean =>
  Object.hasOwn(PAGES, path) || path === "/app" || /^\/(app|assets|l|cont|catalog)\//.test(path);

/** The file of the page at a path. Every address of the staff console is the same page: its script reads the address. */
export function pageNameAt(path: string): string | undefined {
  if (path === "/app" || path.startsWith("/app/")) return "app.html";
  if (/^\/l\/[^/]+$/.test(path)) return "link.html";
  if (/^\/catalog\/[^/]+$/.test(path)) return "catalog-act.html";
  return Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
}
