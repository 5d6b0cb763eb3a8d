import { byId } from "./elements.js";

/** The password typed for a protected document; undefined for others, and if none was typed: then its field gets the focus. */
export function passwordFor({ tipSecuritate }) {
  const field = byId("password");
  if (tipSecuritate !== "PAROLA") return undefined;
  if (field.value === "") field.focus();
  return field.value || undefined;
}

/** The header that carries a password. */
export const withPassword = (password) =>
  password ? { "x-document-password": encodeURIComponent(password) } : {};
