/** An entry of a ZIP archive as its headers describe it, independent of its data. */
export interface ZipEntry {
  name: string;
  method: "stored" | "deflated";
  /** The data as stored in the archive. */
  data: Buffer;
  /** CRC-32 and length in bytes of the unpacked data. */
  crc: number;
  size: number;
}

/**
 * A ZIP archive of these entries (APPNOTE 6.3.10), names in UTF-8, without dates and extras.
 * @param aliases entries that exist only in the directory and refer to the data of the first entry
 */
export function zipOf(entries: Iterable<ZipEntry>, aliases: Iterable<ZipEntry> = []): Buffer {
  const [local, central]: [Buffer[], Buffer[]] = [[], []];
  let offset = 0;
  for (const entry of entries) {
    const facts = factsOf(entry);
    const name = Buffer.from(entry.name);
    central.push(directoryEntry(entry, offset));
    local.push(Buffer.from("PK\x03\x04"), facts, name, entry.data);
    offset += 4 + facts.length + name.length + entry.data.length;
  }
  for (const alias of aliases) central.push(directoryEntry(alias, 0));
  const directory = Buffer.concat(central);
  const end = Buffer.alloc(22);
  end.write("PK\x05\x06");
  end.writeUInt16LE(central.length, 8);
  end.writeUInt16LE(central.length, 10);
  end.writeUInt32LE(directory.length, 12);
  end.writeUInt32LE(offset, 16);
  return Buffer.concat([...local, directory, end]);
}

function directoryEntry(entry: ZipEntry, offset: number): Buffer {
  const place = Buffer.alloc(14);
  place.writeUInt32LE(offset, 10);
  return Buffer.concat([Buffer.from("PK\x01\x02\x14\x00"), factsOf(entry), place, Buffer.from(entry.name)]);
}

/** The fields that both headers of an entry have. */
function factsOf({ name, method, data, crc, size }: ZipEntry): Buffer {
  const facts = Buffer.alloc(26);
  facts.writeUInt16LE(20, 0);
  facts.writeUInt16LE(0x800, 2);
  facts.writeUInt16LE({ stored: 0, deflated: 8 }[method], 4);
  facts.writeUInt32LE(crc, 10);
  facts.writeUInt32LE(data.length, 14);
  facts.writeUInt32LE(size, 18);
  facts.writeUInt16LE(Buffer.byteLength(name), 22);
  return facts;
}
