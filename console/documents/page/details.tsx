import { documentsPatch } from "../../../client/generated/documents/operations.ts";
import { client } from "../../api/client.ts";
import { useNames } from "../../api/names.ts";
import { usePeople } from "../../api/people.ts";
import { Button, Link } from "../../kit/button.tsx";
import { CopyButton, type KeyValue, KeyValues } from "../../kit/facts.tsx";
import { StateBadge } from "../../kit/states.tsx";
import { useFormats } from "../../words/formats.ts";
import { useLanguage } from "../../words/language.ts";
import { useWords } from "../../words/words.ts";
import { useBucket } from "./names.ts";
import { addressOf, useOpened } from "./opened.ts";
import { resultOfScan } from "./scan-words.ts";
import { useAct } from "./use-act.ts";
import { recordWords } from "./words-record.ts";
import { pageWords } from "./words.ts";

export default function Details() {
  const text = useWords(pageWords);
  return (
    <>
      <h2>{text.tabs.detalii}</h2>
      <KeyValues
        entries={[
          ...useDescription(),
          ...usePlaces(),
          ...useContent(),
          ...useScan(),
          ...useFileProperties(),
          ...useDates(),
        ]}
      />
    </>
  );
}

function useDescription(): KeyValue[] {
  const text = useWords(pageWords);
  const { descriere, etichete, cod } = useOpened().document;
  return [
    { label: text.fields.descriere, value: descriere },
    {
      label: text.fields.etichete,
      value:
        etichete.length === 0
          ? undefined
          : etichete.map((label) => <StateBadge key={label}>{label}</StateBadge>),
    },
    {
      label: text.details.code,
      value: (
        <>
          {cod} <CopyButton text={cod} label={text.details.copyCode} />
        </>
      ),
    },
  ];
}

function usePlaces(): KeyValue[] {
  const text = useWords(pageWords);
  const { id, bucketId, emitentId, proprietarId, visibility, tipSecuritate, retinereLegala } =
    useOpened().document;
  const bucket = useBucket(bucketId);
  const issuer = useNames("issuers", [emitentId])(emitentId);
  return [
    { label: text.fields.bucketId, value: bucket === null ? text.details.otherBucket : bucket },
    { label: text.fields.emitentId, value: issuer },
    {
      label: text.details.owner,
      value:
        proprietarId === undefined ? undefined : (
          <Link href={addressOf(id, "acces")}>{text.details.ownerClient}</Link>
        ),
    },
    {
      label: text.fields.visibility,
      value: `${text.visibility[visibility]}: ${text.visibilityHints[visibility]}`,
    },
    {
      label: text.details.security,
      value: tipSecuritate === undefined ? text.details.unprotected : text.securityHints[tipSecuritate],
    },
    { label: text.details.hold, value: retinereLegala ? text.details.heldText : text.details.notHeld },
  ];
}

function useContent(): KeyValue[] {
  const text = useWords(pageWords);
  const { size, number } = useFormats();
  const { format, extensie, dimensiune, hashSha256, numarVersiune, furnizor, mod } = useOpened().document;
  const kind = format && `${text.formats[format]}${extensie === undefined ? "" : ` (${extensie})`}`;
  return [
    { label: text.details.kind, value: kind },
    { label: text.details.size, value: dimensiune === undefined ? undefined : size(dimensiune) },
    { label: text.details.version, value: numarVersiune > 0 ? number(numarVersiune) : undefined },
    ...(furnizor === undefined
      ? []
      : [
          {
            label: text.details.source,
            value: `${text.providers[furnizor]}, ${text.modes[mod ?? "COPIE"]}`,
          },
        ]),
    {
      label: text.details.hash,
      value:
        hashSha256 === undefined ? undefined : (
          <>
            <code>{hashSha256}</code> <CopyButton text={hashSha256} label={text.details.copyHash} />
          </>
        ),
    },
  ];
}

function useScan(): KeyValue[] {
  const text = useWords(recordWords).scan;
  const { dateTime } = useFormats();
  const { scanare } = useOpened().document;
  if (!scanare) return [];
  const result = resultOfScan(scanare, text);
  return [
    { label: text.label, value: scanare.la === undefined ? result : `${result} (${dateTime(scanare.la)})` },
  ];
}

/** What the file says about itself, as far as it does. */
function useFileProperties(): KeyValue[] {
  const text = useWords(recordWords).details;
  const { dateTime, number } = useFormats();
  const languages = new Intl.DisplayNames([useLanguage()], { type: "language" });
  const { titlu, autor, data, limba, pagini } = useOpened().document.proprietati ?? {};
  const entries: KeyValue[] = [
    { label: text.title, value: titlu && <FileTitle title={titlu} /> },
    { label: text.author, value: autor },
    { label: text.fileDate, value: data && dateTime(data) },
    { label: text.language, value: limba && languages.of(limba) },
    { label: text.pages, value: pagini && number(pagini) },
  ];
  return entries.filter(({ value }) => value !== undefined);
}

/** Who may name the document is offered the title for a name. */
function FileTitle({ title }: { title: string }) {
  const text = useWords(recordWords).details;
  const run = useAct();
  const { document, etag } = useOpened();
  const { id, denumire, poate } = document;
  const use = () =>
    run(id, async () => {
      await documentsPatch(client, { path: { id }, body: { denumire: title }, ifMatch: etag });
      return { text: text.titleUsed(title) };
    });
  return (
    <>
      {title}{" "}
      {title !== denumire && poate.includes("MODIFICA") && (
        <Button look="plain" onPress={() => void use()}>
          {text.useTitle}
        </Button>
      )}
    </>
  );
}

function useDates(): KeyValue[] {
  const text = useWords(recordWords).details;
  const { dateTime } = useFormats();
  const { creatDe, creatLa, modificatDe, modificatLa, arhivatLa, stersLa } = useOpened().document;
  const nameOf = usePeople([creatDe, modificatDe]);
  return [
    { label: text.created, value: text.byAt(nameOf(creatDe), dateTime(creatLa)) },
    { label: text.changed, value: text.byAt(nameOf(modificatDe), dateTime(modificatLa)) },
    ...(arhivatLa === undefined ? [] : [{ label: text.archived, value: dateTime(arhivatLa) }]),
    ...(stersLa === undefined ? [] : [{ label: text.removed, value: dateTime(stersLa) }]),
  ];
}
