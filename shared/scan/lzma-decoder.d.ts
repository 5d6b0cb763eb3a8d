/** The part of the library that unpacks, which it does not declare: its main file chooses another one at run time, where no bundle has it. */
declare module "lzma/src/lzma-d-min.js" {
  const library: {
    LZMA: {
      /** A text, or bytes with a sign. @throws an error, or a text, for damaged bytes */
      decompress(bytes: Uint8Array): string | number[];
    };
  };
  export default library;
}
