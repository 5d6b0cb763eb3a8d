import * as z from "zod";
import type { Access } from "../../../../shared/http/access.ts";
import { listOf, PAGE_SIZE } from "../../../../shared/http/list-query.ts";
import { access } from "../../access/authentication.ts";
import type { Principal } from "../../access/principal.ts";
import { VersionFilters, VersionView } from "../../records/version.ts";
import { get } from "../../service.ts";
import { listVersions } from "./list-versions.ts";

/** For any caller: other doors have the same list. */
const user: Access<Principal> = access.user;

/** The list, without the verbs that write: the function of a door may have none of them. */
export const versionList = get(
  "/api/documents/{id}/versions",
  {
    access: user,
    summary: "Istoricul versiunilor, cea mai nouă întâi",
    query: listOf(VersionFilters, { size: PAGE_SIZE.most }),
    returns: z.array(VersionView),
  },
  ({ params, caller, query }) => listVersions(caller, params.id, query),
);
