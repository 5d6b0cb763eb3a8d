import type { SendMailOptions } from "nodemailer";
import type { Attachment, Mailbox, OutgoingMail } from "./mail.ts";

/**
 * The header fields that a signature covers if a mail has them: those of RFC 6376, 5.4.1, and the two by which recipients
 * unsubscribe, which RFC 8058 requires to be signed.
 */
const SIGNED_FIELDS = [
  ...["From", "Sender", "Reply-To", "Subject", "Date", "Message-ID", "To", "Cc", "MIME-Version"],
  ...["Content-Type", "Content-Transfer-Encoding", "In-Reply-To", "References"],
  ...["List-Unsubscribe", "List-Unsubscribe-Post"],
];

/**
 * A checked mail as the library expects it. The envelope is given, so that no header adds a recipient; the library writes
 * domains as ASCII, in the envelope and in the headers.
 */
export const messageOf = (mail: OutgoingMail): SendMailOptions => ({
  envelope: { from: mail.from.address, to: mail.to },
  from: mailboxOf(mail.from),
  to: mailboxOf({ address: mail.to }),
  replyTo: mail.replyTo && mailboxOf(mail.replyTo),
  subject: mail.subject,
  text: mail.text,
  html: mail.html,
  messageId: mail.messageId,
  // RFC 3834, 5: no out-of-office note answers it.
  headers: { ...mail.headers, "Auto-Submitted": "auto-generated" },
  attachments: (mail.attachments ?? []).map(attached),
  dkim: mail.dkim && {
    domainName: mail.dkim.domain,
    keySelector: mail.dkim.selector,
    privateKey: mail.dkim.privateKey,
    headerFieldNames: SIGNED_FIELDS.join(":"),
  },
});

const mailboxOf = ({ name = "", address }: Mailbox) => ({ name, address });

/** Base64 for every type: readers get the same bytes, line ends included. */
const attached = ({ name, type, content }: Attachment) => ({
  filename: name,
  contentType: type,
  contentDisposition: "attachment" as const,
  contentTransferEncoding: "base64" as const,
  content: Buffer.from(content.buffer, content.byteOffset, content.byteLength),
});
