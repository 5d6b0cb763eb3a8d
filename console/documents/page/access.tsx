import { useQuery } from "@tanstack/react-query";
import {
  documentsShare,
  partajareDocumentsRead,
  partajareDocumentsRemove,
} from "../../../client/generated/documents/operations.ts";
import type { PartajareDocument, PartajareDocumentPage } from "../../../client/generated/documents/types.ts";
import { client } from "../../api/client.ts";
import { Loaded } from "../../api/failed.tsx";
import { usePeople } from "../../api/people.ts";
import { Button, Link } from "../../kit/button.tsx";
import { useDialogAddress } from "../../kit/dialog-address.ts";
import { DialogLink } from "../../kit/dialog-link.tsx";
import { AddressDialog } from "../../kit/dialog.tsx";
import { given } from "../../kit/given.ts";
import { late } from "../../kit/online.ts";
import { StateBadge } from "../../kit/states.tsx";
import { usePerson } from "../../shell/session.ts";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { grantsQuery, linksQuery } from "./access-data.ts";
import { AccessSentence } from "./access-sentence.tsx";
import { useAskers } from "./askers.ts";
import { Links, Requests } from "./access-lists.tsx";
import { type Named, useBeneficiaries } from "./names.ts";
import { useOpened } from "./opened.ts";
import { useAct } from "./use-act.ts";
import { accessWords } from "./words-access.ts";
import { pageWords } from "./words.ts";

const WhyForm = late(async () => ({ default: (await import("./explanation.tsx")).WhyForm }));
const Explanation = late(async () => ({ default: (await import("./explanation.tsx")).Explanation }));

/** Why a person can or cannot use the document. The person is chosen, or named by login in the address. */
function Why() {
  const text = useWords(accessWords).access;
  const dialogs = useDialogAddress();
  const { id } = useOpened().document;
  return (
    <section>
      <h3>{text.whyTitle}</h3>
      <p className="hint">{text.whyHint}</p>
      <div className="acts">
        <Button onPress={() => dialogs.open({ name: "whose", id: String(id) })}>{text.askWhy}</Button>
        <Link href={`/app/audit/acces?document=${id}`} look="plain">
          {text.allReaders}
        </Link>
      </div>
      <AddressDialog name="whose" title={() => text.whyTitle}>
        {() => <WhyForm />}
      </AddressDialog>
      <AddressDialog name="why" title={() => text.whyTitle}>
        {(login) => <Explanation login={login} />}
      </AddressDialog>
    </section>
  );
}

const GrantForm = late(async () => ({ default: (await import("./access-forms.tsx")).GrantForm }));

/** Who was given access, until when and by whom. A press revokes it, and can be undone. */
function Grants({ grants }: { grants: PartajareDocumentPage }) {
  const text = useWords(accessWords).access;
  const formats = useFormats();
  const nameOf = useBeneficiaries(grants.items);
  const loginOf = useAskers(useOpened().document.id);
  const whoOf = (grant: PartajareDocument): Named | undefined => {
    const login = loginOf(grant);
    return nameOf(grant) ?? (login === undefined ? undefined : { name: login, login });
  };
  const { items, total } = grants;
  return (
    <section>
      <h3>{text.grants}</h3>
      {items.length === 0 ? (
        <p className="hint">{text.noGrants}</p>
      ) : (
        <ul className="records" aria-label={text.grants}>
          {items.map((grant) => (
            <GrantRow key={grant.id} grant={grant} who={whoOf(grant)} />
          ))}
        </ul>
      )}
      {items.length < total && (
        <p className="hint">{text.shownOf(formats.number(items.length), formats.number(total))}</p>
      )}
      <AddressDialog name="grant" title={() => text.changeTitle}>
        {(id, close) => <GrantForm id={Number(id)} onEnd={close} />}
      </AddressDialog>
    </section>
  );
}

function GrantRow({ grant, who }: { grant: PartajareDocument; who: Named | undefined }) {
  const text = useWords(pageWords);
  const { date } = useFormats();
  const dialogs = useDialogAddress();
  const { document } = useOpened();
  const { id, drept, dataExpirare, creatDe, creatLa, poate, beneficiarClientId } = grant;
  const giver = usePeople([creatDe])(creatDe);
  const name = who?.name ?? (beneficiarClientId === undefined ? text.access.someone : text.access.client);
  const hasEnded = dataExpirare !== undefined && Date.parse(dataExpirare) <= Date.now();
  const end = dataExpirare === undefined ? text.access.endless : text.access.until(date(dataExpirare));
  return (
    <li>
      <p className="record-title">
        <strong>{name}</strong> <StateBadge>{text.rights[drept]}</StateBadge>{" "}
        {hasEnded && <StateBadge tone="warning">{text.access.ended}</StateBadge>}
      </p>
      <p className="hint">{end}</p>
      <p className="hint">{text.access.givenBy(giver, date(creatLa))}</p>
      <div className="acts">
        {poate.includes("MODIFICA") && (
          <DialogLink verb={text.access.change} name="grant" id={id} of={name} look="plain" />
        )}
        {poate.includes("REVOCA") && <TakeBack grant={grant} who={who} name={name} />}
        {who?.login !== undefined && document.poate.includes("EXPLICA_ACCESUL") && (
          <Link
            href={dialogs.hrefOf({ name: "why", id: who.login })}
            look="quiet"
            label={`${text.access.why} ${name}`}
          >
            {text.access.why}
          </Link>
        )}
      </div>
    </li>
  );
}

interface TakeBackProps {
  grant: PartajareDocument;
  who: Named | undefined;
  name: string;
}

function TakeBack({ grant, who, name }: TakeBackProps) {
  const text = useWords(pageWords);
  const run = useAct();
  const isOwn = who?.login === usePerson().id;
  const { id, documentId, drept, dataExpirare, beneficiarClientId, beneficiarOperatorId } = grant;
  const giveAgain = () =>
    run(documentId, async () => {
      const body = { drept, ...given({ dataExpirare, beneficiarClientId, beneficiarOperatorId }) };
      await documentsShare(client, { path: { id: documentId }, body });
      return { text: text.acts.undone };
    });
  const takeBack = () =>
    run(documentId, async () => {
      const { etag } = await partajareDocumentsRead(client, { path: { id } });
      await partajareDocumentsRemove(client, { path: { id }, ifMatch: etag });
      const undo = isOwn ? undefined : { title: text.acts.undo, onPress: () => void giveAgain() };
      return { text: isOwn ? text.access.gaveUp : text.access.takenBack(name), act: undo };
    });
  const verb = isOwn ? text.access.giveUp : text.access.takeBack;
  return (
    <Button look="danger" label={`${verb}: ${name}`} onPress={() => void takeBack()}>
      {verb}
    </Button>
  );
}

export default function Access() {
  const text = useWords(pageWords);
  const { document } = useOpened();
  const { id, poate } = document;
  const grants = useQuery(grantsQuery(id));
  const links = useQuery(linksQuery(document));
  return (
    <>
      <h2>{text.access.title}</h2>
      <Loaded query={grants}>
        {(given) => (
          <Loaded query={links}>
            {(valid) => (
              <>
                <AccessSentence grants={given.items} links={valid?.items.length} />
                {poate.includes("PARTAJEAZA") && (
                  <p>
                    <DialogLink verb={text.acts.share} name="share" id={id} look="plain" icon="share" />
                  </p>
                )}
                <Requests />
                <Grants grants={given} />
                {valid && <Links links={valid} />}
              </>
            )}
          </Loaded>
        )}
      </Loaded>
      {poate.includes("EXPLICA_ACCESUL") && <Why />}
    </>
  );
}
