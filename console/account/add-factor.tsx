import { useQuery } from "@tanstack/react-query";
import encodeQR from "qr";
import { useState } from "react";
import { type BegunFactor, type OwnFactor, ownFactors } from "../../client/second-factor.ts";
import { isProblem } from "../../client/problems.ts";
import { client, tokens } from "../api/client.ts";
import { Failed, Loaded } from "../api/failed.tsx";
import { createPasskey, knowsPasskeys } from "../api/passkeys.ts";
import { ownLoginAt } from "../api/person.ts";
import type { Service } from "../api/places.ts";
import { CopyButton } from "../kit/facts.tsx";
import { PasswordField, SelectField, TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { Problem } from "../kit/states.tsx";
import { showToast } from "../kit/toast.tsx";
import { useWords } from "../words/words.ts";
import { factorWords } from "./factor-words.ts";
import { factorsAt } from "./factor-queries.ts";
import { RecoveryCodes } from "./recovery-codes.tsx";

interface AddFactorProps {
  service: Service;
  onAdded: () => void;
  onEnd: () => void;
}

/** Adds an authenticator app: its name, the QR code, a code of it, and with the first one the recovery codes. */
export default function AddFactor({ service, onAdded, onEnd }: AddFactorProps) {
  const text = useWords(factorWords);
  const known = useQuery(factorsAt(service));
  const [begun, setBegun] = useState<BegunFactor>();
  const [codes, setCodes] = useState<readonly string[]>();
  if (codes) return <RecoveryCodes service={service} codes={codes} onEnd={onEnd} />;
  if (begun) {
    const Prove = begun.passkey ? MakePasskey : ProveForm;
    return (
      <Prove
        service={service}
        begun={begun}
        onCancel={onEnd}
        onAdded={(fresh) => {
          onAdded();
          showToast({ text: text.done });
          if (fresh) setCodes(fresh);
          else onEnd();
        }}
      />
    );
  }
  return (
    <Loaded query={known}>
      {({ items }) => (
        <BeginForm service={service} isFirst={items.length === 0} onBegun={setBegun} onCancel={onEnd} />
      )}
    </Loaded>
  );
}

interface BeginFormProps {
  service: Service;
  isFirst: boolean;
  onBegun: (begun: BegunFactor) => void;
  onCancel: () => void;
}

function BeginForm({ service, isFirst, onBegun, onCancel }: BeginFormProps) {
  const text = useWords(factorWords);
  const login = ownLoginAt(tokens, service) ?? "";
  const initial: { kind: OwnFactor["kind"]; name: string; password: string } = {
    kind: knowsPasskeys() ? "passkey" : "totp",
    name: "",
    password: "",
  };
  const form = useForm({
    initial,
    validate: ({ name, password }) => ({
      name: name.trim() === "" ? text.nameMissing : undefined,
      password: isFirst && password === "" ? text.passwordMissing : undefined,
    }),
    async submit({ kind, name, password }) {
      try {
        onBegun(await ownFactors(client, service).begin({ kind, name: name.trim(), password }));
      } catch (error) {
        if (isProblem(error) && error.key === "invalidpassword") return { password: text.passwordWrong };
        throw error;
      }
      return undefined;
    },
  });
  return (
    <Form form={form} verb={text.next} onCancel={onCancel} problemOf={(error) => <Failed error={error} />}>
      {knowsPasskeys() && (
        <SelectField
          label={text.kind}
          hint={text.kindHint}
          field={form.field("kind")}
          options={[
            { id: "passkey", label: text.passkey },
            { id: "totp", label: text.app },
          ]}
        />
      )}
      {form.values.kind === "totp" && <p>{text.begin}</p>}
      {/* Password managers find the password by this name. */}
      <input type="hidden" name="username" autoComplete="username" value={login} readOnly />
      <TextField
        label={text.name}
        hint={text.nameHint}
        field={form.field("name")}
        maxLength={60}
        isRequired
        autoFocus
      />
      {isFirst && <PasswordField label={text.password} field={form.field("password")} />}
    </Form>
  );
}

interface ProveFormProps {
  service: Service;
  begun: BegunFactor;
  onAdded: (codes: readonly string[] | undefined) => void;
  onCancel: () => void;
}

/** Asks the browser for the passkey, as soon as the person presses: browsers make none by themselves. */
function MakePasskey({ service, begun: { id, passkey = {} }, onAdded, onCancel }: ProveFormProps) {
  const text = useWords(factorWords);
  const form = useForm({
    initial: {},
    async submit() {
      const credential = await createPasskey(passkey);
      const added = await ownFactors(client, service).finish(id, { credential });
      tokens.keep(service, added.id_token, "userToken");
      onAdded(added.recoveryCodes);
      return undefined;
    },
  });
  return (
    <Form
      form={form}
      verb={text.make}
      onCancel={onCancel}
      problemOf={(error) => (isProblem(error) ? <Failed error={error} /> : <Problem title={text.notMade} />)}
    >
      <p>{text.makeText}</p>
    </Form>
  );
}

function ProveForm({ service, begun: { id, secret = "", uri = "" }, onAdded, onCancel }: ProveFormProps) {
  const text = useWords(factorWords);
  const form = useForm({
    initial: { code: "" },
    validate: ({ code }) => ({ code: code.trim() === "" ? text.codeMissing : undefined }),
    async submit({ code }) {
      try {
        const added = await ownFactors(client, service).finish(id, { code: code.trim() });
        tokens.keep(service, added.id_token, "userToken");
        onAdded(added.recoveryCodes);
      } catch (error) {
        if (isProblem(error) && error.key === "factorNeconfirmat") return { code: text.codeWrong };
        throw error;
      }
      return undefined;
    },
  });
  return (
    <Form form={form} verb={text.add} onCancel={onCancel} problemOf={(error) => <Failed error={error} />}>
      <p>{text.scan}</p>
      <QrCode text={uri} label={text.qr} />
      <p>{text.typed}</p>
      <p>
        <code className="secret-value">{secret.match(/.{4}/g)?.join(" ")}</code>
      </p>
      <div className="acts">
        <CopyButton text={secret} label={text.copySecret} />
      </div>
      <TextField
        label={text.code}
        hint={text.codeHint}
        field={form.field("code")}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={10}
        isRequired
        autoFocus
      />
    </Form>
  );
}

/** Dark on light in both themes, with the quiet zone of four modules that scanners need. */
function QrCode({ text, label }: { text: string; label: string }) {
  const rows = encodeQR(text, "raw", { border: 4 });
  const size = rows.length;
  const path = rows
    .flatMap((row, y) => row.flatMap((isDark, x) => (isDark ? [`M${x} ${y}h1v1h-1z`] : [])))
    .join("");
  return (
    <svg
      className="qr"
      role="img"
      aria-label={label}
      viewBox={`0 0 ${size} ${size}`}
      shapeRendering="crispEdges"
    >
      <rect width={size} height={size} fill="#fff" />
      <path d={path} fill="#000" />
    </svg>
  );
}
