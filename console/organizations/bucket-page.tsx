import type { BucketView } from "../../client/generated/documents/types.ts";
import { Loaded } from "../api/failed.tsx";
import { useNames } from "../api/names.ts";
import { useIsServiceAdministrator } from "../api/rights.ts";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { KeyValues } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { countIn } from "../shell/search.ts";
import { useWords } from "../words/words.ts";
import { useBucket } from "./bucket.ts";
import { BucketActs } from "./bucket-acts.tsx";
import { BucketForms } from "./bucket-forms.tsx";
import { BucketHistory } from "./bucket-history.tsx";
import { MembersPanel } from "./members-panel.tsx";
import { BucketState } from "./parts.tsx";
import { StorePanel, type StorePanelProps } from "./store-panel.tsx";
import { organizationWords } from "./words.ts";

interface Search {
  /** Of the members. */
  page: number;
}

type Props = ScreenProps<"id", Search>;

function BucketPage(props: Props) {
  const text = useWords(organizationWords).buckets;
  const record = useBucket(Number(props.params.id));
  return (
    <>
      <p>
        <Link href="/app/organizatii/containere">{text.back}</Link>
      </p>
      {!record.data && <PageTitle>{text.one}</PageTitle>}
      <Loaded query={record}>
        {({ data, etag }) => <BucketParts bucket={data} revision={etag} {...props} />}
      </Loaded>
    </>
  );
}

function BucketParts({ bucket, revision, search, hrefWith }: StorePanelProps & Props) {
  const text = useWords(organizationWords);
  const dialogs = useDialogAddress();
  const id = String(bucket.id);
  return (
    <>
      <div className="page-head">
        <PageTitle>{bucket.denumire}</PageTitle>
        <BucketActs bucket={bucket} />
      </div>
      <div className="panels">
        <Panel title={text.data} acts={<Link href={dialogs.hrefOf({ name: "edit", id })}>{text.edit}</Link>}>
          <BucketFacts bucket={bucket} />
        </Panel>
        <MembersPanel bucket={bucket} page={search.page} hrefWith={hrefWith} />
        <StorePanel bucket={bucket} revision={revision} />
        <BucketHistory bucket={bucket} />
      </div>
      <BucketForms bucket={bucket} />
    </>
  );
}

function BucketFacts({ bucket }: { bucket: BucketView }) {
  const text = useWords(organizationWords);
  const isService = useIsServiceAdministrator();
  const { id, organizatieId } = bucket;
  const name = useNames("organizations", isService ? [organizatieId] : [])(organizatieId);
  const organization =
    organizatieId === undefined ? (
      text.buckets.platform
    ) : (
      <Link href={`/app/organizatii/${organizatieId}`}>{name ?? "…"}</Link>
    );
  return (
    <>
      <KeyValues
        entries={[
          { label: text.fields.denumire, value: bucket.denumire },
          { label: text.fields.cod, value: bucket.cod },
          ...(isService ? [{ label: text.fields.organizatieId, value: organization }] : []),
          { label: text.state, value: <BucketState activ={bucket.activ} /> },
        ]}
      />
      <p>
        <Link href={`/app/sisteme-client?container=${id}`}>{text.buckets.machines}</Link>
      </p>
    </>
  );
}

export default screen({
  params: ["id"],
  search: (raw): Search => ({ page: countIn(raw, "page", 1) }),
  page: BucketPage,
});
