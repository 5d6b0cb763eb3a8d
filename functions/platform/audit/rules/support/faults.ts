import { MOST_HEADER_BYTES } from "../../../../../shared/outgoing/outgoing-fetch.ts";
import type { Exchange, WireFault } from "../../model/evidence.ts";
import type { Limits } from "../../model/registration.ts";
import { counted } from "../../model/texts.ts";

/** The content codings of answers that an audit asks for. */
const ASKED_FOR = ["gzip", "x-gzip", "deflate", "br"];

type Told = (exchange: Pick<Exchange, "request" | "coding">, limits: Limits) => string;

const words: Record<WireFault, Told> = {
  addressRefused: () => "the address may not be called",
  noConnection: () => "no connection, or it ended before the answer did",
  tls: () => "TLS failed",
  timeout: (_, { answerSeconds }) => `no whole answer within ${counted(answerSeconds)} s, the limit`,
  tooLarge: ({ request }, { contractBytes }) =>
    request.reason === "contract"
      ? `more than ${counted(contractBytes)} bytes, the limit`
      : `headers of more than ${counted(MOST_HEADER_BYTES)} bytes, the limit`,
  malformed: ({ coding }) => {
    if (coding === undefined) return "the answer is no HTTP";
    return `${coding.slice(0, 40)} was announced and ${ASKED_FOR.includes(coding) ? "is not" : "not asked for"}`;
  },
  noCredential: () => "the credential cannot be sent",
  notSent: () => "not sent",
};

/** What came instead of an answer, in words. */
export const faultText = (exchange: Pick<Exchange, "request" | "fault" | "coding">, limits: Limits): string =>
  exchange.fault === undefined ? "" : words[exchange.fault](exchange, limits);
