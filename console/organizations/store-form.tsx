import type { BucketView } from "../../client/generated/documents/types.ts";
import { Loaded } from "../api/failed.tsx";
import { RecordForm } from "../api/record-form.tsx";
import { TextField } from "../kit/fields.tsx";
import type { Errors } from "../kit/form.ts";
import { type SameTexts, useWords } from "../words/words.ts";
import { changeBucket, readBucket, useBucketSaved, useFreshBucket } from "./bucket.ts";
import { organizationWords } from "./words.ts";

const valuesOf = ({ endpoint = "", regiune = "", accessKey = "", provider = "" }: BucketView) => ({
  endpoint,
  regiune,
  accessKey,
  secret: "",
  provider,
});
type Values = ReturnType<typeof valuesOf>;
type StoreText = SameTexts<(typeof organizationWords)["ro"]["store"]>;

const orNothing = (text: string): string | null => text.trim() || null;

function errorsIn({ endpoint, regiune, accessKey, secret }: Values, { missing }: StoreText): Errors<Values> {
  const isNowhere = endpoint.trim() === "" && regiune.trim() === "";
  const isAddress = endpoint.trim() === "" || /^https?:\/\/\S+$/.test(endpoint.trim());
  return {
    endpoint: isNowhere ? missing.place : isAddress ? undefined : missing.endpoint,
    regiune: /^[A-Za-z0-9-]{0,64}$/.test(regiune.trim()) ? undefined : missing.regiune,
    accessKey: accessKey.trim() === "" ? missing.accessKey : undefined,
    secret: secret === "" ? missing.secret : undefined,
  };
}

/** The service probes a store for which a secret is given before it saves the connection: saving is the test. */
export default function StoreForm({ id, onEnd }: { id: number; onEnd: () => void }) {
  const text = useWords(organizationWords).store;
  const saved = useBucketSaved();
  const start = useFreshBucket(id);
  const { endpoint, regiune, accessKey, secret, provider } = text;
  return (
    <Loaded query={start}>
      {({ data, etag }) => (
        <RecordForm
          name={`store.${id}`}
          start={{ values: valuesOf(data), etag }}
          labels={{ endpoint, regiune, accessKey, secret, provider }}
          shown={(name, value) => (name === "secret" ? "•".repeat(value.length) : value)}
          unkept={["secret"]}
          verb={text.verb}
          onEnd={onEnd}
          validate={(values) => errorsIn(values, text)}
          reread={async () => {
            const read = await readBucket(id);
            return { values: valuesOf(read.data), etag: read.etag };
          }}
          save={async (values, ifMatch) => {
            const change = {
              endpoint: orNothing(values.endpoint),
              regiune: orNothing(values.regiune),
              accessKey: values.accessKey.trim(),
              secret: values.secret,
              provider: orNothing(values.provider),
            };
            await changeBucket(data, change, ifMatch);
            await saved(text.tested);
          }}
        >
          {(form) => (
            <>
              <p>{text.about}</p>
              <TextField
                label={endpoint}
                hint={text.endpointHint}
                field={form.field("endpoint")}
                type="url"
                maxLength={255}
              />
              <TextField
                label={regiune}
                hint={text.regiuneHint}
                field={form.field("regiune")}
                maxLength={64}
              />
              <TextField label={accessKey} field={form.field("accessKey")} maxLength={255} isRequired />
              <TextField
                label={secret}
                hint={text.secretHint}
                field={form.field("secret")}
                type="password"
                autoComplete="off"
                maxLength={255}
                isRequired
              />
              <TextField label={provider} field={form.field("provider")} maxLength={64} />
            </>
          )}
        </RecordForm>
      )}
    </Loaded>
  );
}
