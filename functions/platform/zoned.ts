import type { RouteGroup } from "../../shared/http/route.ts";

/**
 * Names the operations of a group by the zone of their address, `{zone}.{resource}.{action}` (section 8 of the standard): the
 * same resource stands in several zones of this service.
 */
export const inZone = (group: RouteGroup): RouteGroup =>
  Object.fromEntries(
    Object.entries(group).map(([action, route]) => {
      const prefix = `${route.zone}.`;
      const { operationId } = route;
      return [
        action,
        { ...route, operationId: operationId.startsWith(prefix) ? operationId : prefix + operationId },
      ];
    }),
  );
