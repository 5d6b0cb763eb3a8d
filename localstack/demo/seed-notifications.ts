import { Accounts } from "../../functions/notifications/access/account.ts";
import { Systems } from "../../functions/notifications/records/system.ts";
import { Templates } from "../../functions/notifications/records/template.ts";
import { placeTexts, variablesOf } from "../../functions/notifications/content/template-texts.ts";
import { clock } from "../../shared/clock.ts";
import { update } from "../../shared/data/repository.ts";
import { demoPassword } from "./data.ts";
import * as demo from "./notifications.ts";
import { createIfMissing, createPersonIfMissing, seedOnce } from "./seeding.ts";

/** Fingerprints of development certificates, by name. */
export type Fingerprints = Record<string, string>;

/**
 * Seeds systems with their certificates, their templates and the people of notifications. Returns whether it wrote anything.
 */
export const seedNotifications = (fingerprints: Fingerprints = {}): Promise<boolean> =>
  seedOnce("notifications", demo, async () => {
    await Promise.all([
      ...demo.systems.map((system) => addSystem(system, fingerprints)),
      ...demo.templates.map(addTemplate),
      createPersonIfMissing(Accounts, demoPassword, {
        ...demo.administrator,
        langKey: "ro",
        authorities: ["ROLE_USER", "ROLE_ADMIN"],
        adminServiciu: true,
      }),
      ...demo.operators.map((operator) =>
        createPersonIfMissing(Accounts, demoPassword, {
          ...operator,
          langKey: "ro",
          authorities: ["ROLE_USER", "ROLE_OPERATOR"],
        }),
      ),
    ]);
  });

/** A system of an earlier edition, which knew no certificates, gets its own. */
async function addSystem(
  { certificateName, ...system }: (typeof demo.systems)[number],
  { [certificateName]: fingerprint }: Fingerprints,
): Promise<void> {
  const certificate = fingerprint === undefined ? {} : { certificate: [fingerprint] };
  await createIfMissing(Systems, { ...system, ...certificate });
  await update(Systems, system, (stored) => (stored.certificate ? stored : { ...stored, ...certificate }));
}

async function addTemplate({ texts, ...said }: (typeof demo.templates)[number]): Promise<void> {
  const now = clock.iso();
  const { login } = demo.administrator;
  await createIfMissing(Templates, {
    ...said,
    subject: texts.subject,
    bodyShort: texts.bodyShort,
    variabile: variablesOf(texts),
    versiune: 1,
    hash: await placeTexts(texts),
    creatDe: login,
    creatLa: now,
    modificatDe: login,
    modificatLa: now,
  });
}
