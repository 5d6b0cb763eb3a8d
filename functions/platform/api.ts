import { roomsIn } from "../../shared/contract/rooms.ts";

/** Every route of the service, and the texts of its rooms. No function loads this; only the contract and the tests do. */
export const { groups, texts } = await roomsIn(import.meta.dirname);

export { platform as service } from "./service.ts";
