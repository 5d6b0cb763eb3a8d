import { startMailSink } from "../../localstack/cloud/mail-sink.ts";

/*
 * Importing this file gives a test file a separate mail server, which keeps received mail. Import it before anything
 * that reads the configuration: vitest evaluates imports one after the other.
 */
export const mailSink = await startMailSink({ port: 0 });
process.env.SMTP_URL = `smtp://127.0.0.1:${mailSink.port}`;
