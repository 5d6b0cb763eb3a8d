/** Shows the log output of a function together with the test that caused it, if that test fails. */
process.stdout.write = (text: string | Uint8Array) => {
  // oxlint-disable-next-line no-console -- vitest holds back only console output per test
  console.log(String(text).trimEnd());
  return true;
};
