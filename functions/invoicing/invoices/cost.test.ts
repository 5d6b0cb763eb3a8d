import { expect, it } from "vitest";
import { freshIdno, project, service } from "../testing.ts";
import { dynamo } from "../../../shared/aws.ts";

it("making an invoice costs at most two reads and one transaction, once the project is known", async () => {
  const client = project();
  const { code } = await service();
  const create = () => client.post("/api/v1/invoice", { idno: freshIdno(), service: code });
  await create();

  const sent: string[] = [];
  const name = "countCommands";
  dynamo().middlewareStack.add(
    (next, { commandName }) =>
      (args) => {
        sent.push(String(commandName));
        return next(args);
      },
    { step: "initialize", name },
  );
  expect((await create()).status).toBe(200);
  dynamo().middlewareStack.remove(name);
  expect(sent).toEqual(["BatchGetItemCommand", "GetItemCommand", "TransactWriteItemsCommand"]);
});
