/** The pages that have one address each. */
const PAGES: Record<string, string> = {
  "/": "index.html",
  "/verificare": "verificare.html",
  "/catalog": "catalog.html",
  "/ale-mele": "ale-mele.html",
  "/ale-mele/cereri": "ale-mele-cereri.html",
  "/ale-mele/cereri/noua": "ale-mele-cerere-noua.html",
  "/ale-mele/notificari": "ale-mele-notificari.html",
  "/ale-mele/contacte": "ale-mele-contacte.html",
  "/ale-mele/contacte/nou": "ale-mele-contact-nou.html",
  "/ale-mele/preferinte": "ale-mele-preferinte.html",
  "/ale-mele/browsere": "ale-mele-browsere.html",
  "/ale-mele/sesiuni": "ale-mele-sesiuni.html",
  "/cont/activare": "activare.html",
  "/cont/parola": "parola.html",
  "/cont/inregistrare": "inregistrare.html",
  "/cont/intrare": "intrare.html",
};

/** The pages of records, by the start of their address. */
const RECORDS: [RegExp, string][] = [
  [/^\/l\/[^/]+$/, "link.html"],
  [/^\/cont\/dezabonare\/[^/]+$/, "dezabonare.html"],
  [/^\/catalog\/[^/]+$/, "catalog-act.html"],
  [/^\/ale-mele\/acte\/[^/]+$/, "ale-mele-act.html"],
  [/^\/ale-mele\/cereri\/[^/]+$/, "ale-mele-cerere.html"],
  [/^\/ale-mele\/notificari\/[^/]+$/, "ale-mele-notificare.html"],
  [/^\/ale-mele\/contacte\/[^/]+$/, "ale-mele-contact.html"],
  [/^\/ale-mele\/preferinte\/[^/]+$/, "ale-mele-preferinta.html"],
];

/** True if the console answers at a path: also with its page for addresses that do not exist. */
export const isOfConsole = (path: string): boolean =>
  Object.hasOwn(PAGES, path) || path === "/app" || /^\/(app|assets|l|cont|catalog|ale-mele)\//.test(path);

/** The file of the page at a path. Every address of the staff console is the same page: its script reads the address. */
export function pageNameAt(path: string): string | undefined {
  if (path === "/app" || path.startsWith("/app/")) return "app.html";
  if (Object.hasOwn(PAGES, path)) return PAGES[path];
  return RECORDS.find(([address]) => address.test(path))?.[1];
}
