/** The pages at one address each. */
const PAGES: Record<string, string> = {
  "/cont/activare": "activare.html",
  "/cont/parola": "parola.html",
  "/cont/inregistrare": "inregistrare.html",
};

/** True if the console answers at a path: also with its page for addresses that do not exist. */
export const isOfConsole = (path: string): boolean => /^\/(assets|l|cont)\//.test(path);

/** The file of the page at a path. */
export function pageNameAt(path: string): string | undefined {
  if (/^\/l\/[^/]+$/.test(path)) return "link.html";
  return Object.hasOwn(PAGES, path) ? PAGES[path] : undefined;
}
