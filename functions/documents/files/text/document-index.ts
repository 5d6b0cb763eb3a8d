import { once } from "../../../../shared/once.ts";
import { indexedFields } from "../../records/indexed-fields.ts";
import { deployedIndex } from "../../search-index/deployed-index.ts";

/** The index of the documents of this deployment: opened at its first use, kept by the process. */
export const searchIndex = once(() => deployedIndex(indexedFields));
