import { queryOptions } from "@tanstack/react-query";
import { ownFactors, type OwnFactors } from "../../client/second-factor.ts";
import { client } from "../api/client.ts";
import type { Service } from "../api/places.ts";

export const factorsAt = (service: Service) =>
  queryOptions({
    queryKey: [service, "factors"],
    queryFn: (): Promise<OwnFactors> => ownFactors(client, service).read(),
  });
