/** Shows what a function logs together with the test that caused it, where that test fails. */
process.stdout.write = (text: string | Uint8Array) => {
  // eslint-disable-next-line no-console -- vitest holds back only console output per test
  console.log(String(text).trimEnd());
  return true;
};
