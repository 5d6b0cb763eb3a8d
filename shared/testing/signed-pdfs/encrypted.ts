import { createCipheriv, createHash } from "node:crypto";
import { rc4 } from "../../pdf/rc4.ts";
import type { CorpusFile } from "./corpus-file.ts";
import {
  certificateOf,
  credential,
  fieldObjects,
  packed,
  sample,
  sampleWith,
  sign,
  type SignWish,
  text,
  trailerOf,
} from "./kit.ts";
import { appendRaw, newRaw, type RawObject, signRaw, stream } from "./raw-pdf.ts";

/*
 * Encrypted files that open without a password, and attacks on them. The dictionaries and keys were made by pyHanko 0.38 for
 * the ID of the sample and the empty user password, that of revision 5 by hand.
 */

interface Scheme {
  /** The dictionary of the encryption. */
  encrypt: string;
  key: string;
  method: "rc4" | "aes128" | "aes256";
}

const filters = (method: string, length: number, more = ""): string =>
  `/StmF/StdCF/StrF/StdCF/CF<</StdCF<</AuthEvent/DocOpen/CFM/${method}/Length ${length}>>>>${more}`;
const O = "/O<39ce0b8527570ec1b334552d497221c579c339db4d9429217d08f0811cec495b>";
const U = `/U<cabc39e21efb4f7bcc685b2db232e93c${"00".repeat(16)}>`;
const key = "63dab0fc10c09e3293c0a3e22949928a";
const newer =
  "/O<464349883c1d62880a1619de9ede41b1f9236721584475ace1f7721ac339bc1bd673b3616d45ffed0cc7d0630ab2d8cb>" +
  "/U<d0bb084a7f7bc22a3c0983795d803df8298dc6bde4896c875ffbb115cd04b289a051bb9dd3f9f5a983b71b0433d88e63>" +
  "/OE<6f4f598a8445633bfa4c0a6017a0132261d233237e7c5afb0590912dd835a19c>" +
  "/UE<ce584a2767b5eb1980fd1f625ed62d5c2de1aadcb9bd4bfb7dac49692a87e008>/Perms<d4cadd679285925fea81f406ea288b1d>";

const aes128: Scheme = {
  encrypt: `<</Filter/Standard${O}${U}/P -4/Length 128/V 4/R 4${filters("AESV2", 16)}>>`,
  key,
  method: "aes128",
};
const schemes: Record<string, Scheme> = {
  "RC4 with 40 bits": {
    encrypt:
      "<</Filter/Standard/O<72ae6e66ebec28e57b83251fe1030f0e1f6596a0ea0b63b79eaa2058e55145bd>" +
      "/U<93e7e22b3b2d05a684b4c976a31ac27f8cde2b8b76da22d68d148422d05eb65f>/P -4/Length 40/V 1/R 2>>",
    key: "692a7e06e0",
    method: "rc4",
  },
  "RC4 with 128 bits": {
    encrypt: `<</Filter/Standard${O}${U}/P -4/Length 128/V 2/R 3>>`,
    key,
    method: "rc4",
  },
  "RC4 as a crypt filter": {
    encrypt: `<</Filter/Standard${O}${U}/P 4294967292/Length 128/V 4/R 4${filters("V2", 16)}>>`,
    key,
    method: "rc4",
  },
  "AES with 128 bits": aes128,
  "AES with 128 bits, without the metadata": {
    encrypt:
      `<</Filter/Standard${O}/U<4d260634c6f32ab0a1d801ea9a12c343${"00".repeat(16)}>/P -4/Length 128/V 4/R 4` +
      `${filters("AESV2", 16, "/EncryptMetadata false")}>>`,
    key: "57dd81cf1d9fee324c8c086d2b3309b2",
    method: "aes128",
  },
  "AES with 256 bits in revision 5": {
    encrypt:
      "<</Filter/Standard/O<d88bcf6253a0a0a52173fe7f6fdeca6439868dc65c6a708743f6e9e86e8ca4cc898780ba6ac9f4579ceed2290bfc5829>" +
      "/U<701ebf177b0753640ebb19d939716795149f4a2876b7aa97af44c1eacc00c160c9c0b0b2615666d0fc0af4697e18fb6e>" +
      "/OE<d0058d912f399717ef840189c5999a7b9868ae7c0ee2ec627e4e3f332ab16368>" +
      "/UE<dd1514676fbb1ba7cf3a6b427cd4ee49900130558207f69cd351972181d9d7b4>/Perms<8f4e7e05c38bbd5373433ca58dbd459a>" +
      `/P -4/Length 256/V 5/R 5${filters("AESV3", 32)}>>`,
    key: "ffdb725a6320ee4d33465a0e43b25d3fb940912deaa87372eb3771e000855f00",
    method: "aes256",
  },
  "AES with 256 bits": {
    encrypt: `<</Filter/Standard${newer}/P -4/Length 256/V 5/R 6${filters("AESV3", 32)}>>`,
    key: "7badfe363ef6927f69419325b86a559aa4d5481d3674e72fbb6e03b289ec2953",
    method: "aes256",
  },
};

/** A fixed vector, so that the files can be made again. */
const VECTOR = Buffer.from("vector of sample");

function encrypted({ key: hex, method }: Scheme, number: number, bytes: Buffer): Buffer {
  const name = Buffer.from([number & 0xff, number >> 8, 0, 0, 0]);
  const own = (salt = ""): Buffer => {
    const parts = [Buffer.from(hex, "hex"), name, Buffer.from(salt)];
    return createHash("md5")
      .update(Buffer.concat(parts))
      .digest()
      .subarray(0, Math.min(16, hex.length / 2 + 5));
  };
  if (method === "rc4") return rc4(own(), bytes);
  const cipher =
    method === "aes128"
      ? createCipheriv("aes-128-cbc", own("sAlT"), VECTOR)
      : createCipheriv("aes-256-cbc", Buffer.from(hex, "hex"), VECTOR);
  return Buffer.concat([VECTOR, cipher.update(bytes), cipher.final()]);
}

const latin = (words: string): Buffer => Buffer.from(words, "latin1");

/** Encrypts the strings in parentheses and the stream of an object. */
const sealing =
  (scheme: Scheme) =>
  ({ number, body, ...rest }: RawObject): RawObject => {
    const whole = body.toString("latin1");
    const at = whole.indexOf("\nstream\n");
    const head = (at < 0 ? whole : whole.slice(0, at)).replace(
      /\((.*?)\)/g,
      (_, words: string) => `<${encrypted(scheme, number, latin(words)).toString("hex")}>`,
    );
    if (at < 0) return { number, body: head, ...rest };
    const data = latin(whole.slice(at + "\nstream\n".length, -"\nendstream".length));
    const entries = head.slice(2, -2).replace(/\/Length \d+$/, "");
    return { number, body: stream(encrypted(scheme, number, data), entries), ...rest };
  };

const ENCRYPT = 19;
const encryptedTrailer = (size: number, more = `/Encrypt ${ENCRYPT} 0 R`) => trailerOf(size, more);

function sealedSample(scheme: Scheme, changed: RawObject[] = []): Buffer {
  const { catalog, pages, page, content, font, info } = sample;
  const numbers = new Set(changed.map(({ number }) => number));
  const kept = [catalog(), pages, page(), content, font, info].filter(({ number }) => !numbers.has(number));
  const objects = [...kept, ...changed].map(sealing(scheme));
  return newRaw([...objects, { number: ENCRYPT, body: scheme.encrypt }], encryptedTrailer(20)());
}

const signed = (scheme: Scheme, bytes = sealedSample(scheme), wish: SignWish = {}): Promise<Buffer> =>
  signRaw(bytes, {
    credential: credential("ana"),
    trailer: encryptedTrailer(40),
    ...wish,
    objects: (dictionary) => fieldObjects(wish)(dictionary).map(sealing(scheme)),
  });

const append = (scheme: Scheme, bytes: Buffer, ...objects: RawObject[]): Buffer =>
  appendRaw(bytes, { objects: objects.map(sealing(scheme)), trailer: encryptedTrailer(60) });

const again: SignWish = {
  number: 40,
  others: "30 0 R ",
  annotations: "30 0 R ",
  credential: credential("ion"),
  trailer: encryptedTrailer(60),
};

const field = (value: string): RawObject => ({
  number: 12,
  body: `<</Type/Annot/Subtype/Widget/FT/Tx/T(nume)${value}/Rect[40 40 200 80]/F 4/P 3 0 R/AP<</N 13 0 R>>/DA(/F1 24 Tf 0 g)>>`,
});
const shown = (words: string, more = ""): RawObject => ({
  number: 13,
  body: stream(
    `BT /F1 24 Tf 0 5 Td (${words}) Tj ET`,
    `/Type/XObject/Subtype/Form/BBox[0 0 160 40]/Resources<</Font<</F1 5 0 R>>>>${more}`,
  ),
});
const withForm: SignWish = { others: "12 0 R ", annotations: "12 0 R " };

const MODIFIED = "CONTINUT_MODIFICAT";
const LOCKED = "FISIER_CRIPTAT";
const UNKNOWN = "NESUSTINUT";

/** Where pyHanko says something else. */
function reasonOf(made: string): { pyHankoSays?: string } {
  if (made.includes("revision 5")) return { pyHankoSays: "it does not open files of revision 5" };
  const isLeftOut = made.includes("leaves itself out");
  return isLeftOut ? { pyHankoSays: "it takes the word of a stream that it is not encrypted" } : {};
}

const file = (made: string, make: CorpusFile["make"], verdicts: string[] = [MODIFIED]): CorpusFile => ({
  family: "encrypted",
  made,
  make,
  verdicts,
  ...reasonOf(made),
});

const otherContent: RawObject = { number: 4, body: text("Suma: 900 lei") };
const changedScheme = (from: string, to: string): Scheme => ({
  ...aes128,
  encrypt: aes128.encrypt.replace(from, to),
});

const sound: CorpusFile[] = [
  ...Object.entries(schemes).map(([name, scheme]) =>
    file(
      `A file that is encrypted by ${name} is signed twice.`,
      async () => signed(scheme, await signed(scheme), again),
      ["VALIDA", "VALIDA"],
    ),
  ),
  ...Object.entries(schemes).map(([name, scheme]) =>
    file(
      `A field of a file that is encrypted by ${name} gets a value.`,
      async () => {
        const form = sealedSample(scheme, [field(""), shown("")]);
        return append(scheme, await signed(scheme, form, withForm), field("/V(Ion)"), shown("Ion"));
      },
      ["VALIDA"],
    ),
  ),
  file(
    "A later revision of an encrypted file has its objects in a stream.",
    async () => {
      const form = "/AcroForm<</Fields[30 0 R]/SigFlags 3>>";
      const objects = [sample.catalog(`${form}/Version/2.0`)];
      return packed(await signed(aes128), objects, { seal: sealing(aes128), trailer: encryptedTrailer(60) });
    },
    ["VALIDA"],
  ),
];

const attacked: CorpusFile[] = [
  ...Object.entries(schemes).map(([name, scheme]) =>
    file(`A file that is encrypted by ${name} gets another content.`, async () =>
      append(scheme, await signed(scheme), otherContent),
    ),
  ),
  file("A plain file is encrypted after its signature.", async () =>
    appendRaw(await sign(sampleWith()), {
      objects: [{ number: 48, body: aes128.encrypt }, sealing(aes128)(otherContent)],
      trailer: encryptedTrailer(60, "/Encrypt 48 0 R"),
    }),
  ),
  file("An encrypted file is no longer encrypted after its signature.", async () =>
    appendRaw(await signed(aes128), { objects: [otherContent], trailer: trailerOf(60) }),
  ),
  file("The trailer of a later revision names another encryption.", async () =>
    appendRaw(await signed(aes128), {
      objects: [{ number: 48, body: aes128.encrypt.replace("/P -4", "/P -8") }],
      trailer: encryptedTrailer(60, "/Encrypt 48 0 R"),
    }),
  ),
  file("A later revision changes the dictionary of the encryption.", async () =>
    appendRaw(await signed(aes128), {
      objects: [{ number: ENCRYPT, body: aes128.encrypt.replace("AESV2", "V2") }],
      trailer: encryptedTrailer(60),
    }),
  ),
  file("A later revision has another ID, of which the key is made.", async () =>
    appendRaw(await signed(aes128), {
      objects: [],
      trailer: (previous) => encryptedTrailer(60)(previous).replace("/ID[<00", "/ID[<01"),
    }),
  ),
  file("A stream of the signed file leaves itself out of the encryption.", async () => {
    const plain: RawObject = { number: 4, body: stream("BT (Suma) Tj ET", "/Filter/Crypt") };
    return signed(aes128, sealedSample(aes128, [plain]));
  }),
  file("The stream of a value leaves itself out of the encryption.", async () => {
    const form = sealedSample(aes128, [field(""), shown("")]);
    const bytes = await signed(aes128, form, withForm);
    return append(
      aes128,
      bytes,
      field("/V(Ion)"),
      shown("Ion", "/Filter[/Crypt]/DecodeParms[<</Name/Identity>>]"),
    );
  }),
  file(
    "The streams of a file are encrypted, and its strings are not.",
    () => signed(changedScheme("/StrF/StdCF", "/StrF/Identity")),
    [UNKNOWN],
  ),
  file(
    "The strings of a file are encrypted, and its streams are not.",
    () => signed(changedScheme("/StmF/StdCF", "/StmF/Identity")),
    [UNKNOWN],
  ),
  file(
    "The attachments of a file are encrypted in another way.",
    () => signed(changedScheme("/StrF/StdCF", "/StrF/StdCF/EFF/Identity")),
    [UNKNOWN],
  ),
  file(
    "A file is encrypted by a method that is not supported.",
    () => signed(changedScheme("AESV2", "AESV4")),
    [UNKNOWN],
  ),
  file(
    "A file opens with a password.",
    () =>
      signed(
        changedScheme(
          `${O}${U}`,
          `/O<${"62".repeat(32)}>/U<3b1616419e06b174a53701792589aa1b${"00".repeat(16)}>`,
        ),
      ),
    [LOCKED],
  ),
  file(
    "A file opens with a certificate.",
    () =>
      signed(
        changedScheme(
          `/Filter/Standard${O}${U}`,
          `/Filter/Adobe.PubSec/SubFilter/adbe.pkcs7.s5/Recipients[<${certificateOf("ana").raw.toString("hex")}>]`,
        ),
      ),
    [LOCKED],
  ),
];

export const encryptedFiles: CorpusFile[] = [...sound, ...attacked];
