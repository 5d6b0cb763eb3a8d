import { type ComponentType, Suspense, lazy } from "react";
import type { BucketView } from "../../client/generated/documents/types.ts";
import { AddressDialog } from "../kit/dialog.tsx";
import { Skeleton } from "../kit/states.tsx";
import { useWords } from "../words/words.ts";
import { organizationWords } from "./words.ts";

const BucketForm = lazy(() => import("./bucket-form.tsx"));
const MoveForm = lazy(() => import("./move-form.tsx"));
const MemberForm = lazy(() => import("./member-form.tsx"));
const StoreForm = lazy(() => import("./store-form.tsx"));

export function BucketForms({ bucket }: { bucket: BucketView }) {
  const text = useWords(organizationWords);
  const forms: readonly [
    name: string,
    title: string,
    form: ComponentType<{ id: number; onEnd: () => void }>,
  ][] = [
    ["edit", text.edit, BucketForm],
    ["move", text.buckets.move, MoveForm],
    ["member", text.members.add, MemberForm],
    ["store", bucket.accessKey === undefined ? text.store.connect : text.store.change, StoreForm],
  ];
  return forms.map(([name, title, Form]) => (
    <AddressDialog key={name} name={name} title={() => `${title}: ${bucket.denumire}`}>
      {(id, close) => (
        <Suspense fallback={<Skeleton />}>
          <Form id={Number(id)} onEnd={close} />
        </Suspense>
      )}
    </AddressDialog>
  ));
}
