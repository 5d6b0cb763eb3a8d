import { useQuery } from "@tanstack/react-query";
import {
  semnaturaDocumentsDownload,
  semnaturaDocumentsDownloadContainer,
  semnaturaDocumentsRead,
  semnaturaDocumentsRemove,
  semnaturaDocumentsVerify,
} from "../../../client/generated/documents/operations.ts";
import type { SemnaturaDocument } from "../../../client/generated/documents/types.ts";
import { endingOf } from "../../../shared/everywhere/ending.ts";
import { client } from "../../api/client.ts";
import { Failed, Loaded } from "../../api/failed.tsx";
import { Button, Link } from "../../kit/button.tsx";
import { Confirm } from "../../kit/confirm.tsx";
import { EndingBadge } from "../../api/ending.tsx";
import { DialogLink } from "../../kit/dialog-link.tsx";
import { AddressDialog } from "../../kit/dialog.tsx";
import type { IconName } from "../../kit/icons.tsx";
import { announce } from "../../kit/live.ts";
import { late } from "../../kit/online.ts";
import { EmptyState, Skeleton, StateBadge } from "../../kit/states.tsx";
import { showToast } from "../../kit/toast.tsx";
import { useFormats } from "../../words/formats.ts";
import { useWords } from "../../words/words.ts";
import { FilesInside } from "./files-inside.tsx";
import { useInside, useProofs } from "./inside.ts";
import { addressOf, isReadable, useOpened, useRefresh } from "./opened.ts";
import { ReportActs } from "./report-acts.tsx";
import { signaturesQuery } from "./signature-list.ts";
import { signatureTones } from "./states.ts";
import { useAct, useWhy } from "./use-act.ts";
import { useDownload } from "./use-download.ts";
import { Verdict } from "./verdict.tsx";
import { historyWords } from "./words-history.ts";
import { pageWords } from "./words.ts";

interface SignatureProps {
  signature: SemnaturaDocument;
}

/** A signature made here, with the last judgement of it. */
function SignatureRow({ signature }: SignatureProps) {
  const text = useWords(historyWords).signatures;
  const { date, dateTime, number } = useFormats();
  const { numarVersiune, tip, verificatLa, dovadaPanaLa, observatii } = signature;
  const ending = dovadaPanaLa === undefined ? undefined : endingOf(dovadaPanaLa, Date.now());
  return (
    <li>
      <Verdict {...signature} />
      <p className="hint">
        {text.ofVersion(number(numarVersiune))}, {text.kinds[tip]}
        {verificatLa && `. ${text.verifiedAt(dateTime(verificatLa))}`}
        {dovadaPanaLa && ending === "later" && `. ${text.provenUntil(date(dovadaPanaLa))}`}
      </p>
      {dovadaPanaLa && ending && ending !== "later" && (
        <p>
          <EndingBadge ending={ending}>{text.proofEnds[ending](date(dovadaPanaLa))}</EndingBadge>
        </p>
      )}
      {observatii && <p>{observatii}</p>}
      <SignatureActs signature={signature} />
    </li>
  );
}

function SignatureActs({ signature }: SignatureProps) {
  const text = useWords(historyWords).signatures;
  const { number } = useFormats();
  const run = useAct();
  const save = useDownload();
  const opened = useOpened();
  const { document } = opened;
  const { id, numarVersiune, semnatar, tip, poate } = signature;
  const about = `${semnatar}, ${text.ofVersion(number(numarVersiune))}`;
  const mayDownload = poate.includes("DESCARCA") && isReadable(opened);
  const verify = () =>
    run(document.id, async () => {
      const { data } = await semnaturaDocumentsVerify(client, { path: { id } });
      const said = text.verdictOf(semnatar, text.verdicts[data.status]);
      return { text: said, tone: data.status === "VALIDA" ? "good" : "bad" };
    });
  const download = () =>
    save({
      call: (headers) => semnaturaDocumentsDownload(client, { path: { id }, headers }),
      name: `${document.denumire}.${tip === "CADES" ? "p7s" : "pdf"}`,
    });
  const downloadContainer = () =>
    save({
      call: (headers) => semnaturaDocumentsDownloadContainer(client, { path: { id }, headers }),
      name: `${document.denumire}.asice`,
    });
  const button = (icon: IconName, title: string, act: () => Promise<void>) => (
    <Button icon={icon} label={`${title}: ${about}`} onPress={() => void act()}>
      {title}
    </Button>
  );
  const linkTo = (name: string, title: string) => (
    <DialogLink verb={title} name={name} id={id} of={about} look="quiet" />
  );
  return (
    <div className="acts">
      {poate.includes("VERIFICA") && button("check", text.verify, verify)}
      {mayDownload && button("download", text.download, download)}
      {mayDownload && tip === "CADES" && button("download", text.downloadContainer, downloadContainer)}
      {poate.includes("MODIFICA") && linkTo("remark", text.remark)}
      {poate.includes("STERGE") && linkTo("unsign", text.remove)}
    </div>
  );
}

const RemarkForm = late(async () => ({ default: (await import("./signature-forms.tsx")).RemarkForm }));

function SignatureDialogs() {
  const text = useWords(historyWords).signatures;
  const refresh = useRefresh();
  const whyOf = useWhy();
  const { document } = useOpened();
  const remove = async (signatureId: string): Promise<void> => {
    const path = { id: Number(signatureId) };
    const { etag } = await semnaturaDocumentsRead(client, { path });
    await semnaturaDocumentsRemove(client, { path, ifMatch: etag });
    await refresh(document.id);
    showToast({ text: text.removed });
  };
  return (
    <>
      <AddressDialog name="remark" title={() => text.remarkTitle}>
        {(id, close) => <RemarkForm id={Number(id)} onEnd={close} />}
      </AddressDialog>
      <Confirm
        name="unsign"
        title={() => text.removeTitle}
        verb={text.remove}
        isDangerous
        act={remove}
        whyOf={whyOf}
      >
        {() => <p>{text.removeText}</p>}
      </Confirm>
    </>
  );
}

/** All signatures inside the current version, judged when the page opens and at each press. */
function InsideSignatures() {
  const text = useWords(historyWords).signatures;
  const opened = useOpened();
  const inside = useInside();
  if (!isReadable(opened) || opened.document.hashSha256 === undefined) return null;
  const verifyAll = async (): Promise<void> => {
    const { data = [] } = await inside.refetch();
    const bad = data.filter(({ status }) => status !== "VALIDA").length;
    announce(bad === 0 ? text.allGood(data.length) : text.someBad(bad));
  };
  return (
    <section>
      <h3>{text.inFile}</h3>
      {inside.isError && <Failed error={inside.error} onRetry={() => void inside.refetch()} />}
      {inside.isFetching && !inside.data && <Skeleton lines={2} />}
      {inside.data?.length === 0 && <p className="hint">{text.noneInFile}</p>}
      {inside.data && inside.data.length > 0 && (
        <ol className="records" aria-label={text.inFile}>
          {inside.data.map((signature) => (
            <li key={`${signature.numarRevizie} ${signature.amprenta ?? ""}`}>
              <Verdict {...signature} />
              {!signature.aici && <p className="hint">{text.elsewhere}</p>}
              {signature.acopera && <p className="hint">{text.covers(signature.acopera.join(", "))}</p>}
            </li>
          ))}
        </ol>
      )}
      <div className="acts">
        <Button icon="check" isPending={inside.isFetching} onPress={() => void verifyAll()}>
          {text.verifyAll}
        </Button>
        {inside.data && inside.data.length > 0 && <ReportActs />}
      </div>
    </section>
  );
}

/** Time stamps and evidence records: what they prove, and since when. */
function Proofs() {
  const text = useWords(pageWords);
  const { dateTime } = useFormats();
  const { data = [], isError, error, refetch } = useProofs();
  const hasSignatures = (useInside().data ?? []).length > 0;
  if (isError) return <Failed error={error} onRetry={() => void refetch()} />;
  if (data.length === 0) return null;
  return (
    <section>
      <h3>{text.signatures.proofs}</h3>
      <ul className="records" aria-label={text.signatures.proofs}>
        {data.map(({ felDovada, status, motiv, la, acopera }, i) => (
          <li key={i}>
            <p className="record-title">
              <strong>{text.signatures.proofKinds[felDovada]}</strong>{" "}
              <StateBadge tone={signatureTones[status]}>{text.signatures.verdicts[status]}</StateBadge>
            </p>
            {status === "VALIDA" && la && <p>{text.signatures.existed(dateTime(la))}</p>}
            {motiv && <p className="why">{text.reasons[motiv]}</p>}
            {acopera.length > 0 && <p className="hint">{text.signatures.covers(acopera.join(", "))}</p>}
          </li>
        ))}
      </ul>
      {!hasSignatures && (
        <div className="acts">
          <ReportActs />
        </div>
      )}
    </section>
  );
}

export default function Signatures() {
  const text = useWords(pageWords);
  const { id, poate, numarVersiune } = useOpened().document;
  const read = useQuery(signaturesQuery(id));
  return (
    <>
      <h2>{text.signatures.title}</h2>
      <div className="acts">
        {poate.includes("SEMNEAZA") && (
          <DialogLink
            verb={text.signatures.signNow(String(numarVersiune))}
            name="sign"
            id={id}
            look="plain"
            icon="signature"
          />
        )}
        {numarVersiune > 0 && (
          <Link href={addressOf(id, "dovada")} look="plain" icon="check">
            {text.acts.proof}
          </Link>
        )}
      </div>
      <InsideSignatures />
      <Proofs />
      <FilesInside />
      <section>
        <h3>{text.signatures.madeHere}</h3>
        <Loaded query={read}>
          {(signatures) =>
            signatures.length === 0 ? (
              <EmptyState icon="signature" title={text.signatures.none} />
            ) : (
              <ul className="records" aria-label={text.signatures.madeHere}>
                {signatures.map((signature) => (
                  <SignatureRow key={signature.id} signature={signature} />
                ))}
              </ul>
            )
          }
        </Loaded>
      </section>
      <SignatureDialogs />
    </>
  );
}
