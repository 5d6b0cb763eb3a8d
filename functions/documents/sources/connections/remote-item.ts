import * as z from "zod";

/** A file or folder at a provider. */
export const RemoteItem = z
  .object({
    ref: z.string(),
    denumire: z.string(),
    tip: z.enum(["FISIER", "FOLDER", "PROIECT", "WIKI", "SNIPPET"]),
    contentType: z.string().optional(),
    dimensiune: z.int().optional(),
    modificatLa: z.iso.datetime({ offset: true }).optional(),
    urlWeb: z.string().optional(),
    importabil: z.boolean(),
  })
  .meta({ id: "FisierLaDistanta" });

export type RemoteItem = z.output<typeof RemoteItem>;

/** A provider's page of files, with its position. */
export const RemoteItems = z
  .object({ items: z.array(RemoteItem), cale: z.string() })
  .meta({ id: "FisiereLaDistanta" });
export type RemoteItems = z.output<typeof RemoteItems>;

/** How many rows of the provider's pages are read; to find more, the caller names a folder or search words. */
export const MOST_ITEMS = 1000;
/** Pages may be shorter than requested, or empty: they end here, even if the provider says that more follow. */
export const MOST_PAGES = 30;
