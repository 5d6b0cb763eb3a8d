/** The body of a call with so many recipients. It imports nothing of the service, which reads its configuration. */
export const noticeBody = (count: number, fields: object = {}): object => ({
  subject: "Aviz",
  body: "Stimate cetățean, aveți de achitat taxa locală până la sfârșitul lunii.",
  recipients: Array.from({ length: count }, (_, i) => ({ type: "Email", value: `om-${i}@exemplu.md` })),
  ...fields,
});
