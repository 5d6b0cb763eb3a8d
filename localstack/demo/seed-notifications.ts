import { Accounts } from "../../functions/notifications/access/account.ts";
import { Systems } from "../../functions/notifications/records/system.ts";
import { Templates } from "../../functions/notifications/records/template.ts";
import { placeTexts, variablesOf } from "../../functions/notifications/templates/content.ts";
import { clock } from "../../shared/clock.ts";
import { demoPassword } from "./data.ts";
import * as demo from "./notifications.ts";
import { createIfMissing, createPersonIfMissing, seedOnce } from "./seeding.ts";

/** Seeds systems, their templates and the people of notifications. Returns whether it wrote anything. */
export const seedNotifications = (): Promise<boolean> =>
  seedOnce("notifications", demo, async () => {
    await Promise.all([
      ...demo.systems.map((system) => createIfMissing(Systems, system)),
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
