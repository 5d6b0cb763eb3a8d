/** The header with the password of a document; none without one. */
export const passwordHeader = (password: string | undefined): { "X-Document-Password"?: string } =>
  password ? { "X-Document-Password": encodeURIComponent(password) } : {};
