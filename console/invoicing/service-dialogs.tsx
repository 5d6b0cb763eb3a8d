import { useQueryClient } from "@tanstack/react-query";
import { Suspense, lazy } from "react";
import { adminServicesRead, adminServicesRemove } from "../../client/generated/invoicing/operations.ts";
import type { ServiceRecord } from "../../client/generated/invoicing/types.ts";
import { client } from "../api/client.ts";
import { sentenceOf } from "../api/failed.tsx";
import { Confirm } from "../kit/confirm.tsx";
import { AddressDialog } from "../kit/dialog.tsx";
import { Skeleton } from "../kit/states.tsx";
import { showToast } from "../kit/toast.tsx";
import { useGo } from "../shell/use-go.ts";
import { useLanguage } from "../words/language.ts";
import { useWords } from "../words/words.ts";
import { BASE, SERVICES_KEY } from "./parts.tsx";
import { invoicingWords } from "./words.ts";

const ServiceForm = lazy(() => import("./service-form.tsx"));

export const readService = (id: number) => adminServicesRead(client, { path: { id } });

/** The form of a service, and the question before it is removed. */
export function ServiceDialogs({ row }: { row: ServiceRecord }) {
  const text = useWords(invoicingWords).services;
  const language = useLanguage();
  const queries = useQueryClient();
  const go = useGo();

  async function remove(id: string): Promise<void> {
    const { etag } = await readService(Number(id));
    await adminServicesRemove(client, { path: { id: Number(id) }, ifMatch: etag });
    showToast({ text: text.removed(row.name) });
    go(BASE, { isReplacing: true });
    queries.removeQueries({ queryKey: [...SERVICES_KEY, Number(id)] });
    await queries.invalidateQueries({ queryKey: [...SERVICES_KEY, "list"] });
  }

  return (
    <>
      <AddressDialog name="edit" title={() => `${text.edit}: ${row.name}`}>
        {(id, close) => (
          <Suspense fallback={<Skeleton />}>
            <ServiceForm id={Number(id)} onEnd={close} />
          </Suspense>
        )}
      </AddressDialog>
      <Confirm
        name="remove"
        title={() => `${text.remove}: ${row.name}`}
        verb={text.remove}
        isDangerous
        act={remove}
        whyOf={(error) => sentenceOf(error, language)}
      >
        {() => text.removeText}
      </Confirm>
    </>
  );
}
