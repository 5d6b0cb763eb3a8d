import {
  grupsList,
  notificaresList,
  templatesList,
  usersList,
} from "../../../client/generated/notifications/operations.ts";
import type { Sistem } from "../../../client/generated/notifications/types.ts";
import { client } from "../../api/client.ts";
import { pageOf } from "../../api/list-page.ts";
import type { Known } from "../../api/register/kind.ts";
import { plural } from "../../words/plural.ts";

/** What keeps a system, as the service judges its removal: each by the list that counts it. */
const keepers = [
  {
    list: templatesList,
    said: [
      plural.ro({ one: "un șablon", few: "{} șabloane", other: "{} de șabloane" }),
      plural.ru({ one: "{} шаблон", few: "{} шаблона", many: "{} шаблонов" }),
      plural.en({ one: "{} template", other: "{} templates" }),
    ],
  },
  {
    list: grupsList,
    said: [
      plural.ro({ one: "un grup", few: "{} grupuri", other: "{} de grupuri" }),
      plural.ru({ one: "{} группа", few: "{} группы", many: "{} групп" }),
      plural.en({ one: "{} group", other: "{} groups" }),
    ],
  },
  {
    list: usersList,
    said: [
      plural.ro({ one: "un operator", few: "{} operatori", other: "{} de operatori" }),
      plural.ru({ one: "{} оператор", few: "{} оператора", many: "{} операторов" }),
      plural.en({ one: "{} operator", other: "{} operators" }),
    ],
  },
  {
    list: notificaresList,
    said: [
      plural.ro({ one: "o notificare", few: "{} notificări", other: "{} de notificări" }),
      plural.ru({ one: "{} уведомление", few: "{} уведомления", many: "{} уведомлений" }),
      plural.en({ one: "{} notification", other: "{} notifications" }),
    ],
  },
] as const;

/** Says what keeps a system from being removed; null if nothing does. */
export async function removalRefusal({ id }: Sistem, { say, formats }: Known): Promise<string | null> {
  const query = { size: 1, "filter[sistemId]": String(id) };
  const counted = await Promise.all(
    keepers.map(async ({ list, said }) => {
      const { total = 0 } = pageOf<unknown>(await list(client, { query }));
      return total > 0 ? [say<(count: number) => string>(said)(total)] : [];
    }),
  );
  const kept = counted.flat();
  if (kept.length === 0) return null;
  return say([
    (what: string) => `Nu se poate șterge: are ${what}. Opriți-l în schimb.`,
    (what: string) => `Удалить нельзя: ${what}. Вместо этого остановите её.`,
    (what: string) => `Cannot be deleted: it has ${what}. Turn it off instead.`,
  ])(formats.list(kept));
}
