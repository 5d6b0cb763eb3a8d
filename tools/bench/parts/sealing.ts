import { createCipheriv, createDecipheriv, randomBytes } from "node:crypto";
import { openRangeBytes, sealBytes } from "../../../shared/encryption/encryption.ts";
import type { KeyWrapper } from "../../../shared/encryption/data-keys.ts";
import { measureInTurn } from "../measure.ts";
import { ms, ratio, table, verdict, type Section } from "../report.ts";

const MIB = 2 ** 20;
const SIZES = [100_000, MIB, 4 * MIB, 16 * MIB, 64 * MIB];
const LEAST = 0.8;

/** A data key without cost: wrapping by the master key is not measured here. */
const key = randomBytes(32);
const keys: KeyWrapper = {
  generate: () => Promise.resolve({ plaintext: key, wrapped: Buffer.alloc(100) }),
  unwrap: () => Promise.resolve(key),
};

/** Line 7: sealing and opening against one AES-256-GCM over the same bytes, with its tag behind the ciphertext. */
export async function sealing({ rounds }: { rounds: number }): Promise<Section> {
  const rows = [];
  for (const size of SIZES)
    rows.push(await measure(size, Math.max(5, Math.min(rounds, (rounds * 8 * MIB) / size))));
  const large = rows.filter(({ size }) => size >= MIB);
  const holds = large.every(({ seal, open }) => seal.share >= LEAST && open.share >= LEAST);
  return {
    title: "7. Sealing and opening against plain AES-GCM",
    body: [
      `MB/s of content in memory, A B A B, medians; from 1 MiB on at least ${LEAST} of plain: ${verdict(holds)}. ` +
        "Below that the fixed cost counts: a header, its key, two cipher objects.",
      table(
        ["content", "plain encrypt", "seal", "ratio", "plain decrypt", "open", "ratio", "seal ms", "open ms"],
        rows.map(({ size, seal, open }) => [
          size < MIB ? `${size / 1000} KB` : `${size / MIB} MiB`,
          ...[seal.plain, seal.own].map((took) => throughput(size, took)),
          ratio(seal.share),
          ...[open.plain, open.own].map((took) => throughput(size, took)),
          ratio(open.share),
          ms(seal.own),
          ms(open.own),
        ]),
      ),
    ],
  };
}

const throughput = (bytes: number, took: number): string => (bytes / took / 1000).toFixed(0);

async function measure(size: number, rounds: number) {
  const plain = randomBytes(size);
  const cod = "DOC-2026-0123456789";
  const sealed = await sealBytes(plain, { keys, cod });
  const encrypted = encrypt(plain);
  const readRange = (start: number, end: number) => Promise.resolve(sealed.subarray(start, end + 1));
  const times = await measureInTurn(
    {
      encrypt: () => encrypt(plain),
      seal: () => sealBytes(plain, { keys, cod }),
      decrypt: () => decrypt(encrypted),
      open: () => openRangeBytes({ keys, cod, size, start: 0, end: size - 1, readRange }),
    },
    { rounds: Math.round(rounds) },
  );
  return {
    size,
    seal: { plain: times.encrypt, own: times.seal, share: times.encrypt / times.seal },
    open: { plain: times.decrypt, own: times.open, share: times.decrypt / times.open },
  };
}

const nonce = Buffer.alloc(12);
const TAG = 16;

function encrypt(plain: Buffer): Buffer {
  const cipher = createCipheriv("aes-256-gcm", key, nonce);
  return Buffer.concat([cipher.update(plain), cipher.final(), cipher.getAuthTag()]);
}

function decrypt(sealed: Buffer): Buffer {
  const decipher = createDecipheriv("aes-256-gcm", key, nonce).setAuthTag(sealed.subarray(-TAG));
  return Buffer.concat([decipher.update(sealed.subarray(0, -TAG)), decipher.final()]);
}
