import { useTier } from "../api/rights.ts";
import { Skeleton } from "../kit/states.tsx";
import Buckets from "./bucket-list.tsx";
import Organizations from "./organization-list.tsx";

/** An organization's administrator has one organization: the containers are the list. */
export default function Home() {
  const tier = useTier();
  if (tier === undefined) return <Skeleton lines={8} />;
  return tier === "SERVICE" ? <Organizations /> : <Buckets />;
}
