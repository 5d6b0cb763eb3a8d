import type { RoomTexts } from "../contract/contract-texts.ts";
import * as accountsTexts from "./accounts/texts.ts";
import * as changesTexts from "./changes/texts.ts";
import * as crudTexts from "./crud-texts.ts";
import * as operationalTexts from "./operational/texts.ts";

/** The texts of the features that every service has, for the contract and the routes matrix. */
export const featureTexts: RoomTexts[] = [accountsTexts, changesTexts, operationalTexts, crudTexts];
