import { useIsServiceAdministrator } from "../api/rights.ts";
import Buckets from "./bucket-list.tsx";
import Organizations from "./organization-list.tsx";

/** An organization's administrator has one organization: the containers are the list. */
export default function Home() {
  return useIsServiceAdministrator() ? <Organizations /> : <Buckets />;
}
