import * as z from "zod";

/**
 * The acts on records that views name in `poate`. The requirements of each act are declared beside the verbs:
 * `documentActs`, `versionActs`, `grantActs`, `requestActs`, `signatureActs`.
 */
const actNames = {
  document: [
    "DESCARCA",
    "TRANSCRIE",
    "MODIFICA",
    "GUVERNEAZA",
    "ATRIBUIE",
    "RETINE",
    "ADAUGA_VERSIUNE",
    "RESINCRONIZEAZA",
    "SEMNEAZA",
    "ARHIVEAZA",
    "REACTIVEAZA",
    "STERGE",
    "ELIMINA",
    "ELIBEREAZA",
    "PARTAJEAZA",
    "CREEAZA_LINK",
    "EXPLICA_ACCESUL",
    "NOTEAZA",
  ],
  version: ["DESCARCA", "RESTAUREAZA"],
  grant: ["MODIFICA", "REVOCA"],
  request: ["MODIFICA", "RETRAGE", "APROBA", "RESPINGE"],
  signature: ["DESCARCA", "VERIFICA", "MODIFICA", "STERGE"],
} as const;

type Kind = keyof typeof actNames;
export type ActName<K extends Kind> = (typeof actNames)[K][number];

/** The field of a view that lists the acts. It depends on the caller, so lists cannot filter or sort by it. */
export const poate = <K extends Kind>(kind: K) => ({ poate: z.array(z.enum(actNames[kind])) });

/** A record with the acts that its reader may do now. */
export type Seen<R, K extends Kind> = R & { poate: ActName<K>[] };
