import { byId } from "./elements.js";

/** The typed password of a protected document; undefined for others, and where none was typed: then its field is next. */
export function passwordFor({ tipSecuritate }) {
  const field = byId("password");
  if (tipSecuritate !== "PAROLA") return undefined;
  if (field.value === "") field.focus();
  return field.value || undefined;
}

/** The header that brings a password along. */
export const withPassword = (password) =>
  password ? { "x-document-password": encodeURIComponent(password) } : {};
