import type { LambdaHandler } from "../../../../shared/http/handler.ts";
import { sampleRegistration } from "../../../../shared/testing/sample-system.ts";
import { audit } from "../audit.ts";
import { AT, localNetwork } from "./local-network.ts";

/*
 * An audit in a process of its own, so that its memory is measured without that of the system under audit. The path
 * of the request is the port of the system.
 */
export const handler: LambdaHandler = async ({ rawPath }) => {
  const registration = sampleRegistration(`http://127.0.0.1:${rawPath.slice(1)}`);
  const { report } = await audit(
    { ...registration, limits: { answerSeconds: 2 } },
    {
      ...{ id: "7", systemId: "1", trigger: "demand", network: localNetwork() },
      clock: { now: () => new Date(AT) },
    },
  );
  const { status, verdict, requests } = report;
  return { statusCode: 200, headers: {}, body: JSON.stringify({ status, verdict, requests }) };
};
