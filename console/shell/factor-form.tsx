import { useState } from "react";
import { Button } from "../kit/button.tsx";
import { TextField } from "../kit/fields.tsx";
import { Form } from "../kit/form-frame.tsx";
import { useForm } from "../kit/form.ts";
import { Problem } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import type { FactorMethod, FactorRefusal, GivenFactor } from "./session.ts";
import { shellWords } from "./words.ts";

export interface FactorFormProps {
  methods: readonly FactorMethod[];
  /** Resolves to the reason if it was refused. */
  give: (given: GivenFactor) => Promise<FactorRefusal | undefined>;
  onGiven: () => void;
  /** The factor can no longer be given: what asked for it begins again. */
  onOver: () => void;
  /** What the person can do instead. */
  otherwise: { label: string; onPress: () => void };
}

/** Asks for a second factor: a passkey, a code of the app, or a recovery code. */
export function FactorForm({ methods, give, onGiven, onOver, otherwise }: FactorFormProps) {
  const text = useWords(shellWords).signIn;
  const typed = methods.filter((one) => one !== "passkey");
  const [method, setMethod] = useState<FactorMethod>(typed[0] ?? "totp");
  const hasPasskey = methods.includes("passkey");
  const [refusal, setRefusal] = useState<FactorRefusal>();
  const form = useForm({
    initial: { code: "" },
    validate: ({ code }) => ({ code: code.trim() === "" ? text.factor.codeMissing : undefined }),
    async submit({ code }) {
      const refused = await offer({ method, code: code.trim() });
      return refused === "wrong" ? { code: text.factor.wrongCode } : undefined;
    },
  });
  async function offer(given: GivenFactor): Promise<FactorRefusal | undefined> {
    setRefusal(undefined);
    const refused = await give(given);
    if (refused === undefined) onGiven();
    else if (refused === "over") onOver();
    else if (refused !== "wrong" || given.method === "passkey") setRefusal(refused);
    return refused;
  }
  const other = typed.find((one) => one !== method);
  const isCode = method === "totp";
  const problem =
    refusal &&
    {
      blocked: text.blocked,
      unavailable: text.unavailable,
      wrong: text.factor.wrongPasskey,
      cancelled: text.factor.noPasskey,
      over: undefined,
    }[refusal];
  const otherwiseButton = (
    <Button look="quiet" onPress={otherwise.onPress}>
      {otherwise.label}
    </Button>
  );
  return (
    <>
      {problem && <Problem title={problem} />}
      {hasPasskey && (
        <div className="acts">
          <Button look="primary" onPress={() => void offer({ method: "passkey", code: "" })}>
            {text.factor.usePasskey}
          </Button>
          {typed.length === 0 && otherwiseButton}
        </div>
      )}
      {typed.length > 0 && (
        <Form form={form} verb={text.factor.verb} problemOf={() => <Problem title={text.unavailable} />}>
          <TextField
            key={method}
            label={isCode ? text.factor.code : text.factor.recovery}
            hint={isCode ? text.factor.codeHint : text.factor.recoveryHint}
            field={form.field("code")}
            inputMode={isCode ? "numeric" : "text"}
            autoComplete={isCode ? "one-time-code" : "off"}
            maxLength={40}
            isRequired
            autoFocus
          />
          <div className="acts">
            {other && (
              <Button
                look="quiet"
                onPress={() => {
                  form.reset({ code: "" });
                  setMethod(other);
                }}
              >
                {isCode ? text.factor.useRecovery : text.factor.useCode}
              </Button>
            )}
            {otherwiseButton}
          </div>
        </Form>
      )}
    </>
  );
}
