import { useQueryClient } from "@tanstack/react-query";
import {
  tenantUsersAssign,
  usersRemove,
  usersRequestReset,
} from "../../client/generated/documents/operations.ts";
import type { User, UsersReplaceBody } from "../../client/generated/documents/types.ts";
import { approvalsHref } from "../api/approval.tsx";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { showToast } from "../kit/toast.tsx";
import { useGo } from "../shell/use-go.ts";
import { formatsIn } from "../words/formats.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { changeNow, fullName, readPerson, usePeopleSaved } from "./person.ts";
import { peopleWords } from "./words.ts";

/** The questions before acts on an account. Each act reads the account again and sends its revision. */
export function Confirmations({ user }: { user: User }) {
  const text = useWords(peopleWords);
  const { access, remove, affiliation } = text;
  const language = useLanguage();
  const queries = useQueryClient();
  const go = useGo();
  const name = fullName(user);
  const whyOf = (error: unknown): string => sentenceOf(error, language);
  const saved = usePeopleSaved();

  /** A question about one field; its opposite undoes it from the toast. */
  const change = (
    dialog: string,
    verb: string,
    texts: { title: string; text: string; done: string },
    { change: wanted, undo }: { change: UsersReplaceBody; undo: UsersReplaceBody },
    isDangerous = false,
  ) => (
    <Confirm
      name={dialog}
      title={() => texts.title}
      verb={verb}
      isDangerous={isDangerous}
      whyOf={whyOf}
      act={async (login) => {
        await changeNow(login, wanted);
        await saved(texts.done, () => changeNow(login, undo));
      }}
    >
      {() => texts.text}
    </Confirm>
  );

  return (
    <>
      {change(
        "deactivate",
        access.deactivate,
        { title: access.deactivateTitle(name), text: access.deactivateText, done: access.deactivated(name) },
        { change: { activated: false }, undo: { activated: true } },
        true,
      )}
      {change(
        "activate",
        access.activate,
        { title: access.activateTitle(name), text: access.activateText, done: access.activated(name) },
        { change: { activated: true }, undo: { activated: false } },
      )}
      {change(
        "giveSecret",
        access.giveSecret,
        { title: access.giveSecretTitle(name), text: access.giveSecretText, done: access.gaveSecret(name) },
        { change: { hasSecret: true }, undo: { hasSecret: false } },
      )}
      {change(
        "takeSecret",
        access.takeSecret,
        { title: access.takeSecretTitle(name), text: access.takeSecretText, done: access.tookSecret(name) },
        { change: { hasSecret: false }, undo: { hasSecret: true } },
      )}
      {change(
        "giveService",
        access.giveService,
        {
          title: access.giveServiceTitle(name),
          text: access.giveServiceText,
          done: access.gaveService(name),
        },
        { change: { adminServiciu: true }, undo: { adminServiciu: false } },
        true,
      )}
      {change(
        "takeService",
        access.takeService,
        {
          title: access.takeServiceTitle(name),
          text: access.takeServiceText,
          done: access.tookService(name),
        },
        { change: { adminServiciu: false }, undo: { adminServiciu: true } },
        true,
      )}
      <Confirm
        name="reset"
        title={() => access.resetTitle(name)}
        verb={access.reset}
        whyOf={whyOf}
        act={async (login) => {
          await usersRequestReset(client, { path: { login } });
          showToast({ text: access.resetSent(user.email) });
        }}
      >
        {() => access.resetText(user.email)}
      </Confirm>
      <Confirm
        name="release"
        title={() => affiliation.releaseTitle(name)}
        verb={affiliation.release}
        isDangerous
        whyOf={whyOf}
        act={async (login) => {
          const { data, etag } = await readPerson(login);
          await tenantUsersAssign(client, {
            path: { id: data.id },
            body: { organizatieId: null },
            ifMatch: etag,
          });
          await saved(affiliation.released(name));
        }}
      >
        {() => affiliation.releaseText}
      </Confirm>
      <Confirm
        name="remove"
        title={() => remove.title(name)}
        verb={remove.verb}
        isDangerous
        whyOf={whyOf}
        act={async (login) => {
          const { etag } = await readPerson(login);
          const answer = await usersRemove(client, { path: { login }, ifMatch: etag });
          if (answer.status === 202)
            showToast({
              text: remove.asked(formatsIn(language).dateTime(answer.data.expiresAt)),
              act: { title: remove.seeApprovals, onPress: () => go(approvalsHref("documents")) },
            });
          else {
            go("/app/persoane", { isReplacing: true });
            queries.removeQueries({ queryKey: ["documents", "people", login] });
            await queries.invalidateQueries({ queryKey: ["documents", "people", "list"] });
            showToast({ text: remove.done(name) });
          }
        }}
      >
        {() => remove.text}
      </Confirm>
    </>
  );
}
