import type { Document, SemnaturaDinFisier } from "../../../client/generated/documents/types.ts";
import type { Tone } from "../../kit/states.tsx";

export const statusTones: Record<Document["status"], Tone> = {
  ACTIV: "good",
  ARHIVAT: "neutral",
  STERS: "warning",
  PURJAT: "bad",
};

export const visibilityTones: Record<Document["visibility"], Tone> = {
  PUBLIC: "accent",
  PERSONAL: "neutral",
  SECRET: "warning",
};

export const signatureTones: Record<SemnaturaDinFisier["status"], Tone> = { VALIDA: "good", INVALIDA: "bad" };
