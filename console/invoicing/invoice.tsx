import { useQuery } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { adminInvoicesRead } from "../../client/generated/invoicing/operations.ts";
import type { InvoiceAccount } from "../../client/generated/invoicing/types.ts";
import { client } from "../api/client.ts";
import { Loaded } from "../api/failed.tsx";
import { Link } from "../kit/button.tsx";
import { useDialogAddress } from "../kit/dialog-address.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { CopyButton } from "../kit/facts.tsx";
import { Panel } from "../kit/panel.tsx";
import { Skeleton } from "../kit/states.tsx";
import { PageTitle } from "../shell/page-title.tsx";
import { type ScreenProps, screen } from "../shell/screen.tsx";
import { useWords } from "../words/words.ts";
import { InvoiceFacts } from "./invoice-facts.tsx";
import { Ledger, Payments } from "./invoice-tables.tsx";
import { BASE, INVOICES_KEY, InvoiceBadge } from "./parts.tsx";
import { invoicingWords } from "./words.ts";

const CancelForm = lazy(() => import("./cancel-form.tsx"));
const RefundForm = lazy(() => import("./refund-form.tsx"));

function InvoiceScreen({ params: { code } }: ScreenProps<"code", object>) {
  const words = useWords(invoicingWords);
  const text = words.invoices;
  const invoice = useQuery({
    queryKey: [...INVOICES_KEY, code],
    queryFn: async () => (await adminInvoicesRead(client, { path: { code } })).data,
  });
  return (
    <>
      <Link href={`${BASE}/facturi`} icon="chevronLeft">
        {words.back.invoices}
      </Link>
      <Loaded query={invoice} lines={8}>
        {(shown) => (
          <>
            <div className="page-head">
              <div className="acts">
                <PageTitle>{text.title(shown.code)}</PageTitle>
                <InvoiceBadge status={shown.status} />
              </div>
              <Acts invoice={shown} />
            </div>
            <div className="stack">
              <InvoiceFacts invoice={shown} />
              <Panel title={text.payments}>
                <Payments invoice={shown} />
              </Panel>
              <Panel title={text.ledger}>
                <Ledger invoice={shown} />
              </Panel>
            </div>
            <Dialogs />
          </>
        )}
      </Loaded>
    </>
  );
}

/** An unpaid invoice is cancelled, a paid one is refunded; what its state does not allow is not offered. */
function Acts({ invoice }: { invoice: InvoiceAccount }) {
  const text = useWords(invoicingWords).invoices;
  const dialogs = useDialogAddress();
  const isPaid = invoice.transactions.length > 0;
  const isRefundable = isPaid && ["PartiallyPaid", "Paid", "Expired"].includes(invoice.status);
  return (
    <div className="acts">
      <CopyButton text={invoice.code} label={text.copy} />
      {isRefundable && (
        <Link href={dialogs.hrefOf({ name: "refund", id: invoice.code })} look="plain">
          {text.refund}
        </Link>
      )}
      {invoice.status === "Active" && (
        <Link href={dialogs.hrefOf({ name: "cancel", id: invoice.code })} look="danger">
          {text.cancel}
        </Link>
      )}
    </div>
  );
}

function Dialogs() {
  const text = useWords(invoicingWords).invoices;
  return (
    <>
      <AddressDialog name="cancel" title={() => text.cancel}>
        {(code, close) => (
          <Suspense fallback={<Skeleton />}>
            <CancelForm code={code} onEnd={close} />
          </Suspense>
        )}
      </AddressDialog>
      <AddressDialog name="refund" title={() => text.refundTitle}>
        {(code, close) => (
          <Suspense fallback={<Skeleton />}>
            <RefundForm code={code} onEnd={close} />
          </Suspense>
        )}
      </AddressDialog>
    </>
  );
}

export default screen({ params: ["code"], search: () => ({}), page: InvoiceScreen });
