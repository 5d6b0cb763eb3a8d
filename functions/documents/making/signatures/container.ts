import { documentFileName } from "../../../../shared/content/file-name.ts";
import { nextId } from "../../../../shared/ids.ts";
import type { Document } from "../../records/document.ts";

/** The names of a file and of a new signature in a container. */
export interface ContainerNames {
  fileName: string;
  signatureName: string;
}

/** Names that containers have for themselves. */
const RESERVED = /^(?:mimetype|meta-inf)$/i;

/** Each signature has a name of its own: those of several signers lie side by side. */
export function containerNames({ denumire, extensie = "" }: Document): ContainerNames {
  const name = documentFileName(denumire, extensie);
  return {
    fileName: RESERVED.test(name) ? `document-${name}` : name,
    signatureName: `META-INF/signature${nextId()}.p7s`,
  };
}
