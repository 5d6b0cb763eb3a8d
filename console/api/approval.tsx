import { Button, Link } from "../kit/button.tsx";
import { useFormats } from "../words/formats.ts";
import { useWords } from "../words/words.ts";
import type { Service } from "./places.ts";
import { apiWords } from "./words.ts";

/** An act that waits for a second person, as an answer 202 describes it. */
export interface AskedApproval {
  id: number;
  expiresAt: string;
}

export const approvalsHref = (service: Service): string => `/app/aprobari?serviciu=${service}`;

export interface ApprovalAskedProps {
  service: Service;
  approval: AskedApproval;
  onEnd: () => void;
}

/** Replaces a form whose act needs a second person. */
export function ApprovalAsked({ service, approval, onEnd }: ApprovalAskedProps) {
  const text = useWords(apiWords).approval;
  const { dateTime } = useFormats();
  return (
    <div className="form" role="status">
      <p>
        <strong>{text.title}</strong> {text.text(dateTime(approval.expiresAt))}
      </p>
      <div className="acts">
        <Link href={approvalsHref(service)} look="primary">
          {text.open}
        </Link>
        <Button onPress={onEnd}>{text.close}</Button>
      </div>
    </div>
  );
}
