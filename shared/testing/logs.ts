/** What a function logs is shown with the test that made it, where that fails. */
process.stdout.write = (text: string | Uint8Array) => {
  // eslint-disable-next-line no-console -- what vitest holds back for a test is its console
  console.log(String(text).trimEnd());
  return true;
};
