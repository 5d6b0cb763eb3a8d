/** The header of a call about a document that has a password. */
export const passwordHeader = (password: string | undefined) =>
  password === undefined ? {} : { headers: { "X-Document-Password": password } };
