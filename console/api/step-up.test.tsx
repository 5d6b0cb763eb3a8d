import { afterEach, expect, it, vi } from "vitest";
import { ownFactors } from "../../client/second-factor.ts";
import { json, refusal, scriptNetwork } from "../testing/network.ts";
import { client } from "./client.ts";
import { askedAgain, onAskedAgain } from "./step-up.ts";

afterEach(() => vi.unstubAllGlobals());

const services = ["identity", "invoicing", "notifications", "platform"];

it("acts at several services wait for the factor of one service after the other", async () => {
  const recent = new Set<string>();
  scriptNetwork(
    Object.fromEntries(
      services.flatMap((service) => [
        [
          `PUT /${service}/api/authenticate/recovery-codes`,
          () => (recent.has(service) ? { recoveryCodes: [service] } : refusal(403, "factorDinNou")),
        ],
        [
          `POST /${service}/api/authenticate/challenges`,
          () => json({ id: service, methods: ["totp"], expiresAt: "2026-12-13T10:00:00Z" }, {}, 201),
        ],
      ]),
    ),
  );
  const asked: string[] = [];
  const stop = onAskedAgain(() => {
    const question = askedAgain();
    if (!question) return;
    asked.push(question.service);
    recent.add(question.service);
    question.end(true);
  });
  const acts = services.map((service) => ownFactors(client, service).renewCodes());
  expect(await Promise.all(acts)).toEqual(services.map((service) => ({ recoveryCodes: [service] })));
  expect(asked.toSorted()).toEqual(services);
  stop();
});
