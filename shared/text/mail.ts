import type { Address, Email } from "postal-mime";
import { textOfMarkup } from "./html.ts";
import { decodeHtml } from "./html-encoding.ts";
import type { Attached } from "./pdf-annotations.ts";
import { decodeText } from "./plain-text.ts";
import { type FileProperties, propertiesOf } from "./file-properties.ts";
import { UnreadableFile } from "./unreadable.ts";

/** A message in a message, and so on: deeper ones are attachments. */
const MOST_DEPTH = 5;

/** Subject, people, date and body of a message, and the files with it. */
export interface Message {
  text: string;
  attached: Attached[];
  properties: FileProperties;
}

/** A message as it came over SMTP (RFC 5322, MIME). @throws UnreadableFile */
export const readEml = (bytes: Buffer): Promise<Message> =>
  parsed(bytes, (mail) => {
    const people = [mail.from, ...(mail.to ?? []), ...(mail.cc ?? [])].map((one) => one && nameOf(one));
    return {
      properties: propertiesOf({
        title: mail.subject,
        author: mail.from && nameOf(mail.from),
        date: mail.date,
      }),
      text: linesOf(mail.subject, ...people, mail.date, mail.text, mail.html && textOfMarkup(mail.html)),
      attached: mail.attachments.map(({ filename, mimeType, content }) => ({
        ...attachedAs(filename ?? "", Buffer.from(content as Uint8Array)),
        claimed: mimeType,
      })),
    };
  });

/**
 * A page that a browser has saved as one file (RFC 2557): a message whose sender is the browser, and whose other parts are the
 * pictures and styles of the page. @throws UnreadableFile
 */
export const readMht = (bytes: Buffer): Promise<Message> =>
  parsed(bytes, ({ subject, date, text, html }) => ({
    properties: propertiesOf({ title: subject, date }),
    text: linesOf(subject, html === undefined ? text : textOfMarkup(html)),
    attached: [],
  }));

/** @throws UnreadableFile */
async function parsed(bytes: Buffer, read: (mail: Email) => Message): Promise<Message> {
  const { default: PostalMime } = await import("postal-mime");
  try {
    return read(
      await PostalMime.parse(readable(bytes), { maxNestingDepth: 50, maxRfc822NestingDepth: MOST_DEPTH }),
    );
  } catch (error) {
    throw new UnreadableFile("stricat", error);
  }
}

/** Messages with bytes above ASCII and without a charset are decoded like text files, as the library takes them for UTF-8. */
function readable(bytes: Buffer): Buffer {
  try {
    new TextDecoder("utf-8", { fatal: true }).decode(bytes);
    return bytes;
  } catch {
    const head = bytes.toString("latin1");
    return /charset\s*=/i.test(head) ? bytes : Buffer.from(decodeText(bytes));
  }
}

function nameOf(one: Address): string {
  if (one.group) return [one.name, ...one.group.map(nameOf)].join(" ");
  return `${one.name} ${one.address ?? ""}`.trim();
}

/** A message of Outlook (MS-OXMSG), like any other. @throws UnreadableFile */
export async function readMsg(bytes: Buffer): Promise<Message> {
  const { default: library } = await import("@kenjiuno/msgreader");
  // A bundler unpacks the default of a module of this form, and Node does not.
  const MsgReader = library.default ?? (library as unknown as typeof library.default);
  try {
    const reader = new MsgReader(new Uint8Array(bytes).buffer as ArrayBuffer);
    const data = reader.getFileData();
    if (data.error !== undefined) throw new Error(data.error);
    const sender = personOf(data.senderName, data.senderSmtpAddress ?? data.senderEmail);
    const time = timeOf(data.messageDeliveryTime ?? data.clientSubmitTime);
    const people = [
      sender,
      ...(data.recipients ?? []).map(({ name, smtpAddress, email }) => personOf(name, smtpAddress ?? email)),
    ];
    const markup = data.bodyHtml ?? (data.html && decodeHtml(Buffer.from(data.html)));
    return {
      properties: propertiesOf({ title: data.subject, author: sender, date: time }),
      text: linesOf(
        data.subject,
        ...people,
        time,
        data.body,
        markup && textOfMarkup(markup),
        await richText(data.compressedRtf, data),
      ),
      attached: (data.attachments ?? []).map((one) => {
        const { fileName, content } = reader.getAttachment(one);
        return attachedAs(fileName, Buffer.from(content));
      }),
    };
  } catch (error) {
    throw new UnreadableFile("stricat", error);
  }
}

/** Inside of an organization people have a path of its directory instead of an address. */
const personOf = (name = "", address = ""): string => (address.includes("@") ? `${name} ${address}` : name);

const timeOf = (date: string | undefined): string | undefined =>
  date === undefined || Number.isNaN(Date.parse(date)) ? undefined : new Date(date).toISOString();

/** The body where a message has it in this form alone (MS-OXRTFCP). */
async function richText(
  packed: Uint8Array | undefined,
  { body, bodyHtml, html }: { body?: string; bodyHtml?: string; html?: Uint8Array },
): Promise<string | undefined> {
  if (!packed || body !== undefined || bodyHtml !== undefined || html) return undefined;
  const { decompressRTF } = await import("@kenjiuno/decompressrtf");
  const { textOfRtf } = await import("./rtf.ts");
  return textOfRtf(Buffer.from(decompressRTF([...packed])));
}

const linesOf = (...parts: (string | undefined)[]): string => parts.filter(Boolean).join("\n").trim();

const attachedAs = (name: string, bytes: Buffer): Attached => ({
  name,
  read: (most) => (bytes.length <= most ? bytes : Buffer.alloc(0)),
});
