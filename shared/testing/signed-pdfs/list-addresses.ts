/** Where the issuers of the samples publish their revocation lists: the root, and an issuer below it. */
export const listAddresses = {
  root: "http://lista.test/radacina.crl",
  issuer: "http://lista.test/emitent.crl",
};
