import { useQuery } from "@tanstack/react-query";
import { bucketAccesList, bucketsList } from "../../client/generated/documents/operations.ts";
import type { BucketAcces, BucketView, User } from "../../client/generated/documents/types.ts";
import { client } from "../api/client.ts";

/** A container in which the person may be a member, and their membership if they are. */
export interface Affiliation {
  bucket: BucketView;
  membership: BucketAcces | undefined;
}

const MOST = 50;
/** The services allow a few calls a second. */
const AT_ONCE = 4;

/** The service lists members by container: those of the person's organization are read one by one, or the platform's. */
async function readAffiliations({ id, organizatieId }: User): Promise<Affiliation[]> {
  const { data } = await bucketsList(client, {
    query: {
      ...(organizatieId === undefined
        ? { "filter[organizatieId][specified]": "false" }
        : { "filter[organizatieId]": String(organizatieId) }),
      sort: "denumire",
      size: MOST,
    },
  });
  const affiliations: Affiliation[] = [];
  for (let at = 0; at < data.items.length; at += AT_ONCE) {
    const some = data.items.slice(at, at + AT_ONCE);
    affiliations.push(...(await Promise.all(some.map((bucket) => readAffiliation(bucket, id)))));
  }
  return affiliations;
}

async function readAffiliation(bucket: BucketView, personId: number): Promise<Affiliation> {
  const members = await bucketAccesList(client, { query: { bucketId: bucket.id } });
  return { bucket, membership: members.data.find(({ appUserId }) => appUserId === personId) };
}

export const useAffiliations = (user: User) =>
  useQuery({
    queryKey: ["documents", "people", user.login, "memberships", user.organizatieId],
    queryFn: () => readAffiliations(user),
  });
